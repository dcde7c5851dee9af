import type { FoundPosition, FoundStudy, FoundValue, ResumeFields } from '../answer.ts'
import type { PageText } from '../document/page-text.ts'
import { type Period, toIso, type When } from '../text/dates.ts'
import { cut, type Span, tidy, toFound, toResumeLines } from '../text/lines.ts'
import { noSkills, type SkillLexicon, skillName } from '../text/skill-lexicon.ts'
import { findTechnologies } from '../text/technologies.ts'
import { findAuthorization } from './authorization.ts'
import { readCertifications } from './certifications.ts'
import { namesDegree, namesSchool, readStudies, type Study } from './education.ts'
import { findExperience } from './experience.ts'
import { readLanguages } from './languages.ts'
import { findLinks } from './links.ts'
import { findLocation } from './location.ts'
import { findRate } from './rate.ts'
import { linesOf, type Section, toSections } from './sections.ts'
import { readSkills } from './skills.ts'
import { findUnread } from './unread.ts'
import { type Position, readPositions } from './work.ts'

type Content = Omit<ResumeFields, 'firstName' | 'lastName' | 'email' | 'phone' | 'jobTitle' | 'emails' | 'phones'>

// Measured on the documents that the rules were developed against: docs/extraction.md, "How sure".
const sure = {
  skill: { known: 0.95, listed: 0.85, doubtful: 0.6 },
  technology: 0.6,
  named: { told: 0.9, guessed: 0.7 },
  degree: { told: 0.9, guessed: 0.8 },
  summary: 0.9,
  link: 0.95,
  certification: { told: 0.85, guessed: 0.6 },
  language: 0.9,
  authorization: 0.8,
}
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
      .map((span) =>
        toFound(span, certificationWords.test(span.text) ? sure.certification.told : sure.certification.guessed),
      ),
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

/** What a section lists; without one, the technologies that the positions and projects name. */
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
    if (!found.has(key)) found.set(key, toFound(span, certainty ?? sureOf(span, lexicon), name))
  }
  return [...found.values()]
}

/** A known technology is surest; what has the shape of a sentence or of a broken line is doubtful. */
function sureOf({ text }: Span, lexicon: SkillLexicon): number {
  if (findTechnologies(text, lexicon).some(({ from, to }) => to - from >= text.length * 0.6)) return sure.skill.known
  const isBroken = /\ufffd|[&.:]|^(?:and|or|of|with|und|et|y)\s/i.test(text.replace(/\.(?=\p{L})/gu, ''))
  const isSentence =
    text.split(/\s+/).length > 5 || /\s(?:with|from|others|well|in|to)\s?/i.test(text) || /\d+ wpm/i.test(text)
  return isBroken || isSentence ? sure.skill.doubtful : sure.skill.listed
}

const certificationWords =
  /certif|licen[cs]|regist|diplom|zerti|permis|habilit|attest|patent|資格|認定|免許|证|證|자격|기사|شهادة|תעודה|сертиф|удостов|\d|\b\p{Lu}{3,}\b/iu

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

function toPosition(
  { title, employer, location, isSure, period, dated, text: lines }: Position,
  text: TextBetween,
): FoundPosition {
  return {
    ...found('title', title && toFound(title, isSure ? sure.named.told : sure.named.guessed)),
    ...found('employer', employer && toFound(employer, isSure ? sure.named.told : sure.named.guessed)),
    ...found('location', location && toFound(location, 0.85)),
    ...toDates(period, dated),
    isCurrent: period?.end === 'present',
    ...found('description', lines && text(lines[0], lines[1], 0.8)),
  }
}

const toStudy = ({ degree, school, period, dated }: Study): FoundStudy => ({
  ...found('degree', degree && toFound(degree, namesDegree(degree.text) ? sure.degree.told : sure.degree.guessed)),
  ...found('school', school && toFound(school, namesSchool(school.text) ? sure.named.told : sure.named.guessed)),
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
