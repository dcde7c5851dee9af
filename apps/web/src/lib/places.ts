import type { AnswerState } from '@corridor/contract/field/answer-states'
import type { InboxMail, InboxThread } from '@corridor/contract/mail/inbox/shapes'
import type { BulkTarget } from '@corridor/contract/records/bulk/shapes'
import type { BookingOffer } from '@corridor/contract/site/booking/shapes'
import type { ButtonProps } from '@mantine/core'

/**
 * The places in pages of a noun where nouns of floors above it put a part of theirs, with what each part is given. A noun names its parts
 * in its `parts.ts`; the build gathers them, so that a page carries those of its own places alone.
 */
export interface Places {
  /** Beside a candidate: what is going on with them. */
  'candidate.activity': { candidateId: string }
  /** Below an address of a candidate: which mails it does not get. */
  'candidate.address': { address: string }
  /** A page of candidates: it takes resumes that are dropped anywhere on it. */
  'candidate.drop': { mayManage: boolean }
  /** A dialog that puts chosen candidates on a list of theirs. */
  'candidate.hotlist': { candidates: PickedCandidates; close: () => void }
  /** In a row: how many jobs there are for the candidate. */
  'candidate.jobs': { candidateId: string }
  /** In a candidate who was saved from a batch of resumes: the way to the next of them. */
  'candidate.next': { batch: string }
  /** In a filter of what a number of the report opened: the mails that it counts. */
  'mail.counted': { value: string }
  /** Below a conversation: an answer in words. */
  'mail.answer': { thread: InboxThread; close: () => void }
  /** Below a conversation: an answer with people, who are chosen beside it. */
  'mail.submit': { thread: InboxThread; mails: readonly InboxMail[]; beside: HTMLElement | null; close: () => void }
  /** A button at a mail that did not arrive. */
  'mail.again': { sent: { thread: string; mail: string; state: AnswerState }; look: ButtonProps }
  /** A dialog that has the time of an interview chosen by a link. */
  'interview.offer': {
    of: Pick<BookingOffer, 'submissionId' | 'interviewId' | 'interview'>
    close: (isMade: boolean) => void
  }
  /** Below the interviews of a submission: the links that wait for a choice. */
  'interview.offers': { submission: string; mayManage: boolean }
  /** In a job, or a submission to it: how its people were presented to the client. */
  'job.presented': { jobId: string; submissionId?: string; isOpen: boolean }
  /** A dialog that presents submitted people of a job to its client. */
  'job.present': { jobId: string; chosen: readonly string[]; close: () => void }
  /** In a student's file: how it stands before it is submitted. */
  'student.review': { studentId: string; version: number }
  /** In a student's file: where they apply. */
  'student.applications': { studentId: string }
  /** In a student's file: the commission that their applications bring. */
  'student.money': { studentId: string }
  /** In an application of a student: the commission that it brings. */
  'application.money': { applicationId: string }
  /** In a student's file: the papers that are asked of them. */
  'student.papers': { studentId: string }
  /** A dialog that asks a paper of many students, or of many applications. */
  'student.ask': { kind: 'student' | 'student-application'; many: Many; close: () => void }
  /** In an application of a student: the papers that its country asks, and those that serve it. */
  'application.papers': { studentId: string; applicationId: string }
  /** In a vendor's record: the work with it. */
  'vendor.work': { vendorId: string }
  /** Beside the section of a company that is verified: its whole dossier. */
  'company.dossier': { companyId: string }
}

/** Records that a bulk action means, and how many they were when the person was asked. */
export interface Many {
  target: BulkTarget
  count: number
  /** Runs when it has begun: clear the selection. */
  onStarted: () => void
}

export interface PickedCandidates {
  ids: string[]
  /** True if the hotlist is then sent. */
  isSent?: boolean
  /** Runs when they are on the list: clear the selection. */
  done?: (() => void) | undefined
}

/** The props of a part: the default of its file takes them. */
export type Given<Name extends keyof Places> = Places[Name]

/** A part's file, and where it stands among the others of its place. A late one is loaded by itself, as by `late` with that need. */
export interface Part {
  file: `features/${string}-part.tsx`
  at: number
  late?: 'needed' | 'optional'
}

/** The file of each part that a noun adds, by its place. Plain data: the build reads it. */
export type Parts = { readonly [Name in keyof Places]?: Part }
