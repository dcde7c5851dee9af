import type { DocumentKind } from '../content/document-kind.ts'

/** A value and where it stands: `page` from 1, `start` and `end` in that page's text, `sure` from 0 to 1. */
export interface FoundValue {
  value: string
  page: number
  start: number
  end: number
  sure: number
}

/** What a resume says of its person. A phone is E.164 where it can be, else as written. */
export interface ResumeFields {
  firstName?: FoundValue
  lastName?: FoundValue
  email?: FoundValue
  phone?: FoundValue
  jobTitle?: FoundValue
}

export type ExtractStatus = 'read' | 'empty' | 'unreadable' | 'encrypted' | 'refused' | 'timed-out' | 'too-large'

/** `reason` is a sentence for a person when the file was not read in full; `pages` holds the text of each page. */
export interface ExtractAnswer {
  status: ExtractStatus
  reason: string | null
  pages: string[]
  fields: ResumeFields
}

export interface ExtractFile {
  path: string
  kind: DocumentKind
}

export interface ExtractLimits {
  workers: number
  timeoutMs: number
  memoryMbMax: number
  textCharsMax: number
  pagesMax: number
}

export interface Extractor {
  /** Never rejects for what a file holds. Rejects only after `close`. */
  extract(file: ExtractFile): Promise<ExtractAnswer>
  /** Ends the workers at once; files still being read are answered as unreadable. */
  close(): Promise<void>
}

export const withoutText = (status: ExtractStatus, reason: string): ExtractAnswer => ({
  status,
  reason,
  pages: [],
  fields: {},
})
