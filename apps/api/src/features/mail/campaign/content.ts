import type { CompanyContext } from '../../../db/scope/context.ts'
import { type Failure, fail } from '../../../platform/fail.ts'
import { isAddress } from '../../../platform/mail/address.ts'
import type { Sql } from '../../../platform/sql.ts'
import { findUnit } from '../../people/unit/tables.ts'
import type { CampaignContent, CampaignRow } from './tables.ts'

type Units = Pick<CampaignRow, 'from_unit_id' | 'reply_unit_id'>

/**
 * Finds the sender of a campaign, by its business units as they stand, or all that they lack: mail to many says where its sender can be
 * found.
 */
export async function judgeContent(
  { scope }: CompanyContext,
  sql: Sql,
  { from_unit_id, reply_unit_id }: Units,
): Promise<{ content: CampaignContent; missing: [] } | { content: null; missing: Failure[] }> {
  const unit = async (id: string | null) => (id ? await findUnit(sql, scope.companyId, id) : undefined)
  const from = await unit(from_unit_id)
  if (!from) return { content: null, missing: [fail('campaign.noUnit')] }
  const { name } = from
  const missing = [
    ...(isAddress(from.from_email) ? [] : [fail('campaign.noSender', { name })]),
    ...(from.postal_address.trim() === '' ? [fail('campaign.noPostalAddress', { name })] : []),
  ]
  if (missing.length > 0) return { content: null, missing }
  const answers = (await unit(reply_unit_id)) ?? from
  const content = {
    fromName: from.sender_name || from.name,
    fromAddress: from.from_email,
    replyTo: [answers.reply_to, answers.from_email].find(isAddress) ?? from.from_email,
    postalAddress: from.postal_address,
  }
  return { content, missing: [] }
}

/** The same, or the first of what is missing: throws `campaign.noUnit`, `campaign.noSender` or `campaign.noPostalAddress`. */
export async function contentOf(context: CompanyContext, sql: Sql, units: Units): Promise<CampaignContent> {
  const { content, missing } = await judgeContent(context, sql, units)
  if (content) return content
  throw missing[0]
}
