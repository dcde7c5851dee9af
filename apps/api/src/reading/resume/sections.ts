import type { SectionKind } from '../languages/language.ts'
import { headingKind, inlineHeading } from '../text/headings.ts'
import { cut, type ResumeLine, splitSpan } from '../text/lines.ts'
import { noSkills } from '../text/skill-lexicon.ts'
import { findTechnologies } from '../text/technologies.ts'
import { tellsLanguages } from './languages.ts'

export interface Section {
  /** Kind of the section; 'head' is everything before the first heading. */
  kind: SectionKind | 'head'
  heading?: ResumeLine
  lines: ResumeLine[]
}

/** Kinds whose content may stand on the line of the heading. */
const inlineKinds = new Set<SectionKind>(['skills', 'languages', 'certifications', 'summary'])

/** A document as its sections, in reading order. */
export function toSections(lines: readonly ResumeLine[]): Section[] {
  const sections: Section[] = [{ kind: 'head', lines: [] }]
  const repeated = findRepeated(lines)
  const largest = Math.max(0, ...lines.map(({ size }) => size))
  const usual = usualSize(lines)
  const joined = joinHeadings(lines)
  let beside: Section[] | undefined
  for (const [at, line] of joined.entries()) {
    const current = sections.at(-1) as Section
    const pair = headingsBeside(line)
    if (pair) {
      beside = pair.map(({ kind, heading }) => ({ kind, heading, lines: [] }))
      sections.push(...beside)
      continue
    }
    const { heading } = current
    if (
      listKinds.has(current.kind) &&
      heading &&
      heading.size > 0 &&
      line.size > heading.size * 1.3 &&
      line.size > largest * 0.9
    ) {
      // The name at the head of a column, behind a sidebar.
      sections.push({ kind: 'head', lines: [line] })
      continue
    }
    const isSetApart = heading !== undefined && heading.size > usual + 0.4 && line.size > heading.size - 0.4
    const isWithin =
      current.kind === 'experience' && ((repeated.has(line.text) && !isSetApart) || /^highlights$/i.test(line.text))
    const kind = line.isBullet || isWithin ? undefined : headingKind(line.text)
    if (kind) beside = undefined
    if (beside) {
      for (const [part, section] of shareOut(line, beside)) section.lines.push(part)
      continue
    }
    if (kind && !isEntry(kind, line, joined[at + 1], current)) {
      sections.push({ kind, heading: line, lines: [] })
      continue
    }
    const inline = line.isBullet ? undefined : inlineHeading(line.text)
    if (inline && isInline(inline.kind, line, current)) {
      const rest = { ...line, ...cut(line, inline.rest) }
      sections.push({ kind: inline.kind, heading: line, lines: [rest] })
      continue
    }
    current.lines.push(line)
  }
  return sections
}

/** The size in which most of a document is set; 0 if it is not known. */
function usualSize(lines: readonly ResumeLine[]): number {
  const chars = new Map<number, number>()
  for (const { size, text } of lines) chars.set(size, (chars.get(size) ?? 0) + text.length)
  return [...chars].sort((one, other) => other[1] - one[1])[0]?.[0] ?? 0
}

const opensHeading = /^\p{Lu}.{2,28}\s(?:and|und|et|y|e|en|och|i|ve|и|&)$/u

/** 'Schulbildung und' over 'Ausbildung', in a narrow column, is one heading. */
function joinHeadings(lines: readonly ResumeLine[]): ResumeLine[] {
  const joined: ResumeLine[] = []
  for (const line of lines) {
    const before = joined.at(-1)
    const text = before && opensHeading.test(before.text) ? `${before.text} ${line.text}` : ''
    if (before && text !== '' && before.page === line.page && !before.isBullet && headingKind(text))
      joined[joined.length - 1] = { ...before, end: line.end, text }
    else joined.push(line)
  }
  return joined
}

/** Among skills, 'Languages' is a section of its own if it names those that people speak. */
function isInline(kind: SectionKind, { text }: ResumeLine, { kind: within }: Section): boolean {
  // A heading in a column of its own, at the left of what it heads.
  if (/^[^:\t]+\t/.test(text) && within !== kind && within !== 'skills' && !aside.has(kind)) return true
  if (within === 'skills') return kind === 'languages' && tellsLanguages(text)
  return inlineKinds.has(kind) && within !== 'experience'
}

const listKinds = new Set<Section['kind']>(['skills', 'languages', 'contact', 'certifications', 'links', 'other'])
const aside = new Set<SectionKind>(['contact', 'links', 'other'])

/** Lines that stand again and again, as 'Projects' below each position. */
function findRepeated(lines: readonly ResumeLine[]): Set<string> {
  const seen = new Set<string>()
  return new Set(lines.flatMap(({ text }) => (seen.has(text) || !seen.add(text) ? [text] : [])))
}

/** Two headings side by side, above two columns that share their lines. */
function headingsBeside(line: ResumeLine): { kind: SectionKind; heading: ResumeLine }[] | undefined {
  if (!line.text.includes('\t')) return undefined
  const parts = splitSpan(line, /\t/).map((part) => ({ kind: headingKind(part.text), heading: { ...line, ...part } }))
  return parts.length > 1 && parts.every(({ kind }) => kind) && parts[0]?.kind !== parts[1]?.kind
    ? (parts as { kind: SectionKind; heading: ResumeLine }[])
    : undefined
}

/** A line of such columns in its parts; one that stands in one column alone belongs to what it speaks of. */
function shareOut(line: ResumeLine, sections: readonly Section[]): [ResumeLine, Section][] {
  const parts = splitSpan(line, /\t/)
  if (parts.length === sections.length)
    return parts.map((part, at): [ResumeLine, Section] => [{ ...line, ...part }, sections[at] as Section])
  const languages = sections.find(({ kind }) => kind === 'languages')
  const own = languages && tellsLanguages(line.text) && line.text.length < 60 ? languages : sections[0]
  return own ? [[line, own]] : []
}

/** Within a list of skills, `Tools` or `Languages` is one of its groups; within positions, `Research` may be a title. */
function isEntry(
  kind: SectionKind,
  line: ResumeLine,
  next: ResumeLine | undefined,
  { kind: within, heading }: Section,
): boolean {
  if (!heading) return false
  const isSmaller = line.size > 0 && heading.size > 0 && line.size < heading.size - 0.4
  const sameCase = isShouted(heading.text) === isShouted(line.text)
  if (within === 'skills' && kind === 'languages' && next && !tellsLanguages(next.text))
    if (findTechnologies(next.text, noSkills).length > 0) return true
  if (within === 'skills')
    return (isSmaller || !sameCase) && (kind === 'skills' || kind === 'languages' || kind === 'other')
  if (within === 'experience' || within === 'education' || within === 'projects')
    return (
      (isSmaller || !sameCase) &&
      (kind === 'other' ||
        kind === 'skills' ||
        kind === 'links' ||
        (kind === 'certifications' && within === 'education'))
    )
  return next === undefined && kind === within
}

const isShouted = (text: string) => text === text.toUpperCase()

export const linesOf = (sections: readonly Section[], ...kinds: Section['kind'][]): ResumeLine[] =>
  sections.filter(({ kind }) => kinds.includes(kind)).flatMap(({ lines }) => lines)
