import type { DocumentKind } from '../platform/content/document-kind.ts'
import type { PageWords } from './document/page-words.ts'
import type { SkillWords } from './text/skill-lexicon.ts'
import type { ZoneAnswer, ZoneFile } from './zone/answer.ts'

/** A value and where it stands: `page` from 1, `start` and `end` in that page's text, `sure` from 0 to 1. */
export interface FoundValue {
  value: string
  page: number
  start: number
  end: number
  sure: number
}

/** A position. Dates are ISO 8601 as far as they are told: '2019-05' or '2019'; a position that goes on has no end. */
export interface FoundPosition {
  title?: FoundValue
  employer?: FoundValue
  location?: FoundValue
  startDate?: FoundValue
  endDate?: FoundValue
  isCurrent: boolean
  description?: FoundValue
}

export interface FoundStudy {
  degree?: FoundValue
  school?: FoundValue
  startDate?: FoundValue
  endDate?: FoundValue
}

export interface FoundLanguage {
  language: FoundValue
  level?: FoundValue
}

/** Fields that a resume says of its person. A phone is E.164 if it can be, else as written. */
export interface ResumeFields {
  firstName?: FoundValue
  lastName?: FoundValue
  email?: FoundValue
  phone?: FoundValue
  jobTitle?: FoundValue
  location?: FoundValue
  summary?: FoundValue
  /** Years in total: as it is said, else from the first to the last day of the positions. */
  experience?: FoundValue
  /** As it is said: 'H1B', 'US Citizen'. */
  workAuthorization?: FoundValue
  rateAmount?: FoundValue
  rateCurrency?: FoundValue
  ratePer?: FoundValue
  taxTerm?: FoundValue
  /** Further ones beside the first. */
  emails?: FoundValue[]
  phones?: FoundValue[]
  links?: FoundValue[]
  skills?: FoundValue[]
  positions?: FoundPosition[]
  studies?: FoundStudy[]
  certifications?: FoundValue[]
  languages?: FoundLanguage[]
  /** First lines of a position, a study or a section that was not understood. */
  unread?: FoundValue[]
  /** Values that a second opinion or the first saw otherwise than the fields say. */
  alternatives?: FoundValue[]
  /** State of a second opinion: given, or its model was unavailable; absent if none was asked for. */
  secondOpinion?: 'given' | 'unavailable'
}

/** A place of work as it is written, and its parts as far as they stand there; the country of a US state is 'United States'. */
export interface FoundJobPlace {
  place: FoundValue
  city?: FoundValue
  state?: FoundValue
  country?: FoundValue
}

/** Fields that a job ad says of the position. */
export interface JobFields {
  jobTitle?: FoundValue
  /** Full-time, Part-time, Contract, Contract-to-hire, Temporary, Internship. */
  jobTypes?: FoundValue[]
  locations?: FoundJobPlace[]
  /** Remote, Hybrid, On-site. */
  workMode?: FoundValue
  /** Days of a week that are worked on site. */
  officeDays?: FoundValue
  /** Yes, No. */
  relocation?: FoundValue
  /** Plain numbers: '120000', '62.5'. */
  minSalary?: FoundValue
  maxSalary?: FoundValue
  /** ISO 4217. */
  currency?: FoundValue
  /** hour, day, week, month, year. */
  salaryDuration?: FoundValue
  /** W2, C2C, 1099. */
  payTypes?: FoundValue[]
  refusedPayTypes?: FoundValue[]
  skills?: FoundValue[]
  niceSkills?: FoundValue[]
  /** Authorizations that are taken, and the words on sponsorship. */
  workAuthorizations?: FoundValue[]
  refusedAuthorizations?: FoundValue[]
  /** Yes: nobody else is taken. No: those named are welcome, others may be. */
  onlyTheseAuthorizations?: FoundValue
  /** As it is written: '6+ months'. */
  contractDuration?: FoundValue
  /** The least number of months that it names. */
  contractMonths?: FoundValue
  endClient?: FoundValue
  vendorContact?: { name?: FoundValue; email?: FoundValue; phone?: FoundValue }
}

export type ExtractStatus = 'read' | 'empty' | 'unreadable' | 'encrypted' | 'refused' | 'timed-out' | 'too-large'

/** `reason` is a sentence for a person when the file was not read in full; `pages` holds the text of each page. */
export interface ExtractAnswer {
  status: ExtractStatus
  reason: string | null
  pages: string[]
  fields: ResumeFields
  /** Fields of a job ad; absent if a resume was read. */
  job?: JobFields
  /** Places of the words of each page; absent if there is no text. */
  words?: PageWords[]
  /** Pages are images: `recognise` may read more than this. */
  scanned?: true
}

export interface ExtractFile {
  path: string
  kind: DocumentKind
  /** A job ad answers `job` instead of `fields`. */
  isJob?: boolean
  skills?: SkillWords
}

/** A text that somebody pasted. */
export interface ExtractText {
  text: string
  kind: 'txt'
  isJob: true
  skills?: SkillWords
}

export interface Extractor {
  /** Reads text and recognises what is scanned. Never rejects for what a file holds, only after `close`. */
  extract(file: ExtractFile): Promise<ExtractAnswer>
  /** Reads text alone, which is quick; `scanned` says that `recognise` may read more. */
  readText(file: ExtractFile): Promise<ExtractAnswer>
  /** Reads a file whose pages are images, one file at a time, seconds a page. */
  recognise(file: ExtractFile): Promise<ExtractAnswer>
  /** Reads a pasted job ad, as quickly. */
  readJobText(text: string, skills?: SkillWords): Promise<ExtractAnswer>
  /** Reads the machine-readable zone of a passport, visa or card, one file at a time. `today` is `YYYY-MM-DD`. */
  readZone(file: ZoneFile, today: string): Promise<ZoneAnswer>
  /** Ends the workers at once; files still being read are answered as unreadable. */
  close(): Promise<void>
}

export const withoutText = (status: ExtractStatus, reason: string): ExtractAnswer => ({
  status,
  reason,
  pages: [],
  fields: {},
})
