import { recipientsMax, topicOfKind, usualAgainHours } from '@corridor/contract/mail/campaign/kinds'
import { type LeftOutReason, leftOutReasons } from '@corridor/contract/mail/recipient/kinds'
import type { Evidence } from '@corridor/contract/mail/recipient/shapes'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { fail } from '../../../platform/fail.ts'
import { isAddress } from '../../../platform/mail/address.ts'
import type { Sql } from '../../../platform/sql.ts'
import { groups } from '../../vendor/vendor-group/tables.ts'
import { listGot, listReached } from '../recipient/tables.ts'
import { listSuppressed } from '../suppression/tables.ts'
import { toEvidence } from './evidence.ts'
import { mailsMissing, readyOf } from './ready.ts'
import { type Found, findRule, listFound } from './store.ts'
import { type CampaignRow, campaigns } from './tables.ts'

/** Somebody a campaign is meant for; without a reason they get it. */
export interface Reached extends Found {
  why: LeftOutReason | null
  evidence: Evidence | null
}

/**
 * Everybody a campaign is meant for, each address once, and why those get no mail who get none. Judged now, and again as each mail leaves.
 * Throws `campaign.tooMany`.
 */
export async function reachOf({ scope }: CompanyContext, sql: Sql, campaign: CampaignRow): Promise<Reached[]> {
  const chosen = []
  for (const id of campaign.group_ids) {
    // One that was deleted since reaches nobody.
    const group = await groups.find(sql, scope, id)
    if (group) chosen.push(group)
  }
  const found = await listFound(sql, scope, campaign, chosen, recipientsMax + 1)
  if (found.length > recipientsMax) throw fail('campaign.tooMany', { max: recipientsMax })
  const addresses = found.map(({ address }) => address).filter(isAddress)
  const { company_id, kind, again_of, only_missed } = campaign
  const suppressed = await listSuppressed(sql, company_id, topicOfKind[kind], addresses)
  const hours = (await findRule(sql, company_id))?.again_hours ?? usualAgainHours
  const recent = await listGot(sql, campaign, hours, addresses)
  const reached = again_of && only_missed ? await listReached(sql, again_of, campaign.is_test) : new Set<string>()
  const judge = (one: Found): Pick<Reached, 'why' | 'evidence'> => {
    const { address, is_active, is_on } = one
    if (address === '') return { why: 'no-address', evidence: null }
    if (!isAddress(address)) return { why: 'bad-address', evidence: null }
    const stop = suppressed.get(address)
    if (stop) return { why: stop.reason, evidence: toEvidence(stop) }
    if (!is_active) return { why: 'inactive', evidence: null }
    if (!is_on) return { why: 'off', evidence: null }
    if (reached.has(address)) return { why: 'got-it', evidence: null }
    const got = recent.get(address)
    return got ? { why: 'recent', evidence: got } : { why: null, evidence: null }
  }
  return found.map((one) => ({ ...one, ...judge(one) }))
}

/**
 * Counts the people whom a draft reaches now, and those whom it does not, for each reason; lists all that is missing before it can be sent.
 */
export async function countReach(context: CompanyContext, { id }: { id: string }) {
  const { campaign, missing } = await readyOf(context, await campaigns.load(context.db, context.scope, id))
  const all = await reachOf(context, context.db, campaign)
  const out = all.filter(({ why }) => why !== null)
  const getting = all.filter(({ why }) => why === null)
  const reasons = leftOutReasons
    .map((reason) => ({ reason, count: out.filter(({ why }) => why === reason).length }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
  return {
    success: true as const,
    data: {
      people: all.length,
      willGet: all.length - out.length,
      willNot: out.length,
      foundTwice: all.filter(({ times }) => times > 1).length,
      reasons,
      isTest: campaign.is_test,
      missing: [...missing, ...(await mailsMissing(context, campaign, getting))].map(({ code, message, data }) => ({
        ...{ code, message, params: data?.params ?? {} },
      })),
    },
  }
}

/** Lists the people who are left out for one reason, with the evidence of each. */
export async function listLeftOut(
  context: CompanyContext,
  { id, reason, page, limit }: { id: string; reason: LeftOutReason; page: number; limit: number },
) {
  const { campaign } = await readyOf(context, await campaigns.load(context.db, context.scope, id))
  const all = await reachOf(context, context.db, campaign)
  const out = all.filter(({ why }) => why === reason)
  const data = out
    .slice((page - 1) * limit, page * limit)
    .map(({ name, address, vendor_id, vendor_name, evidence }) => ({
      name,
      emailId: address,
      vendorInfo: vendor_id && vendor_name ? [{ _id: vendor_id, name: vendor_name }] : [],
      evidence,
    }))
  return { success: true as const, data, totalDocs: out.length }
}
