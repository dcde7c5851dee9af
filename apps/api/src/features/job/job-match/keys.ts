/** A word as a number, for narrow rows and arrays; two words that meet in one are one in four thousand millions. */
export function toKey(word: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < word.length; at += 1) hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193)
  return hash | 0
}

const makers = /^(?:apache|microsoft|ms|core)[\s-]+(?=\S)/
const lettersMin = 3

/**
 * Makes the text that a skill is compared by: `React.js`, `ReactJS` and `React` are one, and so are `HTML5` and `HTML`; `C`, `C++` and `C#`
 * are three.
 */
export function foldSkill(name: string): string {
  const folded = name
    .normalize('NFKC')
    .toLowerCase()
    .trim()
    .replace(makers, '')
    .replace(/[^\p{L}\p{M}\p{N}+#]+/gu, '')
  const plain = folded.replace(/(?<=\p{L}{3})\d+$/u, '')
  return plain.length > lettersMin && plain.endsWith('js') ? plain.slice(0, -2) : plain
}

/** The keys of skills; of `HTML/CSS` those of both. */
export const skillKeys = (skills: readonly string[]): number[] => [
  ...new Set(
    skills
      .flatMap((skill) => skill.split('/'))
      .map(foldSkill)
      .filter(Boolean)
      .map(toKey),
  ),
]
