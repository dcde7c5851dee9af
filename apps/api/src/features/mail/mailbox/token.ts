import type { ConsentWay } from '@corridor/contract/mail/mailbox/kinds'
import type { Parts } from '../../../db/scope/context.ts'
import { now } from '../../../platform/clock.ts'
import type { FieldCrypto } from '../../../platform/field-crypto.ts'
import { ConsentRefused, type ConsentTokens } from '../../../platform/mail/consent.ts'
import type { MailboxAuth } from './check-servers.ts'
import { noteState } from './note-state.ts'
import { openSecret, sealSecret } from './secrets.ts'
import { holdMailbox, type SecretValues, writeTokens } from './store.ts'
import type { MailboxRow } from './tables.ts'

// A token that ends while a mail is on its way signs nobody in.
const aheadMs = 60_000

/**
 * Finds the secret that signs in to a mailbox now; a token that ended is renewed, once, however many workers ask. Throws `ConsentRefused`
 * if the provider lets nobody in any more; its people have been told by then.
 */
export async function authOf(parts: Parts, row: MailboxRow): Promise<MailboxAuth> {
  const { fields } = parts.platform
  if (row.way === 'password' && row.sealed_password)
    return { user: row.user_name, pass: openSecret(fields, row.id, 'sealed_password', row.sealed_password) }
  const held = heldToken(fields, row)
  if (held) return { user: row.user_name, accessToken: held }
  try {
    return { user: row.user_name, accessToken: await renewed(parts, row) }
  } catch (error) {
    if (error instanceof ConsentRefused) await noteState(parts, row, 'reconnect', error.message)
    throw error
  }
}

function heldToken(fields: FieldCrypto, { id, sealed_access_token, access_token_until }: MailboxRow): string | null {
  if (!sealed_access_token || !access_token_until) return null
  if (access_token_until.getTime() - aheadMs < now().getTime()) return null
  return openSecret(fields, id, 'sealed_access_token', sealed_access_token)
}

const renewed = ({ db, platform }: Parts, { id, way }: MailboxRow): Promise<string> =>
  db.begin(async (tx) => {
    const row = await holdMailbox(tx, id)
    const client = platform.memberServers.consents[way as ConsentWay]
    if (!client) throw new Error('This installation is not registered with that provider any more.')
    if (!row?.sealed_refresh_token) throw new ConsentRefused('This mailbox is not connected any more.')
    const held = heldToken(platform.fields, row)
    if (held) return held
    const tokens = await client.refresh(
      openSecret(platform.fields, id, 'sealed_refresh_token', row.sealed_refresh_token),
    )
    await writeTokens(tx, id, sealTokens(platform.fields, id, tokens))
    return tokens.accessToken
  })

/** Tokens as they lie in the database. Without a new refresh token, the one that stands goes on. */
export const sealTokens = (fields: FieldCrypto, id: string, tokens: ConsentTokens): SecretValues => ({
  sealed_access_token: sealSecret(fields, id, 'sealed_access_token', tokens.accessToken),
  access_token_until: tokens.accessUntil.toISOString(),
  ...(tokens.refreshToken && {
    sealed_refresh_token: sealSecret(fields, id, 'sealed_refresh_token', tokens.refreshToken),
  }),
})
