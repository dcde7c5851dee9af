/** What a section of a resume is about. */
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
 * What people write in resumes of one language. Lists are parted by '|'; case and accents do not matter. Names of months, countries and
 * languages are known to the platform by the code and stand here only where people write others.
 */
export interface Language {
  /** ISO 639. */
  code: string
  headings: Partial<Record<SectionKind, string>>
  /** Further names, 'name=number'. */
  months?: string
  /** Said of a position that goes on. */
  present: string
  /** What stands between the ends of a period, beside a dash. */
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
  /** How well a language is spoken. */
  levels: string
  /** Small words that begin a family name. */
  particles?: string
}
