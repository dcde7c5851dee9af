import type { FoundValue, ResumeFields } from '../answer.ts'
import type { PageText } from '../document/page-text.ts'
import { toResumeLines } from '../text/lines.ts'
import { toSections } from './sections.ts'

const linesMin = 8
const understoodShareMin = 0.5

/**
 * Whether so little of a resume was understood that a person must compare all of it: neither a position nor a study, as many entries
 * unread as read, or more than half of its lines under no known heading and in no value.
 */
export function understoodLittle(pages: readonly PageText[], fields: ResumeFields): boolean {
  const lines = toResumeLines(pages)
  if (lines.length < linesMin) return false
  const { positions = [], studies = [], unread = [], alternatives, ...rest } = fields
  const entries = positions.length + studies.length
  if (entries === 0 || (unread.length > 1 && unread.length >= entries)) return true
  const values = valuesIn([positions, studies, rest])
  const underHeadings = new Set(toSections(lines).flatMap(({ kind, lines: own }) => (kind === 'head' ? [] : own)))
  const understood = lines.filter(
    (line) =>
      underHeadings.has(line) ||
      values.some(({ page, start, end }) => page === line.page && start < line.end && line.start < end),
  )
  return understood.length < lines.length * understoodShareMin
}

/** All values within what was read, however deep they stand. */
function valuesIn(found: unknown): FoundValue[] {
  if (typeof found !== 'object' || found === null) return []
  return 'sure' in found ? [found as FoundValue] : Object.values(found).flatMap(valuesIn)
}
