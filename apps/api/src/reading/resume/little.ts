import type { FoundValue, ResumeFields } from '../answer.ts'
import type { PageText } from '../document/page-text.ts'
import { type ResumeLine, toResumeLines } from '../text/lines.ts'
import { toSections } from './sections.ts'

const linesMin = 8
const understoodShareMin = 0.5
const listedMin = 4
const doubtfulShareMax = 0.5
const sureFrom = 0.8
/** A letter greets at the beginning of a line and takes its leave at the end of one. */
const greeting =
  /^(?:dear|sehr geehrte|estimad[oa]|madame|monsieur|gentile|egregio|geachte|szanown|prezad[oa]|bästa)(?!\p{L})/iu
const leave =
  /^(?:yours (?:sincerely|faithfully|truly)|(?:kind|best|warm) regards|sincerely|mit freundlichen grüßen|atentamente|cordialement|cordiali saluti|distinti saluti|met vriendelijke groet|z poważaniem|med vänliga hälsningar)(?!\p{L})/iu

/**
 * True if so little of a resume was understood that a person must compare all of it: neither a position nor a study, as many entries unread
 * as read, a letter, lists of which half is doubtful, or more than half of its lines under no known heading and in no value.
 */
export function understoodLittle(pages: readonly PageText[], fields: ResumeFields): boolean {
  const lines = toResumeLines(pages)
  const { positions = [], studies = [], unread = [], alternatives, ...rest } = fields
  const entries = positions.length + studies.length
  if (entries === 0) return lines.length >= linesMin || !rest.skills?.length
  if (lines.length < linesMin) return false
  if (isLetter(lines) || isDoubtful([...(rest.skills ?? []), ...(rest.certifications ?? [])])) return true
  if (unread.length > 1 && unread.length >= entries) return true
  const values = valuesIn([positions, studies, rest])
  const underHeadings = new Set(toSections(lines).flatMap(({ kind, lines: own }) => (kind === 'head' ? [] : own)))
  const understood = lines.filter(
    (line) =>
      underHeadings.has(line) ||
      values.some(({ page, start, end }) => page === line.page && start < line.end && line.start < end),
  )
  return understood.length < lines.length * understoodShareMin
}

const isLetter = (lines: readonly ResumeLine[]) =>
  lines.some(({ text }) => greeting.test(text)) &&
  lines.some(({ text }) => leave.test(text)) &&
  !toSections(lines).some(({ kind }) => kind === 'experience' || kind === 'education')

const isDoubtful = (listed: readonly FoundValue[]) =>
  listed.length >= listedMin && listed.filter(({ sure }) => sure < sureFrom).length > listed.length * doubtfulShareMax

/** All values within what was read, however deep they stand. */
function valuesIn(found: unknown): FoundValue[] {
  if (typeof found !== 'object' || found === null) return []
  return 'sure' in found ? [found as FoundValue] : Object.values(found).flatMap(valuesIn)
}
