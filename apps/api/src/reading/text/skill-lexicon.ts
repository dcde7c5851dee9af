/** The skills that an administrator keeps, as they are handed to a reader with a file. */
export interface SkillWords {
  /** Names the state of the list: a reader that knows it need not take it in again. */
  version: string
  /** Name and aliases of each, as JSON: one text crosses to another thread at once, ten thousand arrays do not. */
  json: string
}

/** By a name or alias in lower case, what the skill is called. */
export type SkillLexicon = ReadonlyMap<string, string>

export const noSkills: SkillLexicon = new Map()

let known: { version: string; lexicon: SkillLexicon } | undefined

/** The lexicon of a list; the last one is kept, for a reader mostly gets the same with every file. */
export function toLexicon(words: SkillWords | undefined): SkillLexicon {
  if (!words) return noSkills
  if (known?.version === words.version) return known.lexicon
  const skills = JSON.parse(words.json) as string[][]
  const lexicon = new Map(
    skills.flatMap(([name = '', ...aliases]) =>
      [name, ...aliases].map((word): [string, string] => [word.toLowerCase(), name]),
    ),
  )
  known = { version: words.version, lexicon }
  return lexicon
}

/** Finds the name of a skill that a document calls so. */
export const skillName = (lexicon: SkillLexicon, written: string): string =>
  lexicon.get(written.toLowerCase()) ?? written

const proseCharsMin = 3

/**
 * True if a stretch of a sentence names a skill of the list. A short word, or one in small letters, may be a word of the language: it
 * counts where skills are listed, not here.
 */
export const isSkillInProse = (lexicon: SkillLexicon, written: string): boolean =>
  written.length >= proseCharsMin && /[\p{Lu}\p{N}\p{Lo}+#.]/u.test(written) && lexicon.has(written.toLowerCase())
