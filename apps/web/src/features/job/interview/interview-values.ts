import type { InterviewKind } from '@corridor/contract/job/interview/kinds'
import type { Interview, Interviewer } from '@corridor/contract/job/interview/shapes'
import type { RecordFormState } from '../../../lib/form/use-record-form'
import { text } from '../../../lib/language/text'

/** Values of a form for an interview. */
export interface InterviewTerms {
  round: number | undefined
  title: string
  kind: InterviewKind
  people: Interviewer[]
  startDate: string
  minutes: number | null
  zone: string
  candidateZone: string
  place: string
  link: string | null
  tellsCandidate: boolean
  note: string
}
export type TermsForm = Pick<
  RecordFormState<InterviewTerms>,
  'values' | 'field' | 'tick' | 'setValue' | 'entry' | 'addEntry' | 'removeEntry'
>

export const toTerms = (of: Interview): InterviewTerms => ({
  round: of.round,
  title: of.title,
  kind: of.kind,
  people: of.people,
  startDate: of.startDate,
  minutes: of.minutes,
  zone: of.zone,
  candidateZone: of.candidateZone,
  place: of.place,
  link: of.link,
  tellsCandidate: of.tellsCandidate,
  note: of.note,
})

export const termLabels: Record<keyof InterviewTerms, string> = {
  round: text('Round'),
  title: text('Title'),
  kind: text('Kind'),
  people: text('Interviewers'),
  startDate: text('Start'),
  minutes: text('Minutes'),
  zone: text("Interviewers' time zone"),
  candidateZone: text("Candidate's time zone"),
  place: text('Place'),
  link: text('Link of the call'),
  tellsCandidate: text('Write to the candidate too'),
  note: text('Note'),
}
