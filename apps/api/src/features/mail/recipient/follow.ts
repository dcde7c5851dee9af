import type { Context } from '../../../db/scope/context.ts'
import { now } from '../../../platform/clock.ts'
import { fail } from '../../../platform/fail.ts'
import { actLinksOf } from './act-links.ts'
import type { Click } from './click-token.ts'
import { findMailOf, markClicked } from './store.ts'

/**
 * Finds the address that a link of somebody's mail leads to; the first time that a person followed it is written down. Throws
 * `recipient.linkUnknown` for an address that does not stand in that mail.
 */
export async function followLink(
  { db, platform }: Pick<Context, 'db' | 'platform'>,
  { recipientId, link }: Click,
  isPerson: boolean,
): Promise<string> {
  const mail = await findMailOf(db, recipientId)
  const address = mail && actLinksOf(mail.body, platform.publicUrl)[link]
  if (!address) throw fail('recipient.linkUnknown')
  if (isPerson) await markClicked(db, recipientId, now().toISOString())
  return address
}
