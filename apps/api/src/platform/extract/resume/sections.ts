import { headingKind, inlineHeading, type SectionKind } from './headings.ts'
import { cut, type ResumeLine } from './lines.ts'

export interface Section {
  /** What stands before the first heading is 'head'. */
  kind: SectionKind | 'head'
  heading?: ResumeLine
  lines: ResumeLine[]
}

/** Kinds whose content may stand on the line of the heading. */
const inlineKinds = new Set<SectionKind>(['skills', 'languages', 'certifications', 'summary'])

/** A document as its sections, in reading order. */
export function toSections(lines: readonly ResumeLine[]): Section[] {
  const sections: Section[] = [{ kind: 'head', lines: [] }]
  for (const [at, line] of lines.entries()) {
    const current = sections.at(-1) as Section
    const kind = line.isBullet ? undefined : headingKind(line.text)
    if (kind && !isEntry(kind, line, lines[at + 1], current)) {
      sections.push({ kind, heading: line, lines: [] })
      continue
    }
    const inline = line.isBullet ? undefined : inlineHeading(line.text)
    if (inline && inlineKinds.has(inline.kind) && current.kind !== 'experience' && current.kind !== 'skills') {
      const rest = { ...line, ...cut(line, inline.rest) }
      sections.push({ kind: inline.kind, heading: line, lines: [rest] })
      continue
    }
    current.lines.push(line)
  }
  return sections
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
  if (within === 'skills') return (isSmaller || !sameCase) && (kind === 'skills' || kind === 'languages' || kind === 'other')
  if (within === 'experience' || within === 'education' || within === 'projects')
    return (isSmaller || !sameCase) && (kind === 'other' || kind === 'skills' || kind === 'links')
  return next === undefined
}

const isShouted = (text: string) => text === text.toUpperCase()

export const linesOf = (sections: readonly Section[], ...kinds: Section['kind'][]): ResumeLine[] =>
  sections.filter(({ kind }) => kinds.includes(kind)).flatMap(({ lines }) => lines)
