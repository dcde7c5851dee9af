/** Words that the name of a file may hold, in braces; `number` is the paper's place in the order. Plain data: pages carry it without the validator. */
export const patternNames = [
  ...(['student', 'first', 'last', 'paper', 'number', 'student-number', 'programme', 'institution'] as const),
] as const
export type PatternName = (typeof patternNames)[number]

/** The pattern of an institution that has none. */
const usualPattern = '{number} {paper}'

/** Says that a pattern has a part that stands for nothing. */
export const patternFault = 'Please use the words in braces that are listed, each whole'

const placeholder = /\{([^{}]*)\}/g

const isKnown = (name: string): name is PatternName => patternNames.some((known) => known === name)

/** The first part of a pattern that stands for nothing; undefined if there is none. A brace that is left over is one too. */
export function faultOfPattern(pattern: string): string | undefined {
  for (const [whole, name = ''] of pattern.matchAll(placeholder)) if (!isKnown(name)) return whole
  return pattern.replace(placeholder, '').match(/[{}]/)?.[0]
}

/** UTF-8 bytes of a name at most: file systems stop at 255, and an end and a number follow. */
const bytesMax = 200
const encoder = new TextEncoder()
const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' })
// Names that Windows keeps for devices.
const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i

/** A text as every common file system takes it for a name: without path signs, marks that hide or turn text, and ends that Windows drops. */
export function safeFileName(text: string): string {
  const plain = text
    .normalize('NFC')
    .replace(/[<>:"/\\|?*]/g, '-')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu, (sign) => (keptSigns.has(sign) ? sign : ''))
    .replace(/\s+/g, ' ')
  const cut = trimmed(within(trimmed(plain), bytesMax))
  if (cut === '') return '_'
  return reserved.test(cut) ? `_${cut}` : cut
}

// Persian and Indian scripts write with these two.
const keptSigns = new Set(['\u200c', '\u200d'])

const trimmed = (text: string) => text.replace(/^[\s.]+|[\s.]+$/g, '')

function within(text: string, max: number): string {
  let bytes = 0
  let kept = ''
  for (const { segment } of segmenter.segment(text)) {
    bytes += encoder.encode(segment).length
    if (bytes > max) break
    kept += segment
  }
  return kept
}

/** The name of a file by a pattern, without its end; what has no value leaves no sign behind that only joined it. */
export const nameByPattern = (pattern: string, values: Readonly<Record<PatternName, string>>): string =>
  safeFileName(
    (pattern || usualPattern)
      .replace(placeholder, (whole, name: string) => (isKnown(name) ? values[name] : whole))
      .replace(/(\s[-–_])(?:\s+[-–_])+(?=\s)/g, '$1')
      .replace(/^[\s\-–_]+|[\s\-–_]+$/g, ''),
  )

/** Gives names that some file system holds for the same one a number: `Marks`, `Marks (2)`. */
export function distinctNames(names: readonly string[]): string[] {
  const taken = new Set<string>()
  return names.map((name) => {
    let given = name
    for (let count = 2; taken.has(folded(given)); count++) given = `${name} (${count})`
    taken.add(folded(given))
    return given
  })
}

const folded = (name: string) => name.normalize('NFKC').toLowerCase()
