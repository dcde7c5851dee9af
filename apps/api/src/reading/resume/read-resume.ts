import type { FoundPosition, FoundStudy, FoundValue, ResumeFields } from '../answer.ts'
import type { PageText } from '../document/page-text.ts'
import { type Period, toIso, type When } from '../text/dates.ts'
import { cut, type Span, tidy, toFound, toResumeLines } from '../text/lines.ts'
import { noSkills, type SkillLexicon, skillName } from '../text/skill-lexicon.ts'
import { findTechnologies } from '../text/technologies.ts'
import { findAuthorization } from './authorization.ts'
import { readCertifications } from './certifications.ts'
import { readStudies, type Study } from './education.ts'
import { findExperience } from './experience.ts'
import { readLanguages } from './languages.ts'
import { findLinks } from './links.ts'
import { findLocation } from './location.ts'
import { findRate } from './rate.ts'
import { linesOf, type Section, toSections } from './sections.ts'
import { readSkills } from './skills.ts'
import { namesDegree, namesSchool } from './study-words.ts'
import { sureOfCertification, sureOfDegree, sureOfPosition, sureOfSchool, sureOfSkill } from './sureness.ts'
import { findUnread } from './unread.ts'
import { type Position, readPositions } from './work.ts'

type Content = Omit<ResumeFields, 'firstName' | 'lastName' | 'email' | 'phone' | 'jobTitle' | 'emails' | 'phones'>

const sure = { technology: 0.6, summary: 0.9, link: 0.95, language: 0.9, authorization: 0.8 }
const listMax = { skills: 300, positions: 60, studies: 30, certifications: 60, languages: 30 }
const descriptionCharsMax = 8_000

/**
 * Reads a resume section by section. Nothing is invented: every value stands in the text where its span says. `contacts` are the name and
 * the addresses that were found, beside which the person's place stands; `now` ends what goes on.
 */
export function readResume(
  pages: readonly PageText[],
  contacts: readonly FoundValue[],
  now: When,
  lexicon: SkillLexicon = noSkills,
): Content {
  const lines = toResumeLines(pages)
  const sections = toSections(lines)
  const entries = findPositions(sections)
  const positions = entries.filter(({ title, employer }) => title || employer).slice(0, listMax.positions)
  const studies = findStudies(sections).slice(0, listMax.studies)
  const place = findLocation(sections, contacts)
  const summary = linesOf(sections, 'summary')
  const authorization = findAuthorization(lines)
  const text = textBetween(pages)
  return {
    ...found('location', place && toFound(place.span, place.sure)),
    ...found('summary', text(summary[0], summary.at(-1), sure.summary)),
    ...found('experience', findExperience([...summary, ...(sections[0]?.lines ?? [])], positions, now)),
    ...found('workAuthorization', authorization && toFound(authorization, sure.authorization)),
    ...findRate(lines),
    unread: findUnread(sections, entries, studies),
    links: findLinks(lines).map((span) => toFound(span, sure.link)),
    skills: findSkills(sections, lexicon).slice(0, listMax.skills),
    positions: positions.map((position) => toPosition(position, text)),
    studies: studies.map(toStudy),
    certifications: readCertifications(linesOf(sections, 'certifications'))
      .slice(0, listMax.certifications)
      .map((span) => toFound(span, sureOfCertification(span.text))),
    languages: readLanguages(linesOf(sections, 'languages'))
      .slice(0, listMax.languages)
      .map(({ language, level }) => ({
        language: toFound(language, sure.language),
        ...found('level', level && toFound(level, sure.language)),
      })),
  }
}

const readIn = <Entry>(
  sections: readonly Section[],
  kinds: readonly Section['kind'][],
  read: (lines: Section['lines']) => Entry[],
) => sections.filter(({ kind }) => kinds.includes(kind)).flatMap(({ lines }) => read(lines))

/** Positions of their sections; without any, those that stand under other headings and name both title and employer. */
function findPositions(sections: readonly Section[]): Position[] {
  const own = readIn(sections, ['experience'], readPositions)
  if (own.length > 0) return own
  return readIn(sections, ['summary', 'other', 'head'], readPositions).filter(
    ({ title, employer, period, isSure }) => title && employer && isSure && period?.end !== undefined,
  )
}

function findStudies(sections: readonly Section[]): Study[] {
  const own = readIn(sections, ['education'], readStudies)
  if (own.length > 0) return own
  return readIn(sections, ['other', 'certifications'], readStudies).filter(
    ({ degree, school }) => degree && school && namesDegree(degree.text) && namesSchool(school.text),
  )
}

/** Reads the skills that a section lists; without one, the technologies that the positions and projects name. */
function findSkills(sections: readonly Section[], lexicon: SkillLexicon): FoundValue[] {
  const listed = readSkills(linesOf(sections, 'skills'))
  if (listed.length > 0) return toSkills(listed, lexicon)
  const named = linesOf(sections, 'summary', 'experience', 'projects').flatMap((line) =>
    findTechnologies(line.text, lexicon).map(({ from, to }) => cut(line, from, to, /\s/)),
  )
  return toSkills(named, lexicon, sure.technology)
}

/** Each skill once, by what the administrator calls it, where it stands first. */
function toSkills(spans: readonly Span[], lexicon: SkillLexicon, certainty?: number): FoundValue[] {
  const found = new Map<string, FoundValue>()
  for (const span of spans) {
    const name = skillName(lexicon, tidy(span.text))
    const key = name.toLowerCase()
    if (!found.has(key)) found.set(key, toFound(span, certainty ?? sureOfSkill(span.text, lexicon), name))
  }
  return [...found.values()]
}

type TextBetween = ReturnType<typeof textBetween>

/** The text from one line to another, as far as it stands on the first one's page. */
const textBetween =
  (pages: readonly PageText[]) =>
  (first: Span | undefined, last: Span | undefined, certainty: number): FoundValue | undefined => {
    const page = first && pages[first.page - 1]
    if (!page || !last) return undefined
    const end = Math.min(last.page === first.page ? last.end : page.text.length, first.start + descriptionCharsMax)
    return { value: page.text.slice(first.start, end), page: first.page, start: first.start, end, sure: certainty }
  }

function toPosition(position: Position, text: TextBetween): FoundPosition {
  const { title, employer, location, period, dated, text: lines } = position
  const certainty = sureOfPosition(position)
  return {
    ...found('title', title && toFound(title, certainty)),
    ...found('employer', employer && toFound(employer, certainty)),
    ...found('location', location && toFound(location, 0.85)),
    ...toDates(period, dated),
    isCurrent: period?.end === 'present',
    ...found('description', lines && text(lines[0], lines[1], 0.8)),
  }
}

const toStudy = ({ degree, school, period, dated }: Study): FoundStudy => ({
  ...found('degree', degree && toFound(degree, sureOfDegree({ degree, ...(school && { school }) }))),
  ...found('school', school && toFound(school, sureOfSchool({ school }))),
  ...(period?.end === undefined && period && dated
    ? { endDate: toFound(dated, 0.8, toIso(period.start)) }
    : toDates(period, dated)),
})

function toDates(period: Period | undefined, dated: Span | undefined): Pick<FoundPosition, 'startDate' | 'endDate'> {
  if (!period || !dated) return {}
  const { start, end } = period
  return {
    startDate: toFound(dated, 0.9, toIso(start)),
    ...(end && end !== 'present' && { endDate: toFound(dated, 0.9, toIso(end)) }),
  }
}

const found = <Name extends string, Value>(name: Name, value: Value | undefined) =>
  (value === undefined ? {} : { [name]: value }) as { [Key in Name]?: Value }
