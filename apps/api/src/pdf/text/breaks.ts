import type { Sign } from './signs.ts'

const words = new Intl.Segmenter('en', { granularity: 'word' })
const space = /^\s+$/u
// Scripts that write without spaces.
const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}　-〿！-｠]/u
// May not begin a line, and may not end one.
const closing = /^[\p{Pe}\p{Pf}、。，．：；！？…·%％]/u
const opening = /[\p{Ps}\p{Pi}]$/u
const afterWhichBroken = /[-–—/]$/u

/** The numbers of signs after which a line may end. */
export function breaksAfter(signs: readonly Sign[]): Set<number> {
  const ends = endsOfWords(signs)
  const breaks = new Set<number>()
  for (const end of ends) {
    const before = signs[end]?.text ?? ''
    const after = signs[end + 1]?.text
    if (after === undefined || space.test(after)) continue
    if (mayPart(before, after)) breaks.add(end)
  }
  return breaks
}

function mayPart(before: string, after: string): boolean {
  if (space.test(before)) return before !== '\u00a0' && before !== '\u202f'
  if (closing.test(after) || opening.test(before)) return false
  return unspaced.test(before) || unspaced.test(after) || afterWhichBroken.test(before)
}

function endsOfWords(signs: readonly Sign[]): number[] {
  const signEnds = new Map<number, number>()
  let length = 0
  signs.forEach(({ text }, index) => {
    length += text.length
    signEnds.set(length, index)
  })
  const text = signs.map((sign) => sign.text).join('')
  return Array.from(words.segment(text), ({ index, segment }) => signEnds.get(index + segment.length)).filter(
    (end) => end !== undefined,
  )
}
