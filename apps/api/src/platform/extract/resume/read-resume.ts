import type { FoundValue } from '../answer.ts'
import type { PageText } from '../page-text.ts'
import { readStudies, type Study } from './education.ts'
import { toResumeLines, type Span } from './lines.ts'
import { findLocation, type FoundPlace } from './location.ts'
import { linesOf, type Section, toSections } from './sections.ts'
import { readSkills } from './skills.ts'
import { type Position, readPositions } from './work.ts'

/** What the sections of a resume tell. */
export interface ResumeContent {
  location?: FoundPlace
  positions: Position[]
  studies: Study[]
  skills: Span[]
  sections: Section[]
}

/** Reads a resume section by section. Nothing is invented: every value is a stretch of the text. */
export function readResume(pages: readonly PageText[], contacts: readonly FoundValue[]): ResumeContent {
  const sections = toSections(toResumeLines(pages))
  const location = findLocation(sections, contacts)
  return {
    ...(location && { location }),
    positions: sections.filter(({ kind }) => kind === 'experience').flatMap(({ lines }) => readPositions(lines)),
    studies: sections.filter(({ kind }) => kind === 'education').flatMap(({ lines }) => readStudies(lines)),
    skills: readSkills(linesOf(sections, 'skills')),
    sections,
  }
}
