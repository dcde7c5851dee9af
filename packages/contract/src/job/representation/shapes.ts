import * as z from 'zod'
import { StoredFile } from '../../base/file/shapes.ts'
import { plainDate } from '../../field/plain-date.ts'
import { rateAmount, rateCurrency, ratePer, taxTerm } from '../../field/rate.ts'
import { access } from '../../wire/access.ts'
import { endpoint, listEndpoint, savedAnswer } from '../../wire/endpoint.ts'
import { languages } from '../../wire/language.ts'
import { Letter } from '../../wire/letter.ts'
import { joined, moment, recordBase, recordId, userInfo } from '../../wire/record.ts'
import { againDaysMax, usualAgainDays } from '../submission/kinds.ts'
import { proofKinds, representationStates } from './kinds.ts'

const rate = {
  rateAmount: rateAmount.nullable(),
  rateCurrency: rateCurrency.nullable(),
  ratePer: ratePer.nullable(),
  taxTerm: taxTerm.nullable(),
}

/** Right of a company to speak for somebody about one requirement, or the request for it. */
export const Representation = z.object({
  ...recordBase,
  candidate: recordId,
  candidateInfo: joined({ _id: recordId, name: z.string(), firstName: z.string(), lastName: z.string() }),
  job: recordId,
  jobInfo: joined({ _id: recordId, name: z.string() }),
  requirement: recordId,
  proof: z.enum(proofKinds),
  state: z.enum(representationStates),
  rate: z.object({ ...rate, rateAmount: z.number().nullable() }),
  /** The last day on which it holds. */
  validUntil: z.iso.date(),
  /** The last day on which its link opens; null without one. */
  askUntil: z.iso.date().nullable(),
  /** Letter that asks for the right, with its state. */
  letter: Letter,
  showsClient: z.boolean(),
  /** As it was typed below the text. */
  signedName: z.string(),
  decidedDate: moment.nullable(),
  /** Reason of the refusal. */
  reason: z.string(),
  /** The words of a mail that was pasted. */
  mailText: z.string(),
  fileInfo: z.array(StoredFile),
  userInfo,
})
export type Representation = z.infer<typeof Representation>

const text = (max: number) => z.string().trim().max(max, `Maximum ${max} characters`)
const noRate = { rateAmount: null, rateCurrency: null, ratePer: null, taxTerm: null }
const whoAndWhat = {
  candidateId: recordId,
  jobId: recordId,
  rate: z.strictObject(rate).default(noRate),
  validUntil: plainDate.optional(),
}

export const RepresentationAsk = z.object({
  ...whoAndWhat,
  /** False hides who the end client is. */
  showsClient: z.boolean().default(true),
  /** The link also goes out by a letter, in this language. */
  byMail: z.boolean().default(true),
  language: z.enum(languages).default('en'),
})
export type RepresentationAsk = z.infer<typeof RepresentationAsk>

export const RepresentationAdd = z
  .object({
    ...whoAndWhat,
    proof: z.enum(['document', 'mail'], 'Please choose a proof'),
    fileKey: z.string().min(1).max(200).nullable().default(null),
    mailText: text(20_000).default(''),
  })
  .refine(({ fileKey, mailText, proof }) => fileKey !== null || (proof === 'mail' && mailText !== ''), {
    message: 'Please choose a file, or paste the mail',
    path: ['fileKey'],
  })
export type RepresentationAdd = z.infer<typeof RepresentationAdd>

const accepted = z.array(z.enum(proofKinds)).max(proofKinds.length)
/** Proofs that open the way for each kind of job; none if none is asked for. */
/** Days for which the same end client is asked about; 0 never. */
const againDays = z
  .int('Please enter a number of days')
  .min(0, 'Please enter a number of days')
  .max(againDaysMax, `At most ${againDaysMax} days`)

const RepresentationRule = z.object({ version: z.int(), client: accepted, vendor: accepted, againDays: z.int() })
export type RepresentationRule = z.infer<typeof RepresentationRule>
export const RepresentationRuleAdd = z.object({
  client: accepted,
  vendor: accepted,
  againDays: againDays.default(usualAgainDays),
  version: z.int().optional(),
})
export type RepresentationRuleAdd = z.infer<typeof RepresentationRuleAdd>

/** Answer that somebody types on the page of a link. */
export const RepresentationAnswer = z.discriminatedUnion('answer', [
  z.object({
    answer: z.literal('agree'),
    name: z.string().trim().min(2, 'Please type your full name').max(100, 'Maximum 100 characters'),
    consent: z.enum(['yes'], 'Please tick that you agree'),
  }),
  z.object({ answer: z.literal('decline'), reason: text(500).default('') }),
])
export type RepresentationAnswer = z.infer<typeof RepresentationAnswer>

const place = (path: string, summary: string) => ({
  path: `/representation/${path}` as const,
  summary,
  tag: 'representation',
})
const manage = { access: access.submissions.manage }
const read = { access: access.submissions.read }

export const representation = {
  list: listEndpoint(
    place('list', 'List rights to represent'),
    Representation,
    {
      sort: ['validUntil', 'state'],
      filters: {
        candidate: recordId,
        job: recordId,
        requirement: recordId,
        state: z.enum(representationStates),
        proof: z.enum(proofKinds),
      },
      search: ['candidate', 'job'],
    },
    read,
  ),
  /** The address opens the page for the person; it is answered once. */
  ask: endpoint('POST', place('ask', 'Ask a person for the right to represent them'), manage)
    .input(RepresentationAsk)
    .output(savedAnswer(Representation).extend({ address: z.url() })),
  sendAgain: endpoint(
    'POST',
    place('send-again/{id}', 'Send the letter of an open request again; the link before is dead'),
    { ...manage, record: { kind: 'representation', field: 'id' } },
  )
    .input(z.object({ id: recordId }))
    .output(savedAnswer(Representation)),
  add: endpoint('POST', place('add', 'Keep a document or a mail that proves the right to represent'), manage)
    .input(RepresentationAdd)
    .output(savedAnswer(Representation)),
  revoke: endpoint('POST', place('revoke/{id}', 'End a right to represent, or the link that asks for it'), {
    ...manage,
    record: { kind: 'representation', field: 'id' },
  })
    .input(z.object({ id: recordId }))
    .output(savedAnswer(Representation)),
  /** Finds the proof that a submission of this person to this job needs, and the proof that there is. */
  check: endpoint('POST', place('check', 'What proof a submission needs, and whether it is there'), manage)
    .input(z.object({ candidateId: recordId, jobId: recordId }))
    .output(
      z.object({
        success: z.literal(true),
        data: z.object({ accepted, isMet: z.boolean(), rows: z.array(Representation) }),
      }),
    ),
  getRule: endpoint('POST', place('rule', 'Which proofs a company asks for'), { access: access.setup.read })
    .input(z.object({}).prefault({}))
    .output(z.object({ success: z.literal(true), data: RepresentationRule })),
  addRule: endpoint('POST', place('add-rule', 'Choose which proofs a company asks for'), {
    access: access.setup.manage,
  })
    .input(RepresentationRuleAdd)
    .output(savedAnswer(RepresentationRule)),
}
