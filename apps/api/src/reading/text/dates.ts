import { allWords, choice } from '../languages/all.ts'
import { fold, months } from './month-names.ts'
import { remember } from './remember.ts'

/** A month of a year; without `month`, the year alone. */
export interface When {
  year: number
  month?: number
}

/** A stretch of time as it is written, by offsets in its line. `end` 'present' if it goes on; absent if one date stands alone. */
export interface Period {
  from: number
  to: number
  start: When
  end?: When | 'present'
}

const month = `(?:${choice([...months.keys()])})\\.?`
// The solar years of Persian resumes, kept as they are written: only behind a word of that script, or beside another.
const solar = '1[34]\\d\\d'
const year = `(?:19[4-9]\\d|20[0-4]\\d|(?<=\\p{sc=Arabic}[\\s،,(]{0,3})${solar}|${solar}(?=\\s*(?:[-–—]|تا)\\s*(?:${solar}|\\p{sc=Arabic}))|(?<=${solar}\\s?[-–—]\\s?)${solar})`
const behindYear = '(?:\\s?(?:г(?:ода|\\.)?|р\\.|r\\.|년|年)(?![\\p{L}]))?'
const season = `(?:spring|summer|fall|autumn|winter)`
const eras: Record<string, number> = { 令和: 2018, 平成: 1988, 昭和: 1925 }
const eraDate = `(?:${Object.keys(eras).join('|')})\\s?(?:元|\\d{1,2})\\s?年(?:\\s?(?:1[0-2]|0?[1-9])\\s?月)?`
const date = [
  eraDate,
  `(?:\\d{1,2}(?:st|nd|rd|th)?\\s+)?${month}(?:\\s+\\d{1,2}(?:st|nd|rd|th)?)?,?(?:[/-]|\\s*)(?:of\\s+|de\\s+|del\\s+)?(?:${year}${behindYear}|['’]\\d\\d)`,
  `${season}\\s+${year}`,
  `${year}\\s?[年년]\\s?(?:1[0-2]|0?[1-9])\\s?[月월](?:\\s?\\d{1,2}\\s?[日일])?`,
  `${year}(?:[-/.]|\\.\\s(?=\\d{1,2}\\.))(?:1[0-2]|0?[1-9])(?!\\d)(?:[-/.]\\d{1,2}(?!\\d))?\\.?`,
  `(?:\\d{1,2}[-/.])?(?:1[0-2]|0?[1-9])\\s?[-/.]\\s?${year}`,
  `${year}${behindYear}`,
].join('|')
const present = choice(allWords((language) => language.present).map(fold))
const dash = `\\s*(?:[-–—‐‑−~～〜]+(?:\\s*(?:по|до|bis|tot|till|do|עד|حتى|تا|至|до\\s))?|(?<![\\p{L}])(?:${choice(allWords((language) => language.until).map(fold))})(?![\\p{L}])|至|到|から|부터)\\s*`

const since = choice(allWords((language) => language.since).map(fold))
const lead = `(?:(?<![\\p{L}\\d])(?:${since}|de|du|von|vom|van)\\s+)?`
const rangePattern = new RegExp(
  `(?<![\\p{L}\\w/.-])${lead}(${date})${dash}(${date}|(?:${present})(?![\\p{L}]))(?![\\w])`,
  'giu',
)
// Two columns of a table.
const cellsPattern = new RegExp(`(?<![\\w/.-])(${date})\\s*\\t\\s*(${date}|(?:${present}))(?=\\s*$|\\s*\\t)`, 'giu')
const monthRangePattern = new RegExp(`(?<![\\p{L}\\d/.-])(${month})${dash}(${month}\\.?\\s+${year})(?![\\w])`, 'giu')
const openPattern = new RegExp(`(?<![\\p{L}\\d/.-])(?:${since})\\s+(${date})(?![\\w])`, 'giu')
// The end stands on the next line, or its year does.
const halfPattern = new RegExp(
  `(?<![\\w/.-])(${date})\\s*[-–—]\\s*(?:(?=$|\\t)|(?:${month})(?=\\s*$|\\s*\\t|\\s+\\p{L}))`,
  'giu',
)
// A year at school: 2019/2020, 2019-20.
const schoolYearPattern = new RegExp(
  `(?<![\\w/.-])(${year})\\s?[-–/]\\s?((?:19|20)\\d\\d|1[3-9]|[2-4]\\d)(?![\\w/.-])`,
  'gu',
)
// Set below each other in a column of their own.
const yearsPattern = new RegExp(`^(${year}) (${year})(?=$|\\t)`, 'gu')
const singlePattern = new RegExp(`(?<![\\w/.$€£-])(${date})(?![\\w%+])`, 'giu')
// Sign of a year, beside which the many names of months are looked for: 'Node 18, 40 people' has none.
const mayHoldYear = /(?:1[349]|20)\d\d|'\d\d|(?:令和|平成|昭和)/
export const presentPattern = new RegExp(`^(?:${present})(?![\\p{L}\\d])`, 'iu')

/** The periods of a line, in its order. */
export const findPeriods = remember((line): readonly Period[] => {
  const text = fold(line)
  const found: Period[] = []
  if (!mayHoldYear.test(text)) return found
  const add = (match: RegExpExecArray, start: When | undefined, end?: When | 'present') => {
    const [from, to] = [match.index, match.index + match[0].length]
    if (!start || found.some((other) => from < other.to && other.from < to)) return
    found.push({ from, to, start, ...(end ? { end } : {}) })
  }
  for (const match of [...text.matchAll(rangePattern), ...text.matchAll(cellsPattern)]) {
    const [, first = '', last = ''] = match
    const end = presentPattern.test(last.trim()) ? 'present' : readDate(last)
    const start = readDate(first)
    if (end && start && (end === 'present' || !isBefore(end, start))) add(match, start, end)
  }
  for (const match of text.matchAll(monthRangePattern)) {
    const end = readDate(match[2] ?? '')
    const startMonth = months.get((match[1] ?? '').toLowerCase().replace('.', ''))
    if (end && startMonth) add(match, { year: end.year, month: startMonth }, end)
  }
  for (const match of text.matchAll(schoolYearPattern)) {
    const [, first = '', last = ''] = match
    const [start, end] = [Number(first), Number(last.length === 2 ? first.slice(0, 2) + last : last)]
    if (end > start && end - start <= schoolYearsMax) add(match, { year: start }, { year: end })
  }
  for (const match of text.matchAll(halfPattern)) add(match, readDate(match[1] ?? ''))
  for (const match of text.matchAll(yearsPattern)) {
    const [start, end] = [readDate(match[1] ?? ''), readDate(match[2] ?? '')]
    if (start && end && isBefore(start, end)) add(match, start, end)
  }
  for (const match of text.matchAll(openPattern)) add(match, readDate(match[1] ?? ''), 'present')
  for (const match of text.matchAll(singlePattern)) add(match, readDate(match[1] ?? ''))
  return found.sort((one, other) => one.from - other.from)
})

const schoolYearsMax = 8

/** A year of an era: '平成30年4月' is April 2018. */
function readEra(text: string): When | undefined {
  const [, era = '', count, month] = /^(令和|平成|昭和)\s?(元|\d{1,2})\s?年(?:\s?(\d{1,2})\s?月)?/.exec(text) ?? []
  const before = eras[era]
  if (before === undefined) return undefined
  const year = before + (count === '元' ? 1 : Number(count))
  return month ? { year, month: Number(month) } : { year }
}

/** A single date as it is written; undefined if it is none. */
export function readDate(written: string): When | undefined {
  const text = fold(written).toLowerCase().trim()
  const ofEra = readEra(text)
  if (ofEra) return ofEra
  const full = new RegExp(`${year}|^${solar}|${solar}$`, 'u').exec(text)?.[0]
  const short = /['’](\d\d)$/.exec(text)?.[1]
  const value = full ? Number(full) : short ? expand(Number(short)) : undefined
  if (value === undefined) return undefined
  const eastern = /[年년]\s?(\d{1,2})\s?[月월]/.exec(text)?.[1]
  if (eastern) return { year: value, month: Number(eastern) }
  const byName = (text.match(/[\p{L}\p{M}]+(?: الثاني| الأول)?/gu) ?? [])
    .map((name) => months.get(name))
    .find((number) => number !== undefined)
  if (byName !== undefined) return { year: value, month: byName }
  const [, after] = /^(?:19|20)\d\d[-/.]\s?(\d{1,2})/.exec(text) ?? []
  const [, before] = /(?:^|[-/.])\s?(\d{1,2})\s?[-/.]\s?(?:19|20)\d\d$/.exec(text) ?? []
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

/** True if a text says a date, or a part of one, and nothing else. */
export function isDateText(text: string): boolean {
  let rest = text
  for (const { from, to } of findPeriods(text).toReversed()) rest = rest.slice(0, from) + rest.slice(to)
  const words = rest.split(/[\s,()–—~/-]+/).filter(Boolean)
  if (words.length === 0) return rest !== text
  return presentPattern.test(rest.trim()) || words.every((word) => isMonth(word) || /^(?:19|20)\d\d$/.test(word))
}
