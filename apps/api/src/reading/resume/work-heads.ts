import { findPeriods, isMonth, type Period, presentPattern, readDate } from '../text/dates.ts'
import { cut, type ResumeLine, type Span, splitSpan } from '../text/lines.ts'
import { findPlaces, isPlace } from '../text/places.ts'
import { isProse, rateOrganisation, rateTitle } from '../text/roles.ts'
import { isOneLine, isPair, splitTitleFromEmployer } from './title-and-employer.ts'
import { isAside, isLabelled, isTableHead } from './work-labels.ts'

/** The lines that head one entry, and the number of the first line after them. */
export interface EntryHead {
  lines: ResumeLine[]
  start: number
  end: number
  period: Period
  dated: Span
}

const headLinesMax = 3
const besideDateCharsMax = 110

/** Entries of a section by their dates: each dated line, with the lines before and after it that belong to its head. */
export function findHeads(lines: readonly ResumeLine[]): EntryHead[] {
  const anchors: ({ at: number } & Dated)[] = []
  for (const [at, line] of lines.entries()) {
    const last = anchors.at(-1)
    const dated = last?.endsBelow && last.at === at - 1 ? undefined : datesOf(line, lines[at + 1])
    if (dated) anchors.push({ at, ...dated })
  }
  const before = linesBefore(lines, anchors[0]?.at ?? 0)
  const inOneLine = isToldInOneLine(anchors.flatMap(({ at }) => lines[at] ?? []))
  let free = 0
  return anchors.map(({ at, period, dated }, number) => {
    let first = at
    while (first > free && at - first < before && isHeadLine(lines[first - 1])) first -= 1
    const next = anchors[number + 1]?.at ?? lines.length
    let end = at + 1
    const stop = next === lines.length ? next : Math.max(at + 1, next - before)
    const isWhole = () => isComplete(lines.slice(first, end), inOneLine)
    while (end < stop && end - at <= headLinesMax && !isWhole() && isHeadLine(lines[end])) end += 1
    free = end
    return { lines: lines.slice(first, end), start: first, end, period, dated }
  })
}

/** Counts the lines between the heading and the first date: so many head every entry of the section. */
function linesBefore(lines: readonly ResumeLine[], first: number): number {
  let count = 0
  while (count < Math.min(first, headLinesMax) && isHeadLine(lines[first - count - 1])) count += 1
  return count
}

const isHeadLine = (line: ResumeLine | undefined): boolean =>
  line !== undefined &&
  !line.isBullet &&
  line.text.length <= besideDateCharsMax &&
  !isAside(line.text) &&
  !isTableHead(line.text) &&
  (isLabelled(line.text) || !isProse(line.text))

/** True if each dated line tells a title and, behind a comma, what may be an employer, and one of them certainly. */
function isToldInOneLine(dated: readonly ResumeLine[]): boolean {
  const told = dated.map((line) => partsOf(line)[0]?.text ?? '')
  return told.some(isOneLine) && told.every((text) => isOneLine(text) || isPair(text))
}

/** True once a title and an employer are there. */
function isComplete(head: readonly ResumeLine[], inOneLine: boolean): boolean {
  const parts = head
    .flatMap(partsOf)
    .filter(({ text }) => !isPlace(text) && !isDuration(text))
    .flatMap((span) =>
      isOneLine(span.text) || (inOneLine && isPair(span.text)) ? splitTitleFromEmployer(span) : [span],
    )
  const titles = parts.filter(({ text }) => rateTitle(text) > 0)
  return titles.length > 0 && parts.length - titles.length > 0
}

interface Dated {
  period: Period
  dated: Span
  /** The end of the period stands on the next line. */
  endsBelow?: true
}

/** The period that a line tells, if the line is one that heads an entry. A range may be broken over two lines. */
function datesOf(line: ResumeLine, next: ResumeLine | undefined): Dated | undefined {
  const periods = findPeriods(line.text)
  const period = periods.find(({ end }) => end !== undefined) ?? periods[0]
  if (!period || (line.isBullet && !isHeadBullet(line, period))) return undefined
  const rest = (line.text.slice(0, period.from) + line.text.slice(period.to)).trim()
  if (rest.length > besideDateCharsMax || (rest.split(/\s+/).length > 6 && isProse(rest.replace(/\.$/, ''))))
    return undefined
  if (period.end === undefined && !isAtEdge(line.text, period)) return undefined
  const dated = cut(line, period.from, period.to)
  const isOpen = /[-–—]/.test(line.text.slice(period.from, period.to))
  if (period.end === undefined && isOpen && next) {
    const end = endIn(next.text)
    if (end) return { period: { ...period, end }, dated, endsBelow: true }
  }
  return { period, dated }
}

/** Some put a bullet before each employer: '■ Acme Ltd (2011 – 2016)'. */
const isHeadBullet = ({ text }: ResumeLine, { from, to, end }: Period) =>
  end !== undefined &&
  text.length < 70 &&
  (from === 0 || to >= text.length - 1) &&
  rateOrganisation(`${text.slice(0, from)} ${text.slice(to)}`) === 2

const endIn = (text: string) => (presentPattern.test(text) ? 'present' : readDate(text.split('\t')[0] ?? ''))
const isAtEdge = (text: string, { from, to }: Period) =>
  from <= 2 ||
  to >= text.length - 2 ||
  /^[\s)\]]*(?:\t|[|•·])/.test(text.slice(to)) ||
  /(?:\t|[|•·])\s*$/.test(text.slice(0, from))

const separators = /\t|\s*[|•·●∙⋅ï]\s*|\s+[–—]\s+|\s{3,}|\s+@\s+/u

/** The parts of a head's line: what stands between separators and beside dates and places. */
export function partsOf(line: ResumeLine): Span[] {
  const periods = findPeriods(line.text)
  const spans: Span[] = []
  let from = 0
  for (const { from: start, to } of periods) {
    spans.push(cut(line, from, start))
    from = to
  }
  spans.push(cut(line, from))
  return spans
    .flatMap((span) => splitSpan(span, separators))
    .filter(({ text }) => !besideDate.test(text) && !isWhen(text))
    .flatMap(apartFromPlace)
    .map(withoutBrackets)
    .map(withoutOpening)
    .map(withoutStop)
    .filter(({ text }) => text.length > 1)
}

// Remains of a date that was taken out.
const besideDate =
  /^(?:to|until|from|since|de|du|da|dal|dalla|del|desde|von|vom|van|od|od dnia|från|с|со|من|از|מ|[()（）[\]\s]+)$/iu

const isDuration = (text: string) =>
  /^\(?(?:\d+[.,]?\d*\s?\+?\s?(?:years?|yrs?|months?|mos?|jahre?|monate?|ans?|mois|años?|meses|mes|anos?|anni|anno|mesi|jaar|maanden|lat|lata|rok|mies\S*|år|månader|yıl|ay|года?|лет|мес\S*|年|个月|ヶ月|か月|년|개월)[.,]?\s*)+\)?$/iu.test(
    text,
  )
const isWhen = (text: string) => presentPattern.test(text) || isMonth(text) || isDuration(text)

/** 'Stripe San Francisco, CA Engineer' in three: the place divides what stands around it. */
function apartFromPlace(span: Span): Span[] {
  if (isPlace(span.text)) return [span]
  const placeholder = /\s*\bCity\s?,\s?State\b\s*/.exec(span.text)
  const [place] = placeholder
    ? [cut(span, placeholder.index, placeholder.index + placeholder[0].length)]
    : findPlaces(span).filter(({ text, start }) => isDivided(span, start - span.start, text))
  if (!place) return [span]
  const at = place.start - span.start
  return [cut(span, 0, at, /[\s,;:|•·–—(-]/u), place, cut(span, at + place.text.length)].filter(
    ({ text }) => text !== '',
  )
}

// 'Acme, Austin, TX': only where a separator or a company stands before the city is it clear where the place begins.
const isDivided = (span: Span, at: number, place: string) =>
  at === 0 ? span.text.length > place.length : /[,(|-]\s*$/.test(span.text.slice(0, at))

/** Some close each entry with a full stop. */
const withoutStop = (span: Span): Span =>
  /[\p{Ll}\p{Lo}]{4}\.$/u.test(span.text) && !/Corp\.$/.test(span.text) ? cut(span, 0, span.text.length - 1) : span

/** The bracket of a date that was taken out. */
const withoutOpening = (span: Span): Span => (/\s\($|（$/.test(span.text) ? cut(span, 0, span.text.length - 1) : span)

const withoutBrackets = (span: Span): Span =>
  /^\([^()]*\)$/.test(span.text) ? cut(span, 1, span.text.length - 1) : span
