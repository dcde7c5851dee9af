import type { CompanyContext } from '../../../db/scope/context.ts'
import { fail } from '../../../platform/fail.ts'
import type { MailAddress } from '../../../platform/mail/address.ts'
import type { DkimKey } from '../../../platform/mail/compose.ts'
import { senderOf } from './sender.ts'
import { findOwnAddress } from './store.ts'
import type { CampaignContent } from './tables.ts'

/** Sends a mail as it would leave to whoever asks, and to nobody else. Throws `campaign.testRefused` with the server's words. */
export async function sendToSelf(
  context: CompanyContext,
  { fromAddress }: CampaignContent,
  compose: (to: MailAddress, key?: DkimKey) => Promise<Buffer>,
) {
  const { smtp, dkim } = await senderOf(context, context.scope, fromAddress)
  const me = { name: '', address: await findOwnAddress(context.db, context.caller.userId) }
  const raw = await compose(me, dkim)
  const envelope = { from: fromAddress, to: me.address }
  const { state, answer } = await smtp.deliverWritten({ envelope, raw }, async () => undefined)
  if (state !== 'accepted') throw fail('campaign.testRefused', { answer })
  return { success: true as const, message: 'Test mail sent' }
}
