/** Kind of a section of a resume, by its content. */
export type SectionKind =
  | 'experience'
  | 'education'
  | 'skills'
  | 'summary'
  | 'languages'
  | 'certifications'
  | 'projects'
  | 'contact'
  | 'links'
  | 'other'

/**
 * Words that people write in resumes of one language. Lists are parted by '|'; case and accents do not matter. Months, countries and
 * languages are known to the platform by their code and stand here only if people write others.
 */
export interface Language {
  /** ISO 639. */
  code: string
  headings: Partial<Record<SectionKind, string>>
  /** Further names, 'name=number'. */
  months?: string
  /** Said of a position that goes on. */
  present: string
  /** Words between the ends of a period, beside a dash. */
  until?: string
  /** Words before the first day of a position that goes on. */
  since?: string
  /** Beginnings of words that name a degree. */
  degrees: string
  /** Beginnings of words that name a school. */
  schools: string
  /** Words that name a role. */
  roles: string
  /** Ends of words that name a role, in languages that join words or do not part them. */
  roleEndings?: string
  /** Words of companies and authorities. */
  organisations: string
  /** Words for the level at which a language is spoken. */
  levels: string
  /** Small words that begin a family name. */
  particles?: string
}
