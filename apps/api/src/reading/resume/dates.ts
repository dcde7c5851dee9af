/** A month of a year; without `month`, the year alone. */
export interface When {
  year: number
  month?: number
}

/** A stretch of time as it is written, by offsets in its line. `end` 'present' where it goes on; absent where one date stands alone. */
export interface Period {
  from: number
  to: number
  start: When
  end?: When | 'present'
}

const monthNames: readonly string[] = [
  'january|jan|januar|janvier|janv|enero|ene|janeiro|gennaio|gen|januari',
  'february|feb|februar|fevrier|fevr|fev|febrero|fevereiro|febbraio|febr|februari',
  'march|mar|marz|mars|marzo|marco|maart|mrt',
  'april|apr|avril|avr|abril|abr|aprile',
  'may|mai|mayo|maio|maggio|mag|mei',
  'june|jun|juni|juin|junio|junho|giugno|giu',
  'july|jul|juli|juillet|juil|julio|julho|luglio|lug',
  'august|aug|aout|agosto|ago|augustus',
  'september|sept|sep|septembre|septiembre|setembro|set|settembre|sett',
  'october|oct|oktober|okt|octobre|octubre|outubro|out|ottobre|ott',
  'november|nov|novembre|noviembre|novembro',
  'december|dec|dezember|dez|decembre|diciembre|dic|dezembro|dicembre',
]
const months = new Map(
  monthNames.flatMap((names, at) => names.split('|').map((name): [string, number] => [name, at + 1])),
)

const month = `(?:${[...months.keys()].sort((one, other) => other.length - one.length).join('|')})\\.?`
const year = `(?:19[4-9]\\d|20[0-4]\\d)`
const season = `(?:spring|summer|fall|autumn|winter)`
const date = [
  `(?:\\d{1,2}(?:st|nd|rd|th)?\\s+)?${month}(?:\\s+\\d{1,2}(?:st|nd|rd|th)?)?,?\\s*(?:of\\s+|de\\s+)?(?:${year}|['’]\\d\\d)`,
  `${season}\\s+${year}`,
  `${year}[-/.](?:1[0-2]|0?[1-9])(?:[-/.]\\d{1,2})?`,
  `(?:\\d{1,2}[-/.])?(?:1[0-2]|0?[1-9])\\s?[-/.]\\s?${year}`,
  `${year}`,
].join('|')
const present = `present|current|currently|now|today|to date|till date|till now|ongoing|date|heute|aktuell|actualidad|actual|presente|actuel|aujourd'hui|a ce jour|oggi|attuale|atual|heden`
const dash = `\\s*(?:[-–—‐‑−~]+|to|until|till|through|bis|hasta|a|au|ate|al|tot)\\s*`

const rangePattern = new RegExp(`(?<![\\w/.-])(${date})${dash}(${date}|${present})(?![\\w])`, 'giu')
const monthRangePattern = new RegExp(`(?<![\\w/.-])(${month})${dash}(${month}\\.?\\s+${year})(?![\\w])`, 'giu')
const openPattern = new RegExp(
  `(?<![\\w/.-])(?:since\\s+|from\\s+|seit\\s+|desde\\s+|depuis\\s+)(${date})(?![\\w])`,
  'giu',
)
// The end stands on the next line, or its year does.
const halfPattern = new RegExp(
  `(?<![\\w/.-])(${date})\\s*[-–—]\\s*(?:(?=$|\\t)|(?:${month})(?=\\s*$|\\s*\\t|\\s+[A-Z]))`,
  'giu',
)
const singlePattern = new RegExp(`(?<![\\w/.$€£-])(${date})(?![\\w%+])`, 'giu')
export const presentPattern = new RegExp(`^(?:${present})(?![\\w])`, 'iu')

/** Accents gone, lengths kept, so that offsets hold. */
const fold = (text: string) => text.replace(/[À-ɏ]/g, (letter) => letter.normalize('NFD')[0] ?? letter)

/** The periods of a line, first those with both ends. */
export function findPeriods(line: string): Period[] {
  const text = fold(line)
  const found: Period[] = []
  const add = (match: RegExpExecArray, start: When | undefined, end?: When | 'present') => {
    const [from, to] = [match.index, match.index + match[0].length]
    if (!start || found.some((other) => from < other.to && other.from < to)) return
    found.push({ from, to, start, ...(end ? { end } : {}) })
  }
  for (const match of text.matchAll(rangePattern)) {
    const [, first = '', last = ''] = match
    const end = presentPattern.test(last) ? 'present' : readDate(last)
    const start = readDate(first)
    if (end && start && (end === 'present' || !isBefore(end, start))) add(match, start, end)
  }
  for (const match of text.matchAll(monthRangePattern)) {
    const end = readDate(match[2] ?? '')
    const startMonth = months.get((match[1] ?? '').toLowerCase().replace('.', ''))
    if (end && startMonth) add(match, { year: end.year, month: startMonth }, end)
  }
  for (const match of text.matchAll(halfPattern)) add(match, readDate(match[1] ?? ''))
  for (const match of text.matchAll(openPattern)) add(match, readDate(match[1] ?? ''), 'present')
  for (const match of text.matchAll(singlePattern)) add(match, readDate(match[1] ?? ''))
  return found.sort((one, other) => one.from - other.from)
}

/** A single date as it is written; undefined if it is none. */
export function readDate(written: string): When | undefined {
  const text = fold(written).toLowerCase().trim()
  const full = new RegExp(`${year}`).exec(text)?.[0]
  const short = /['’](\d\d)$/.exec(text)?.[1]
  const value = full ? Number(full) : short ? expand(Number(short)) : undefined
  if (value === undefined) return undefined
  const byName = (text.match(/[a-z]+/g) ?? []).map((name) => months.get(name)).find((number) => number !== undefined)
  if (byName) return { year: value, month: byName }
  const [, after] = new RegExp(`^${year}[-/.](\\d{1,2})`).exec(text) ?? []
  const [, before] = new RegExp(`(?:^|[-/.])\\s?(\\d{1,2})\\s?[-/.]\\s?${year}$`).exec(text) ?? []
  const number = Number(after ?? before)
  return number >= 1 && number <= 12 ? { year: value, month: number } : { year: value }
}

const expand = (twoDigits: number) => (twoDigits < 50 ? 2000 : 1900) + twoDigits

export const isBefore = (one: When, other: When) =>
  one.year < other.year || (one.year === other.year && (one.month ?? 12) < (other.month ?? 1))

/** ISO 8601, as far as it is known: '2019-05' or '2019'. */
export const toIso = ({ year: value, month: at }: When) =>
  at ? `${value}-${String(at).padStart(2, '0')}` : String(value)

/** True for a month's name alone. */
export const isMonth = (text: string) => months.has(fold(text).toLowerCase().replace(/\.$/, ''))
