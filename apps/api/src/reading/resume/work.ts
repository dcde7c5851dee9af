import { cut, type ResumeLine, type Span, splitSpan } from '../text/lines.ts'
import { findPlaces, isPlace } from '../text/places.ts'
import { isProse, rateOrganisation, rateTitle } from '../text/roles.ts'
import { findPeriods, isMonth, type Period, presentPattern, readDate } from './dates.ts'
import { isAside, isLabelled, takeLabelled } from './work-labels.ts'

/** A position as a resume tells it. */
export interface Position {
  title?: Span
  employer?: Span
  location?: Span
  period?: Period
  /** Where the period stands. */
  dated?: Span
  /** What was done there: its first and its last line. */
  text?: [first: Span, last: Span]
}

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
  let free = 0
  return anchors.map(({ at, period, dated }, number) => {
    let first = at
    while (first > free && at - first < before && isHeadLine(lines[first - 1])) first -= 1
    const next = anchors[number + 1]?.at ?? lines.length
    let end = at + 1
    const stop = next === lines.length ? next : Math.max(at + 1, next - before)
    const isWhole = () => isComplete(lines.slice(first, end))
    while (end < stop && end - at <= headLinesMax && !isWhole() && isHeadLine(lines[end])) end += 1
    free = end
    return { lines: lines.slice(first, end), start: first, end, period, dated }
  })
}

/** How many lines stand between the heading and the first date: so many head every entry of the section. */
function linesBefore(lines: readonly ResumeLine[], first: number): number {
  const count = Math.min(first, headLinesMax)
  return lines.slice(first - count, first).every(isHeadLine) ? count : 0
}

const isHeadLine = (line: ResumeLine | undefined): boolean =>
  line !== undefined &&
  !line.isBullet &&
  line.text.length <= besideDateCharsMax &&
  !isAside(line.text) &&
  (isLabelled(line.text) || !isProse(line.text))

/** True once a title and an employer are there. */
function isComplete(head: readonly ResumeLine[]): boolean {
  const parts = head
    .flatMap(partsOf)
    .filter(({ text }) => !isPlace(text) && !isDuration(text))
    .flatMap((span) => (isOneLine(span.text) ? splitTitleFromEmployer(span) : [span]))
  const titles = parts.filter(({ text }) => rateTitle(text) > 0)
  return titles.length > 0 && parts.length - titles.length > 0
}

interface Dated {
  period: Period
  dated: Span
  /** The end of the period stands on the next line. */
  endsBelow?: true
}

/** The period that a line tells, where the line is one that heads an entry. A range may be broken over two lines. */
function datesOf(line: ResumeLine, next: ResumeLine | undefined): Dated | undefined {
  if (line.isBullet) return undefined
  const periods = findPeriods(line.text)
  const period = periods.find(({ end }) => end !== undefined) ?? periods[0]
  if (!period) return undefined
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
    .filter(({ text }) => !/^(?:to|until|from|since|[()[\]\s]+)$/i.test(text) && !isWhen(text))
    .flatMap(apartFromPlace)
    .map(withoutBrackets)
    .map(withoutStop)
    .filter(({ text }) => text.length > 1)
}

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

const withoutBrackets = (span: Span): Span =>
  /^\([^()]*\)$/.test(span.text) ? cut(span, 1, span.text.length - 1) : span

/** The positions of a section. What names neither a role nor a firm follows the order of the entries that do. */
export function readPositions(lines: readonly ResumeLine[]): Position[] {
  const heads = findHeads(lines)
  const read = heads.map((head) => readHead(head))
  const votes = read.reduce((sum, { isTitleFirst, isSure }) => sum + (isSure ? (isTitleFirst ? 1 : -1) : 0), 0)
  return heads.map((head, at) => {
    const { title, employer, location } = inOrder(read[at] as ReadHead, votes)
    const until = heads[at + 1]?.start ?? lines.length
    return {
      ...(title && { title }),
      ...(employer && { employer }),
      ...(location && { location }),
      period: head.period,
      dated: head.dated,
      ...textOf(lines.slice(head.end, until)),
    }
  })
}

interface ReadHead extends Pick<Position, 'title' | 'employer' | 'location'> {
  isTitleFirst: boolean
  /** The words themselves tell which is which. */
  isSure: boolean
}

function inOrder(head: ReadHead, votes: number): ReadHead {
  const isOtherwise = votes !== 0 && votes > 0 !== head.isTitleFirst
  const { title, employer } = head
  return !head.isSure && isOtherwise && title && employer ? { ...head, title: employer, employer: title } : head
}

function textOf(lines: readonly ResumeLine[]): Pick<Position, 'text'> {
  const [first, last] = [lines[0], lines.at(-1)]
  return first && last ? { text: [first, last] } : {}
}

interface Rated {
  span: Span
  title: number
  organisation: number
}

function readHead({ lines }: EntryHead): ReadHead {
  const { labelled, rest } = takeLabelled(lines.flatMap(partsOf))
  const location = labelled.location ?? rest.find(({ text }) => isPlace(text))
  const named = rest.filter(({ text }) => !isPlace(text)).flatMap(splitAt)
  // A title that bears its team behind a comma is left whole where another part names the employer.
  const isTold =
    named.some(({ text }) => rateTitle(text) === 0) && named.some(({ text }) => rateTitle(text) > 0 && !isOneLine(text))
  const rated = (isTold ? named : named.flatMap(splitTitleFromEmployer)).map(
    (span): Rated => ({ span, title: rateTitle(span.text), organisation: rateOrganisation(span.text) }),
  )
  const byRole = best(rated, ({ title: value, organisation }) => (value > 0 ? value - organisation / 4 : 0))
  const title = byRole ?? (rated.length > 1 ? untitled(rated) : undefined)
  const employer = best(
    rated.filter((one) => one !== title),
    ({ organisation, title: value }) => organisation + 0.1 - value / 4,
  )
  const told = {
    title: labelled.title ?? (title && withTeam(title.span, rated, employer, lines)),
    employer: labelled.employer ?? employer?.span,
  }
  return {
    ...(told.title && { title: told.title }),
    ...(told.employer && { employer: withoutPlace(told.employer) }),
    ...(location && { location }),
    isTitleFirst: Boolean(told.title && told.employer && told.title.start < told.employer.start),
    isSure: byRole !== undefined || labelled.title !== undefined,
  }
}

/** 'Deputy Manager – Accounts & Taxation' stays whole if another line names the employer. */
function withTeam(
  title: Span,
  rated: readonly Rated[],
  employer: Rated | undefined,
  lines: readonly ResumeLine[],
): Span {
  const line = lines.find(({ page, start, end }) => page === title.page && start <= title.start && title.end <= end)
  const team = rated.find(
    ({ span }) => span.page === title.page && span.start > title.end && span.start - title.end <= 3,
  )
  if (!line || !team || team === employer || team.organisation === 2 || team.span.start > line.end) return title
  const between = line.text.slice(title.end - line.start, team.span.start - line.start)
  return /^\s[–—-]\s$/.test(between) ? cut(line, title.start - line.start, team.span.end - line.start) : title
}

/** Where no part names a role, it is the first that is not plainly a firm. */
const untitled = (rated: readonly Rated[]) => rated.find(({ organisation }) => organisation < 2) ?? rated[0]

/** 'Acme Ltd., Jaipur' and 'Acme (Madrid, Spain)' without the place. */
function withoutPlace(span: Span): Span {
  const bracket = /\s*\(([^()]*)\)$/.exec(span.text)
  if (bracket && isPlace(bracket[1] ?? '')) return cut(span, 0, bracket.index)
  const behind = /\b(?:Inc|Ltd|LLC|LLP|GmbH|AG|Corp|Co|S\.A|S\.L|Lda|plc|PLC|B\.V)\.?(,\s*\p{Lu}[\p{L} -]+)$/u.exec(
    span.text,
  )
  return behind ? cut(span, 0, span.text.length - (behind[1]?.length ?? 0), /\s/) : span
}

/** 'Engineer at Weber' in two, in the languages that say so. */
function splitAt(span: Span): Span[] {
  const at = /\s+(?:at|bei|en|chez|with|for|presso|bij|hos|på|в|la|w|na|em|لدى|في|ב)\s+(?=[\p{Lu}\p{Lo}])/u.exec(
    span.text,
  )
  return at && rateTitle(span.text.slice(0, at.index)) > (at[0].trim() === 'at' ? 0 : 1)
    ? [cut(span, 0, at.index), cut(span, at.index + at[0].length)]
    : [span]
}

/** 'QA Engineer, Weber LLC' and 'Engineer at Weber' in two; 'Engineer, Platform' stays one. */
function splitTitleFromEmployer(span: Span): Span[] {
  const [before, after] = splitAt(span)
  if (before && after) return [before, after]
  const cuts = [...span.text.matchAll(/\s*[,،，、]\s*(?=\S)|\s+-\s+/g)].flatMap((comma): [Span, Span][] => {
    const [left, right] = [cut(span, 0, comma.index), cut(span, comma.index + comma[0].length)]
    return left.text === '' || right.text === '' ? [] : [[left, right]]
  })
  const firm = cuts.find(([left, right]) => rateTitle(left.text) === 2 && rateOrganisation(firstOf(right.text)) === 2)
  if (firm) return [firm[0], withoutCity(firm[1])]
  for (const [left, right] of cuts) {
    const [leftTitle, rightTitle] = [rateTitle(left.text), rateTitle(right.text)]
    if (leftTitle === 2 && rightTitle < 2 && !isField(right.text)) return [left, withoutCity(right)]
    if (rightTitle === 2 && leftTitle === 0 && rateOrganisation(left.text) > 1) return [left, right]
  }
  return [span]
}

const commas = /\s*[,،，、]\s*/
const firstOf = (text: string) => text.split(commas)[0] ?? ''

/** 'Title, Employer, City' tells all in one line; 'Title, Team' does not. */
const isOneLine = (text: string) => {
  const [first = '', second = '', third] = text.split(/\s*[,،，、]\s*|\s+-\s+/)
  return rateTitle(first) === 2 && (rateOrganisation(second) === 2 || third !== undefined) && !isField(second)
}

/** 'Esselunga S.p.A., Torino' without the city. */
function withoutCity(span: Span): Span {
  const [first = '', ...others] = span.text.split(commas)
  const city = others.at(-1)?.replace(/\.$/, '') ?? ''
  if (
    others.length !== 1 ||
    first.length < 2 ||
    !/^[\p{Lu}\p{Lo}][\p{L}\p{M}.' -]{1,24}$/u.test(city) ||
    /\s(?:and|y|et|und|e|i)\s/.test(city) ||
    rateOrganisation(city) === 2
  )
    return span
  return cut(span, 0, first.length)
}

/** What narrows a title down: a team, a level, a field of work. */
const isField = (text: string) =>
  /^(?:sr|jr|senior|junior|level|team|i{1,3}|iv|north|south|east|west|global|emea|apac|americas|part[- ]time|full[- ]time|remote|frontend|backend|platform|infrastructure|growth|payments|operations|sales|marketing|healthcare|finance|it)\b\.?$/i.test(
    text.trim(),
  )

function best(rated: readonly Rated[], value: (one: Rated) => number): Rated | undefined {
  let chosen: Rated | undefined
  for (const one of rated) if (value(one) > 0 && (!chosen || value(one) > value(chosen))) chosen = one
  return chosen
}
