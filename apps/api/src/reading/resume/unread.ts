import type { FoundValue } from '../answer.ts'
import { findPeriods } from '../text/dates.ts'
import { type ResumeLine, type Span, toFound } from '../text/lines.ts'
import type { Study } from './education.ts'
import type { Section } from './sections.ts'
import type { Position } from './work.ts'

const unreadMax = 30
const shownCharsMax = 160
/** A head of more lines than this holds a resume whose headings are not known. */
const headLinesMax = 30

/**
 * Finds lines that look like a position, a study or a whole section and were not understood: a person must see that it is missing.
 * `positions` and `studies` are all that was made out, also those of which nothing but the date is known.
 */
export function findUnread(
  sections: readonly Section[],
  positions: readonly Position[],
  studies: readonly Study[],
): FoundValue[] {
  const read = [...positions, ...studies].flatMap(({ dated }) => dated ?? [])
  const isRead = (line: Span) =>
    read.some((span) => span.page === line.page && span.start < line.end && line.start < span.end)
  const sectionsWithout = sections.filter(
    ({ kind, lines }) =>
      lines.length > 0 &&
      ((kind === 'experience' && !lines.some(isRead) && positions.length === 0) ||
        (kind === 'education' && studies.length === 0)),
  )
  const dated = sections
    .filter(({ kind }) => ['head', 'summary', 'experience', 'contact'].includes(kind))
    .flatMap(({ lines }) => lines)
    .filter((line) => looksLikeEntry(line) && !isRead(line))
  const nameless = positions.flatMap(({ title, employer, dated: date }) => (title || employer || !date ? [] : [date]))
  const [head] = sections
  const unknown =
    positions.length === 0 &&
    dated.length === 0 &&
    sectionsWithout.length === 0 &&
    head &&
    head.lines.length > headLinesMax
      ? head.lines.slice(headLinesMax / 2, headLinesMax / 2 + 1)
      : []
  const spans: Span[] = [
    ...sectionsWithout.flatMap(({ heading, lines }) => heading ?? lines[0] ?? []),
    ...dated,
    ...nameless,
    ...unknown,
  ]
  return spans
    .sort((one, other) => one.page - other.page || one.start - other.start)
    .slice(0, unreadMax)
    .map((span) =>
      toFound(
        { ...span, text: span.text.slice(0, shownCharsMax), end: Math.min(span.end, span.start + shownCharsMax) },
        0,
      ),
    )
}

/** A line with a whole period that is no duty: it began something. */
function looksLikeEntry(line: ResumeLine): boolean {
  const [period] = findPeriods(line.text)
  return period?.end !== undefined && !line.isBullet && line.text.length < shownCharsMax
}
