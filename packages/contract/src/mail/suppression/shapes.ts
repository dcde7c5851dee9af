import * as z from 'zod'
import { boundedText } from '../../field/name.ts'
import { access } from '../../wire/access.ts'
import { endpoint, listEndpoint, savedAnswer } from '../../wire/endpoint.ts'
import { moment, recordBase, recordId, userInfo } from '../../wire/record.ts'
import { mailTopics } from '../campaign/kinds.ts'
import { evidenceSources, suppressionKinds, suppressionReasons, suppressionStates, writtenReasons } from './kinds.ts'
import { judgeValue } from './value.ts'

/** One time that it became known. */
export const Evidence = z.object({
  source: z.enum(evidenceSources),
  date: moment,
  /** The subject of the mail that it was about, if it is known. */
  subject: z.string(),
  /** Words of the server, the person or the member. */
  words: z.string(),
})
export type Evidence = z.infer<typeof Evidence>

export const Suppression = z.object({
  ...recordBase,
  updateDate: moment,
  kind: z.enum(suppressionKinds),
  /** The address or the domain, in lower case. */
  value: z.string(),
  /** Null: whatever is sent to many. */
  topic: z.enum(mailTopics).nullable(),
  reason: z.enum(suppressionReasons),
  /** The newest last. */
  evidence: z.array(Evidence),
  state: z.enum(suppressionStates),
  releaseDate: moment.nullable(),
  /** Empty if the person themselves released it. */
  releaseUserInfo: userInfo,
  releaseReason: z.string(),
  /** Proof that the person asked for it. */
  releaseProof: z.string(),
  /** Empty if no member wrote it down. */
  userInfo,
})
export type Suppression = z.infer<typeof Suppression>

const note = z.string().trim().max(500, 'Maximum 500 characters')
const topic = z.enum(mailTopics).nullable()
const value = z.string('Address or domain is required').transform(judgeValue)

export const SuppressionAdd = z.object({
  value,
  topic: topic.default(null),
  reason: z.enum(writtenReasons).default('do-not-contact'),
  note: note.default(''),
})
export type SuppressionAdd = z.infer<typeof SuppressionAdd>

export const SuppressionRelease = z.object({
  id: recordId,
  version: z.int().optional(),
  reason: boundedText('Reason', 3, 500),
  /** The person asked for it: what is their own word ends by nothing else. */
  isAsked: z.boolean().default(false),
  /** Proof that the person asked, with its day and way. */
  proof: note.default(''),
})
export type SuppressionRelease = z.infer<typeof SuppressionRelease>

const place = (path: string, summary: string) => ({
  path: `/suppression/${path}` as const,
  summary,
  tag: 'suppression',
})
const manage = { access: access.suppressions.manage }
const read = { access: access.suppressions.read }
const one = (field: string) => ({ record: { kind: 'suppression', field } })

export const suppression = {
  list: listEndpoint(
    place('list', 'List who gets no mail'),
    Suppression,
    {
      sort: ['value', 'reason', 'updateDate'],
      filters: {
        kind: z.enum(suppressionKinds),
        /** `all`: those that hold for whatever is sent. */
        topic: z.enum([...mailTopics, 'all']),
        reason: z.enum(suppressionReasons),
        state: z.enum(suppressionStates),
        /** Address whose suppressions are listed: its own rows, and those of its domains. */
        address: z.string().max(254),
      },
      search: ['value'],
    },
    read,
  ),
  /** Adds a suppression; if the same stands already, it gets one evidence more. */
  add: endpoint('POST', place('add', 'Write to somebody no more'), manage)
    .input(SuppressionAdd)
    .output(savedAnswer(Suppression)),
  view: endpoint('POST', place('view', 'View why somebody gets no mail'), { ...read, ...one('suppressionId') })
    .input(z.object({ suppressionId: recordId }))
    .output(
      z.object({
        success: z.literal(true),
        data: Suppression,
        /** Suppressions that else stand or stood against the same address or domain, the newest first. */
        history: z.array(Suppression),
      }),
    ),
  release: endpoint('POST', place('release/{id}', 'Let mail go to somebody again'), { ...manage, ...one('id') })
    .input(SuppressionRelease)
    .output(savedAnswer(Suppression)),
}
