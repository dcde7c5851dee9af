import { mergeFieldNames } from '@corridor/contract/mail/template/merge-fields'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { Failure, fail } from '../../../platform/fail.ts'
import { ConsentRefused } from '../../../platform/mail/consent.ts'
import { judgeContent } from './content.ts'
import { gapsOf } from './mails.ts'
import { followUpOf } from './plan-follow-ups.ts'
import type { Reached } from './reach.ts'
import { senderOf } from './sender.ts'
import type { CampaignContent, CampaignRow } from './tables.ts'

/** A draft as it would be sent now. */
export interface Ready {
  /** In test mode or in earnest: what was kept here counts as sent to the first alone. */
  campaign: CampaignRow
  content: CampaignContent | null
  /** All that is missing, in the order in which it is asked for. */
  missing: Failure[]
}

/** Judges whether a draft can be sent, by its choices, its sender and what takes its mails: whom it reaches is asked after that. */
export async function readyOf(context: CompanyContext, stands: CampaignRow): Promise<Ready> {
  const { content, missing } = await judgeContent(context, context.db, stands)
  const faults = [...missing, ...choicesMissing(context, stands)]
  if (!content) return { campaign: stands, content, missing: faults }
  try {
    const { isTest } = await senderOf(context, context.scope, content.fromAddress)
    return { campaign: { ...stands, is_test: isTest }, content, missing: faults }
  } catch (error) {
    return { campaign: stands, content, missing: [toFault(error), ...faults] }
  }
}

function toFault(error: unknown): Failure {
  if (error instanceof ConsentRefused) return fail('campaign.mailboxLost')
  if (error instanceof Failure) return error
  throw error
}

/** Finds the choices that a draft lacks, and those that its sender may not make. */
export function choicesMissing(
  { caller }: CompanyContext,
  { kind, hotlist_id, job_id, ...asked }: CampaignRow,
): Failure[] {
  const isSeller = caller.roles.some((role) => role === 'owner' || role === 'bench-sales')
  const others = [...asked.group_ids, ...asked.vendor_ids, ...asked.contact_ids]
  return [
    ...(!isSeller && others.length > 0 ? [fail('campaign.candidatesAlone')] : []),
    ...(kind === 'hotlist' && !hotlist_id ? [fail('campaign.noHotlist')] : []),
    ...(kind === 'requirement' && !job_id ? [fail('campaign.noJob')] : []),
  ]
}

const namedAtMost = 3

/** Finds the faults that show once it is known who gets it: nobody at all, or values that would be empty in the mails to some. */
export async function mailsMissing(
  context: CompanyContext,
  campaign: CampaignRow,
  getting: readonly Reached[],
): Promise<Failure[]> {
  if (getting.length === 0) return [fail('campaign.nothingToSend')]
  const gaps = await gapsOf(context, campaign, getting)
  for (const at of campaign.follow_up_days.keys())
    gaps.push(...(await gapsOf(context, followUpOf(campaign, at + 1), getting)))
  const [first] = gaps
  if (!first) return []
  const names = gaps.slice(0, namedAtMost).map(({ person }) => person.name || person.address)
  return [fail('campaign.unfilled', { name: names.join(', '), field: mergeFieldNames[first.field], n: gaps.length })]
}

/** Throws the first of what is missing. */
export function assertReady([first]: readonly Failure[]): void {
  if (first) throw first
}
