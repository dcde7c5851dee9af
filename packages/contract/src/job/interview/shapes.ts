import * as z from 'zod'
import { email } from '../../field/email.ts'
import { boundedText } from '../../field/name.ts'
import { plainDate } from '../../field/plain-date.ts'
import { timeZone } from '../../field/time-zone.ts'
import { access } from '../../wire/access.ts'
import { deletedAnswer, endpoint, listEndpoint, savedAnswer, updateInput } from '../../wire/endpoint.ts'
import { companyInfo, joined, moment, recordBase, recordId, userInfo } from '../../wire/record.ts'
import {
  interviewersMax,
  interviewKinds,
  interviewMinutes,
  interviewOutcomes,
  interviewStates,
  roundsMax,
} from './kinds.ts'

const kind = z.enum(interviewKinds, 'Please choose how it takes place')
const named = joined({ _id: recordId, name: z.string() })

/** Somebody of the other side; without an address they are named, and get no letter. */
const Interviewer = z.object({ name: z.string(), email: z.string() })
export type Interviewer = z.infer<typeof Interviewer>

export const Interview = z.object({
  ...recordBase,
  companyInfo,
  updateDate: moment,
  submission: recordId,
  candidate: recordId,
  candidateInfo: joined({ _id: recordId, name: z.string(), firstName: z.string(), lastName: z.string() }),
  candidatePhone: z.string().nullable(),
  job: recordId,
  jobInfo: named,
  clientInfo: named,
  /** Member who submitted the person: they are told, and a Bench Sales User manages these alone. */
  submittedBy: userInfo,
  round: z.int(),
  title: z.string(),
  kind: z.enum(interviewKinds),
  people: z.array(Interviewer),
  startDate: moment,
  minutes: z.int(),
  /** The zone of the interviewers' side, and that of the candidate. */
  zone: z.string(),
  candidateZone: z.string(),
  place: z.string(),
  link: z.string().nullable(),
  /** True if the candidate gets the letters too. */
  tellsCandidate: z.boolean(),
  note: z.string(),
  state: z.enum(interviewStates),
  stateDate: moment,
  /** Reason of the cancellation. */
  stateReason: z.string(),
  outcome: z.enum(interviewOutcomes).nullable(),
  outcomeNote: z.string(),
  /** Number of changes of its calendar entry. */
  sequence: z.int(),
  userInfo,
})
export type Interview = z.infer<typeof Interview>

const text = (max: number) => z.string().trim().max(max, `Maximum ${max} characters`)
const wrongLink = 'Please enter an address that begins with https://'

const fields = z.object({
  round: z.int('Please enter a number').min(1, 'Please enter a number').max(roundsMax, `No more than ${roundsMax}`),
  title: text(100),
  kind,
  people: z
    .array(z.strictObject({ name: boundedText('Name', 1, 100), email: z.union([z.literal(''), email]).default('') }))
    .max(interviewersMax, `No more than ${interviewersMax} people`),
  /** A moment, or what a clock of `zone` shows: `2027-03-04T09:00`. */
  startDate: z.iso.datetime({ local: true, offset: true, error: 'Please choose day and time' }),
  minutes: z
    .int('Please enter a number')
    .min(interviewMinutes.min, `At least ${interviewMinutes.min} minutes`)
    .max(interviewMinutes.max, `No more than ${interviewMinutes.max} minutes`),
  zone: timeZone,
  candidateZone: timeZone,
  place: text(200),
  link: z
    .url({ protocol: /^https$/, hostname: z.regexes.domain, error: wrongLink })
    .max(500, wrongLink)
    .nullable(),
  tellsCandidate: z.boolean(),
  note: text(2000),
})
const { shape } = fields

export const InterviewAdd = fields.extend({
  submissionId: recordId,
  /** The next one, if nothing is said. */
  round: shape.round.optional(),
  title: shape.title.default(''),
  people: shape.people.default([]),
  minutes: shape.minutes.default(interviewMinutes.usual),
  place: shape.place.default(''),
  link: shape.link.default(null),
  tellsCandidate: shape.tellsCandidate.default(true),
  note: shape.note.default(''),
})
export type InterviewAdd = z.infer<typeof InterviewAdd>

export const InterviewUpdate = updateInput(fields)
export type InterviewUpdate = z.infer<typeof InterviewUpdate>

const overlapping = z.object({
  submissionId: recordId,
  startDate: z.iso.datetime('Please choose day and time'),
  minutes: shape.minutes,
  /** The one that is being changed. */
  except: recordId.optional(),
})
export type OverlapQuery = z.infer<typeof overlapping>

/** A place as words, and the zone that it settles; null if it settles none. */
const PlaceZone = z.object({ place: z.string(), zone: z.string() }).nullable()

const outcome = z.object({
  id: recordId,
  version: z.int().optional(),
  state: z.enum(['done', 'no-show']).default('done'),
  outcome: z.enum(interviewOutcomes).default('undecided'),
  note: text(2000).default(''),
})
export type OutcomeInput = z.infer<typeof outcome>

const place = (path: string, summary: string) => ({ path: `/interview/${path}` as const, summary, tag: 'interview' })
const manage = { access: access.interviews.manage }
const read = { access: access.interviews.read }
const one = (field: string) => ({ record: { kind: 'interview', field } })

export const interview = {
  list: listEndpoint(
    place('list', 'List interviews'),
    Interview,
    {
      sort: ['updateDate', 'startDate', 'state', 'round', 'candidate', 'job'],
      filters: {
        company: recordId,
        state: z.enum(interviewStates),
        kind: z.enum(interviewKinds),
        outcome: z.enum(interviewOutcomes),
        submission: recordId,
        candidate: recordId,
        job: recordId,
        submittedBy: recordId,
        /** Days of the calendar in the interviewers' zone. */
        startsFrom: plainDate,
        startsUntil: plainDate,
      },
      search: ['candidate', 'job', 'title'],
    },
    read,
  ),
  add: endpoint('POST', place('add', 'Plan an interview'), {
    ...manage,
    record: { kind: 'submission', field: 'submissionId' },
  })
    .input(InterviewAdd)
    .output(savedAnswer(Interview)),
  view: endpoint('POST', place('view', 'View an interview'), { ...read, ...one('interviewId') })
    .input(z.object({ interviewId: recordId }))
    .output(z.object({ success: z.literal(true), data: Interview })),
  update: endpoint('PUT', place('update/{id}', 'Change an interview, or move it'), { ...manage, ...one('id') })
    .input(InterviewUpdate)
    .output(savedAnswer(Interview)),
  overlaps: endpoint('POST', place('overlaps', 'What else the person of a submission has planned at a time'), {
    ...manage,
    record: { kind: 'submission', field: 'submissionId' },
  })
    .input(overlapping)
    .output(z.object({ success: z.literal(true), data: z.array(Interview) })),
  zones: endpoint(
    'POST',
    place('zones', "The time zones of a submission's two sides, by the job's place and the person's"),
    {
      ...manage,
      record: { kind: 'submission', field: 'submissionId' },
    },
  )
    .input(z.object({ submissionId: recordId }))
    .output(z.object({ success: z.literal(true), data: z.object({ work: PlaceZone, candidate: PlaceZone }) })),
  cancel: endpoint('POST', place('cancel/{id}', 'Cancel an interview'), { ...manage, ...one('id') })
    .input(z.object({ id: recordId, version: z.int().optional(), reason: text(500).default('') }))
    .output(savedAnswer(Interview)),
  outcome: endpoint('POST', place('outcome/{id}', 'Note what came of an interview'), { ...manage, ...one('id') })
    .input(outcome)
    .output(savedAnswer(Interview)),
  delete: endpoint('DELETE', place('delete/{id}', 'Delete an interview'), { ...manage, ...one('id') })
    .input(z.object({ id: recordId }))
    .output(deletedAnswer),
  /** The interview as an entry for any calendar. */
  calendar: endpoint('GET', place('calendar/{id}', 'The calendar file of an interview'), { ...read, ...one('id') })
    .input(z.object({ id: recordId }))
    .output(z.object({ success: z.literal(true), data: z.object({ fileName: z.string(), text: z.string() }) })),
}
