import * as z from 'zod'
import { answerStates } from '../../field/answer-states.ts'
import { plainDate } from '../../field/plain-date.ts'
import { rateAmount, rateCurrency, ratePer, taxTerm } from '../../field/rate.ts'
import { countedMails } from '../../mail/report/counted.ts'
import { access } from '../../wire/access.ts'
import { deletedAnswer, endpoint, listEndpoint, savedAnswer, updateInput } from '../../wire/endpoint.ts'
import { companyInfo, joined, moment, recordBase, recordId, userInfo } from '../../wire/record.ts'
import { chosenStates, confirmations, hopsMax, parties, submissionStates } from './kinds.ts'
import { Standing, StandingAsked, standingsMax } from './standing.ts'

const state = z.enum(submissionStates)
const chosen = z.enum(chosenStates)

/** A rate as somebody is paid it; how it is paid may be known without an amount. */
const rate = {
  rateAmount: rateAmount.nullable(),
  rateCurrency: rateCurrency.nullable(),
  ratePer: ratePer.nullable(),
  taxTerm: taxTerm.nullable(),
}
/** An amount without a currency is in the company's, and without a unit for an hour. */
const Rate = z.strictObject(rate)
export type Rate = z.infer<typeof Rate>

const days = z.int().min(0).max(365).nullable()

/** One step of the chain between the company and the work: who it is, what they pay, and within how many days. */
const Hop = z.object({
  party: z.enum(parties),
  vendor: recordId.nullable(),
  client: recordId.nullable(),
  name: z.string(),
  rateAmount: z.number().nullable(),
  rateCurrency: rateCurrency.nullable(),
  ratePer: ratePer.nullable(),
  taxTerm: taxTerm.nullable(),
  netDays: days,
})
export type Hop = z.infer<typeof Hop>

const HopInput = z
  .strictObject({
    party: z.enum(parties),
    vendor: recordId.nullable().default(null),
    client: recordId.nullable().default(null),
    ...rate,
    rateAmount: rate.rateAmount.default(null),
    rateCurrency: rate.rateCurrency.default(null),
    ratePer: rate.ratePer.default(null),
    taxTerm: rate.taxTerm.default(null),
    netDays: days.default(null),
  })
  .refine(({ party, vendor, client }) => (party === 'client' ? client !== null && vendor === null : client === null), {
    message: 'Please choose a client',
    path: ['client'],
  })
  .refine(({ party, vendor }) => party === 'client' || vendor !== null, {
    message: 'Please choose a vendor',
    path: ['vendor'],
  })
export type HopInput = z.infer<typeof HopInput>

/** From the nearest party to the end client; nobody stands there twice in one part. */
const chain = z
  .array(HopInput)
  .max(hopsMax, `No more than ${hopsMax} parties stand in a chain`)
  .superRefine((hops, check) => {
    const who = ({ party, vendor, client }: HopInput) => `${party} ${vendor ?? client}`
    for (const [at, hop] of hops.entries())
      if (hops.findIndex((other) => who(other) === who(hop)) < at)
        check.addIssue({
          code: 'custom',
          path: [at, hop.party === 'client' ? 'client' : 'vendor'],
          message: 'This party stands in the chain already',
        })
  })

/** Margin: the bill less the pay; null if currency, unit or an amount do not allow to say it. */
const Margin = z.object({ amount: z.number(), currency: rateCurrency, per: ratePer, percent: z.number() }).nullable()

export const Submission = z.object({
  ...recordBase,
  companyInfo,
  updateDate: moment,
  candidate: recordId,
  candidateInfo: joined({
    _id: recordId,
    name: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    jobTitle: z.string().nullable(),
  }),
  job: recordId,
  jobInfo: joined({ _id: recordId, name: z.string() }),
  /** Equal for all records of one requirement, through whatever vendor it came. */
  requirement: recordId,
  clientInfo: joined({ _id: recordId, name: z.string() }),
  state,
  isLive: z.boolean(),
  stateDate: moment,
  stateReason: z.string(),
  hops: z.array(Hop),
  /** Rate that the person is paid. */
  pay: z.object({ ...rate, rateAmount: z.number().nullable() }),
  margin: Margin,
  /** The version of the resume that belongs to it: the one that its mail took along, else the person's own of that day. */
  resumeInfo: joined({ fileKey: z.string(), fileName: z.string() }),
  /** The conversation and the mail with which it goes out, what became of that with the server's words, and when; empty if it was noted by hand. */
  mailInfo: joined({
    _id: recordId,
    mail: recordId,
    state: z.enum(answerStates),
    answer: z.string(),
    date: moment,
  }),
  rateConfirmed: z.object({ date: moment, how: z.enum(confirmations), note: z.string(), byInfo: userInfo }).nullable(),
  note: z.string(),
  /** Reason for submitting the person again. */
  againReason: z.string(),
  /** The submission that this one stands beside, though the guard would keep them apart. */
  clashWith: recordId.nullable(),
  userInfo,
})
export type Submission = z.infer<typeof Submission>

const text = (max: number) => z.string().trim().max(max, `Maximum ${max} characters`)

const fields = z.object({
  hops: chain,
  pay: Rate,
  note: text(2000),
  state: chosen,
  stateReason: text(500),
})

export const SubmissionAdd = fields.omit({ stateReason: true }).extend({
  candidateId: recordId,
  jobId: recordId,
  /** Without a chain that of the job is taken. */
  hops: chain.optional(),
  /** Without one the candidate's own is taken. */
  pay: Rate.optional(),
  note: fields.shape.note.default(''),
  /** Without one it stands with the nearest party of its chain. */
  state: chosen.optional(),
  againReason: text(500).default(''),
})
export type SubmissionAdd = z.infer<typeof SubmissionAdd>

export const SubmissionUpdate = updateInput(fields)
export type SubmissionUpdate = z.infer<typeof SubmissionUpdate>

/** Findings of the guard about a person and a job before anything is written. */
export const Earlier = z.object({
  /** Empty beyond the caller's sight. */
  submission: recordId.nullable(),
  why: z.enum(['live', 'refused', 'same-client', 'like-client', 'ended']),
  state,
  day: plainDate,
  jobName: z.string(),
  byInfo: userInfo,
  through: z.string(),
  /** Unit to ask about one beyond the caller's sight. */
  unit: z.string().nullable(),
})
export type Earlier = z.infer<typeof Earlier>

const place = (path: string, summary: string) => ({
  path: `/submission/${path}` as const,
  summary,
  tag: 'submission',
})
const manage = { access: access.submissions.manage }
const read = { access: access.submissions.read }
const one = (field: string) => ({ record: { kind: 'submission', field } })
const why = (min: number) =>
  z.string('Please say why').trim().min(min, 'Please say why').max(500, 'Maximum 500 characters')

export const submission = {
  list: listEndpoint(
    place('list', 'List submissions'),
    Submission,
    {
      sort: ['updateDate', 'state', 'stateDate', 'candidate', 'job'],
      filters: {
        company: recordId,
        state: z.enum(submissionStates),
        isLive: z.boolean(),
        candidate: recordId,
        job: recordId,
        client: recordId,
        vendor: recordId,
        submittedBy: recordId,
        silentSince: plainDate,
        /** Mails of campaigns: only submissions that answers to them brought are listed. */
        mails: countedMails,
      },
      search: ['candidate', 'job'],
    },
    read,
  ),
  standing: endpoint('POST', place('standing', 'Where candidates stand in pipelines already'), read)
    .input(StandingAsked)
    .output(z.object({ success: z.literal(true), data: z.array(Standing).max(standingsMax) })),
  add: endpoint('POST', place('add', 'Submit a person to a job'), manage)
    .input(SubmissionAdd)
    .output(savedAnswer(Submission)),
  view: endpoint('POST', place('view', 'View a submission'), { ...read, ...one('submissionId') })
    .input(z.object({ submissionId: recordId }))
    .output(z.object({ success: z.literal(true), data: Submission })),
  /** Changes what was agreed, or moves it to another state. */
  update: endpoint('PUT', place('update/{id}', 'Update a submission'), { ...manage, ...one('id') })
    .input(SubmissionUpdate)
    .output(savedAnswer(Submission)),
  delete: endpoint('DELETE', place('delete/{id}', 'Delete a submission'), { ...manage, ...one('id') })
    .input(z.object({ id: recordId }))
    .output(deletedAnswer),
  withdraw: endpoint('POST', place('withdraw/{id}', 'Withdraw a submission'), { ...manage, ...one('id') })
    .input(z.object({ id: recordId, version: z.int().optional(), reason: text(500).default('') }))
    .output(savedAnswer(Submission)),
  /** Submits somebody although the submission `id` stands in the way. */
  override: endpoint('POST', place('override/{id}', 'Submit over another submission'), {
    access: access.submissions.override,
    ...one('id'),
  })
    .input(SubmissionAdd.omit({ againReason: true }).extend({ id: recordId, reason: why(3) }))
    .output(savedAnswer(Submission)),
  confirmRate: endpoint('POST', place('confirm-rate/{id}', 'Note who confirmed a rate, and how'), {
    ...manage,
    ...one('id'),
  })
    .input(
      z.object({ id: recordId, version: z.int().optional(), how: z.enum(confirmations), note: text(500).default('') }),
    )
    .output(savedAnswer(Submission)),
  /** Finds the obstacles to a submission, and everything else that is known of this person and this work. */
  check: endpoint('POST', place('check', 'What stands in the way of a submission'), manage)
    .input(z.object({ candidateId: recordId, jobId: recordId }))
    .output(z.object({ success: z.literal(true), data: z.array(Earlier), againDays: z.int() })),
}
