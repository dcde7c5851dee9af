import * as z from 'zod'
import { email } from '../../field/email.ts'
import { plainDate } from '../../field/plain-date.ts'
import { access } from '../../wire/access.ts'
import { endpoint, listEndpoint, savedAnswer } from '../../wire/endpoint.ts'
import { languages } from '../../wire/language.ts'
import { Letter } from '../../wire/letter.ts'
import { joined, moment, recordBase, recordId, userInfo } from '../../wire/record.ts'
import { presentationAnswers, presentationStates, presentedMax } from './kinds.ts'

/** Somebody on the page of a link, and what was answered of them there. */
const PresentedPerson = z.object({
  submission: recordId,
  candidateInfo: joined({ _id: recordId, name: z.string(), firstName: z.string(), lastName: z.string() }),
  summary: z.string(),
  /** False once the submission has ended otherwise: the page shows them no more. */
  isShown: z.boolean(),
  answer: z.enum(presentationAnswers).nullable(),
  comment: z.string(),
  answeredDate: moment.nullable(),
})
export type PresentedPerson = z.infer<typeof PresentedPerson>

/** A link that shows submitted people of one job to their client. */
export const Presentation = z.object({
  ...recordBase,
  job: recordId,
  jobInfo: joined({ _id: recordId, name: z.string() }),
  title: z.string(),
  note: z.string(),
  showsInitials: z.boolean(),
  showsRate: z.boolean(),
  showsAuthorization: z.boolean(),
  /** The last day on which it opens, by the company's clock. */
  expiresOn: z.iso.date(),
  state: z.enum(presentationStates),
  /** Address to which the product writes the link; empty if somebody hands it over by themselves. */
  mailTo: z.string(),
  letter: Letter,
  people: z.array(PresentedPerson),
  userInfo,
})
export type Presentation = z.infer<typeof Presentation>

const text = (max: number) => z.string().trim().max(max, `Maximum ${max} characters`)

export const PresentationAdd = z.object({
  jobId: recordId,
  people: z
    .array(z.object({ submissionId: recordId, summary: text(1000).default('') }))
    .min(1, 'Please choose somebody')
    .max(presentedMax, `Choose no more than ${presentedMax} people`),
  /** Without one the job's title stands above the people. */
  title: text(100).default(''),
  note: text(1000).default(''),
  showsInitials: z.boolean().default(false),
  showsRate: z.boolean().default(false),
  showsAuthorization: z.boolean().default(true),
  expiresOn: plainDate.optional(),
  /** The link also goes out by a letter to this address, in this language. */
  mailTo: z
    .string()
    .trim()
    .default('')
    .refine((address) => address === '' || email.safeParse(address).success, 'Wrong email format'),
  language: z.enum(languages).default('en'),
})
export type PresentationAdd = z.infer<typeof PresentationAdd>

export const PresentationExtend = z.object({ id: recordId, version: z.int().optional(), expiresOn: plainDate })

/** Answer of a client on the page of a link. */
export const ClientAnswer = z
  .object({
    /** Names the person on the page. */
    person: z.string().max(100),
    answer: z.enum(presentationAnswers, 'Please choose an answer'),
    comment: text(500).default(''),
    /** The answer that stood on the page. */
    seen: z.enum(['', ...presentationAnswers]).default(''),
  })
  .refine(({ answer, comment }) => answer !== 'reject' || comment !== '', {
    message: 'Please say why',
    path: ['comment'],
  })
export type ClientAnswer = z.infer<typeof ClientAnswer>

const place = (path: string, summary: string) => ({
  path: `/presentation/${path}` as const,
  summary,
  tag: 'presentation',
})
const manage = { access: access.submissions.manage }
const one = { ...manage, record: { kind: 'presentation', field: 'id' } }
/** The address of its page is told this once. */
const withAddress = savedAnswer(Presentation).extend({ address: z.url() })

export const presentation = {
  list: listEndpoint(
    place('list', 'List links that present people to a client'),
    Presentation,
    {
      sort: ['title', 'expiresOn'],
      filters: { job: recordId, submission: recordId, state: z.enum(presentationStates) },
      search: ['title', 'job'],
    },
    { access: access.submissions.read },
  ),
  add: endpoint('POST', place('add', 'Present submitted people to their client by a link'), {
    ...manage,
    record: { kind: 'job', field: 'jobId' },
  })
    .input(PresentationAdd)
    .output(withAddress),
  extend: endpoint('POST', place('extend/{id}', 'Choose another last day of a link'), one)
    .input(PresentationExtend)
    .output(savedAnswer(Presentation)),
  renew: endpoint('POST', place('renew/{id}', 'Replace the link by a new one'), one)
    .input(
      z.object({
        id: recordId,
        /** The new link also goes to whom the first went. */
        byMail: z.boolean().default(false),
      }),
    )
    .output(withAddress),
  revoke: endpoint('POST', place('revoke/{id}', 'Revoke a link for good'), one)
    .input(z.object({ id: recordId }))
    .output(savedAnswer(Presentation)),
}
