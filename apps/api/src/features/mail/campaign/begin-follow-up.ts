import { topicOfKind, usualAgainHours } from '@corridor/contract/mail/campaign/kinds'
import type { LeftOutReason } from '@corridor/contract/mail/recipient/kinds'
import type { Evidence } from '@corridor/contract/mail/recipient/shapes'
import { saveWork } from '../../../db/long-work/lease.ts'
import { now } from '../../../platform/clock.ts'
import type { Sql } from '../../../platform/sql.ts'
import { type FollowedRow, listFollowed, listGot, listStopped } from '../recipient/tables.ts'
import { listSuppressed } from '../suppression/tables.ts'
import { toEvidence } from './evidence.ts'
import { momentAfter } from './plan-follow-ups.ts'
import { findRule, findStepBefore } from './store.ts'
import { type CampaignRow, campaignTable } from './tables.ts'

export type FollowUp = CampaignRow & { first_id: string }

/** Somebody of the first mail; without a reason the follow-up goes to them. */
export interface Followed extends FollowedRow {
  why: LeftOutReason | null
  evidence: Evidence | null
}

/**
 * Lists the people whom a follow-up goes to, as everything stands now: everybody of the first mail, each with the reason who gets none.
 * Undefined if the step before is not through yet, or not long enough ago; call it in the transaction that begins the work.
 */
export async function followedBy(tx: Sql, work: FollowUp): Promise<Followed[] | undefined> {
  const before = await findStepBefore(tx, work.first_id, work.step)
  if (!before?.ended_at || (before.state !== 'done' && before.state !== 'cancelled')) return undefined
  const due = await momentAfter(tx, work.company_id, before.ended_at, before.days)
  // After a step that was cancelled it keeps the moment that it has.
  if (before.state === 'done' && due > now()) {
    await saveWork(tx, campaignTable, work, { starts_at: due })
    return undefined
  }
  const { company_id, first_id, kind } = work
  const people = await listFollowed(tx, first_id, kind)
  const addresses = people.map(({ address }) => address).filter((address) => address !== '')
  const stopped = await listStopped(tx, first_id, addresses)
  const suppressed = await listSuppressed(tx, company_id, topicOfKind[kind], addresses)
  const hours = (await findRule(tx, company_id))?.again_hours ?? usualAgainHours
  const recent = await listGot(tx, work, hours, addresses)
  const judge = (one: FollowedRow): Pick<Followed, 'why' | 'evidence'> => {
    const stop = stopped.get(one.address)
    if (stop) return stop
    if (one.state !== 'accepted') {
      const { state_at, subject: mail, answer: words } = one
      return { why: 'not-reached', evidence: { date: state_at.toISOString(), mail, words, value: '' } }
    }
    const found = suppressed.get(one.address)
    if (found) return { why: found.reason, evidence: toEvidence(found) }
    if (!one.is_active) return { why: 'inactive', evidence: null }
    if (!one.is_on) return { why: 'off', evidence: null }
    const got = recent.get(one.address)
    return got ? { why: 'recent', evidence: got } : { why: null, evidence: null }
  }
  return people.map((one) => ({ ...one, ...judge(one) }))
}
