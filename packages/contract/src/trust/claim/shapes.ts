import * as z from 'zod'
import { boundedText } from '../../field/name.ts'
import { access } from '../../wire/access.ts'
import { endpoint, listEndpoint, savedAnswer } from '../../wire/endpoint.ts'
import { joined, moment, recordBase, recordId } from '../../wire/record.ts'
import { claimStates } from './states.ts'

const person = { _id: recordId, name: z.string() }

/** A member's claim that the company is theirs (spec 1 §3). */
export const ClaimOwnership = z.object({
  ...recordBase,
  /** Person who claims. */
  user: z.object({
    ...person,
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    /** Moment at which the account was made. */
    createDate: moment,
  }),
  company: z.object({ _id: recordId, name: z.string(), domain: z.string().nullable() }),
  /** Owner of the company now. */
  ownerInfo: joined({ ...person, email: z.string() }),
  description: z.string(),
  state: z.enum(claimStates),
  rejectReason: z.string().nullable(),
  decidedDate: moment.nullable(),
  decidedByInfo: joined(person),
})
export type ClaimOwnership = z.infer<typeof ClaimOwnership>

/** A claim as its claimant sees it. */
export const OwnClaim = z.object({
  ...recordBase,
  description: z.string(),
  state: z.enum(claimStates),
  /** Reason of the rejection. */
  rejectReason: z.string().nullable(),
  decidedDate: moment.nullable(),
})
export type OwnClaim = z.infer<typeof OwnClaim>

export const ClaimOwnershipAdd = z.object({ description: boundedText('Description', 3, 100) })
export type ClaimOwnershipAdd = z.infer<typeof ClaimOwnershipAdd>

export const ClaimReject = z.object({
  id: recordId,
  /** The claimant reads it. Source: spec 1 §5. */
  rejectReason: boundedText('Reject Reason', 3, 50),
})
export type ClaimReject = z.infer<typeof ClaimReject>

const place = (path: string, summary: string) => ({
  path: `/claim-ownership/${path}` as const,
  summary,
  tag: 'claim-ownership',
})
const administrators = { access: access.claims.decide } as const
const one = { record: { kind: 'claim-ownership', field: 'id' } }
const byId = z.object({ id: recordId })

export const claim = {
  /** Without the filter `state`: what waits for a decision. */
  list: listEndpoint(
    place('list', 'List claims of ownership'),
    ClaimOwnership,
    { sort: ['name', 'company'], filters: { state: z.enum(claimStates) }, search: ['name', 'email', 'company'] },
    administrators,
  ),
  listOwn: listEndpoint(
    place('list-own', "List one's own claims on the company"),
    OwnClaim,
    { sort: [], filters: {}, search: ['description'] },
    { access: access.claims.read },
  ),
  add: endpoint('POST', place('add', 'Claim the ownership of the own company'), { access: access.claims.manage })
    .input(ClaimOwnershipAdd)
    .output(savedAnswer(OwnClaim)),
  withdraw: endpoint('POST', place('withdraw/{id}', "Withdraw one's own claim"), { access: access.claims.read, ...one })
    .input(byId)
    .output(savedAnswer(OwnClaim)),
  approve: endpoint('POST', place('approve/{id}', 'Make the claimant the Owner'), { ...administrators, ...one })
    .input(byId)
    .output(z.object({ success: z.literal(true), message: z.string(), isApproved: z.literal(true) })),
  reject: endpoint('POST', place('reject/{id}', 'Reject a claim with a reason'), { ...administrators, ...one })
    .input(ClaimReject)
    .output(z.object({ success: z.literal(true), message: z.string() })),
}
