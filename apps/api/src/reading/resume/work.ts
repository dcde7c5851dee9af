import type { Period } from '../text/dates.ts'
import { cut, type ResumeLine, type Span } from '../text/lines.ts'
import { isPlace } from '../text/places.ts'
import { rateOrganisation, rateTitle } from '../text/roles.ts'
import { isOneLine, splitAt, splitTitleFromEmployer, withoutCity } from './title-and-employer.ts'
import { type EntryHead, findHeads, partsOf } from './work-heads.ts'
import { takeLabelled } from './work-labels.ts'

/** A position as a resume tells it. */
export interface Position {
  title?: Span
  employer?: Span
  location?: Span
  period?: Period
  /** True if words that name a role, a firm or their labels tell which is which. */
  isSure?: boolean
  /** Line of the period. */
  dated?: Span
  /** First and last line of the text about the work done there. */
  text?: [first: Span, last: Span]
}

/** The positions of a section. Entries that name neither a role nor a firm follow the order of the entries that do. */
export function readPositions(lines: readonly ResumeLine[]): Position[] {
  const heads = findHeads(lines)
  const read = heads.map((head) => readHead(head))
  const votes = read.reduce((sum, { isTitleFirst, isSure }) => sum + (isSure ? (isTitleFirst ? 1 : -1) : 0), 0)
  return heads.map((head, at) => {
    const { title, employer, location, isSure } = inOrder(read[at] as ReadHead, votes)
    const until = heads[at + 1]?.start ?? lines.length
    return {
      ...(title && { title }),
      ...(employer && { employer }),
      ...(location && { location }),
      isSure,
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
  // A title that bears its team behind a comma is left whole if another part names the employer.
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
    ...(told.title && { title: withoutGrade(told.title) }),
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

/** 'Program Analyst (GS-0343-12)' without series and grade of federal service. */
function withoutGrade(title: Span): Span {
  const grade = /[\s,(–-]+(?:GS|GG|WG|NF|YA)-\d{2,4}(?:[-/ ]\d{1,2})*\)?$/.exec(title.text)
  return grade ? cut(title, 0, grade.index) : title
}

/** Takes the first part that is not plainly a firm for the role if none names one. */
const untitled = (rated: readonly Rated[]) => rated.find(({ organisation }) => organisation < 2) ?? rated[0]

/** 'Acme Ltd., Jaipur' and 'Acme (Madrid, Spain)' without the place. */
function withoutPlace(span: Span): Span {
  const bracket = /\s*\(([^()]*)\)$/.exec(span.text)
  if (bracket && (isPlace(bracket[1] ?? '') || /^\p{Lu}\p{Ll}{3,}(?: \p{Lu}\p{Ll}+)?$/u.test(bracket[1] ?? '')))
    return cut(span, 0, bracket.index)
  const behind =
    /\b(?:Inc|Ltd|LLC|LLP|GmbH|AG|Corp|Co|S\.A|S\.L|S\.p\.A|S\.r\.l|A\.Ş|z o\.o|Lda|Ltda|plc|PLC|B\.V|AB)\.?(,\s*\p{Lu}[\p{L} -]+)$/u.exec(
      span.text,
    )
  return behind ? cut(span, 0, span.text.length - (behind[1]?.length ?? 0), /\s/) : withoutCity(span)
}

function best(rated: readonly Rated[], value: (one: Rated) => number): Rated | undefined {
  let chosen: Rated | undefined
  for (const one of rated) if (value(one) > 0 && (!chosen || value(one) > value(chosen))) chosen = one
  return chosen
}
