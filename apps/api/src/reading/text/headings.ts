import { languages, unspaced, wordsOf } from '../languages/all.ts'
import type { SectionKind } from '../languages/language.ts'
import { remember } from './remember.ts'

const headingCharsMax = 42

const plain = (text: string) => {
  const name = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/ı/g, 'i')
    .replace(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, '')
    .replace(/\s*[/,]\s*/g, ' and ')
    .replace(/\u200c/g, '')
    .replace(/\s+/g, ' ')
    .normalize('NFC')
  return unspaced.test(name) ? name.replace(/[\s・·]/g, '') : name
}

const kinds = new Map<string, SectionKind>()
const spokenIn = new Map<string, string[]>()
for (const { code, headings } of languages)
  for (const [kind, names] of Object.entries(headings) as [SectionKind, string][])
    for (const name of wordsOf(names).map(plain)) {
      if (!kinds.has(name)) kinds.set(name, kind)
      spokenIn.set(name, [...(spokenIn.get(name) ?? []), code])
    }
// 'E D U C AT I O N' comes as pieces: without its blanks it is one again.
const closed = new Map([...kinds].map(([name, kind]) => [name.replaceAll(' ', ''), kind]))

const joining = /\s*(?:&|\+|\/)\s*|\s+(?:and|und|et|y|e|en|och|i|ve|и)\s+/

/** 'Studium & Ausbildung', 'Permis et langues': two headings in one are of the first's kind, or of the one that says more. */
function kindOfPair(name: string): SectionKind | undefined {
  const [first, second, ...others] = name.split(joining).map((part) => kinds.get(part))
  if (!first || !second || others.length > 0) return undefined
  return first === 'other' ? second : first
}

const duration = /\s+[–—-]\s+\d+\s\p{L}+(?:\s\d+\s\p{L}+)?$/u

/** The kind that a line announces, or undefined if it is no heading. */
export const headingKind = remember((text): SectionKind | undefined => {
  if (text.length > headingCharsMax || /[.@]|\d{3}/.test(text.trim().replace(/[.:]$/, ''))) return undefined
  const name = plain(text.replace(duration, ''))
  const known = kinds.get(name) ?? kindOfPair(name)
  if (known) return known
  // A heading of which letters stand apart; a text of ordinary words is left alone.
  const isSpaced = /(?:^|\s)\S(?:\s\S{1,2}){2,}/u.test(text.trim())
  const isJoined = /^\p{Lu}{8,}$|\p{Ll}\p{Lu}|^\S{10,}$/u.test(text.trim())
  return isSpaced || isJoined ? closed.get(name.replaceAll(' ', '')) : undefined
})

/** `Technical Skills: Java, SQL` announces skills on the line that holds them; `rest` is where they begin. */
export function inlineHeading(text: string): { kind: SectionKind; rest: number } | undefined {
  const colon = /^([^:\t]{3,40})(?::\s*|\t)(?=\S)/.exec(text)
  const kind = colon?.[1] && headingKind(colon[1])
  return colon && kind ? { kind, rest: colon[0].length } : undefined
}

/** The language in which most headings of a text are written; one that several share speaks for each. */
export function detectLanguage(texts: readonly string[]): string | undefined {
  const counts = new Map<string, number>()
  for (const text of texts) {
    const codes = text.length > headingCharsMax ? [] : (spokenIn.get(plain(text)) ?? [])
    for (const code of codes) counts.set(code, (counts.get(code) ?? 0) + 1 / codes.length)
  }
  return [...counts].sort((one, other) => other[1] - one[1])[0]?.[0]
}
