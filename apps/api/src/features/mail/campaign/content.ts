import type { CompanyContext } from '../../../db/context.ts'
import { fail } from '../../../platform/fail.ts'
import { isAddress } from '../../../platform/mail/address.ts'
import type { Sql } from '../../../platform/sql.ts'
import { findUnit } from '../../people/unit/tables.ts'
import type { CampaignContent, CampaignRow } from './tables.ts'

/**
 * Who a campaign comes from, by its business units as they stand. Mail to many says where its sender can be found: throws
 * `campaign.noUnit`, `campaign.noSender` or `campaign.noPostalAddress` where a unit cannot.
 */
export async function contentOf(
  { scope }: CompanyContext,
  sql: Sql,
  { from_unit_id, reply_unit_id }: Pick<CampaignRow, 'from_unit_id' | 'reply_unit_id'>,
): Promise<CampaignContent> {
  const unit = async (id: string | null) => (id ? await findUnit(sql, scope.companyId, id) : undefined)
  const from = await unit(from_unit_id)
  if (!from) throw fail('campaign.noUnit')
  if (!isAddress(from.from_email)) throw fail('campaign.noSender', { name: from.name })
  if (from.postal_address.trim() === '') throw fail('campaign.noPostalAddress', { name: from.name })
  const answers = (await unit(reply_unit_id)) ?? from
  return {
    fromName: from.sender_name || from.name,
    fromAddress: from.from_email,
    replyTo: [answers.reply_to, answers.from_email].find(isAddress) ?? from.from_email,
    postalAddress: from.postal_address,
  }
}
