import { type ConsentWay, usualPace } from '@corridor/contract/mail/mailbox/kinds'
import { consentHosts } from '@corridor/contract/mail/mailbox/known-hosts'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { write } from '../../../db/write.ts'
import { hashToken, newToken } from '../../../platform/crypto.ts'
import { fail } from '../../../platform/fail.ts'
import { newId } from '../../../platform/ids.ts'
import type { ConsentTokens } from '../../../platform/mail/consent.ts'
import { assertConnected, assertMayHave, keep, ownValues, toServers } from './add.ts'
import { wordsOf } from './check-servers.ts'
import { assertManaged, shown } from './manage.ts'
import { insertConsent, noteContact, takeConsent, updateMailbox } from './store.ts'
import { mailboxes, type ServerValues, toFacts } from './tables.ts'
import { sealTokens } from './token.ts'

const consentMinutes = 10
const table = 'mail_consent'
const placeOf = (rowId: string) => ({ table, column: 'sealed_verifier', rowId })
// Registered with the provider by the operator (docs/operations.md, Mailboxes).
const redirectUrl = ({ platform }: CompanyContext) => `${platform.publicUrl}/company/mailbox/connected`

interface Asked {
  way: ConsentWay
  isOfCompany: boolean
  address?: string | undefined
  id?: string | undefined
}

/** Sends somebody to their provider. The reply of the provider counts once, in this session, within ten minutes. */
export async function startConsent(context: CompanyContext, { way, isOfCompany, address, id }: Asked) {
  const { db, scope, platform, caller } = context
  assertMayHave(context, isOfCompany)
  const stands = id ? await mailboxes.load(db, scope, id) : undefined
  if (stands) assertManaged(context, stands)
  // A mailbox keeps its way: one with a password is removed and added anew.
  if (stands && stands.way !== way) throw fail('mailbox.otherAccount')
  const client = clientOf(context, way)
  const [state, verifier, consentId] = [newToken(), newToken(), newId()]
  await insertConsent(
    db,
    scope,
    {
      id: consentId,
      session_id: caller.sessionId,
      state_hash: hashToken(state),
      sealed_verifier: platform.fields.seal(verifier, placeOf(consentId)),
      way,
      is_of_company: isOfCompany,
      mailbox_id: id ?? null,
    },
    consentMinutes,
  )
  const asked = { redirectUrl: redirectUrl(context), state, verifier, address: stands?.address ?? address }
  return { success: true as const, url: client.urlFor(asked) }
}

function clientOf({ platform }: CompanyContext, way: ConsentWay) {
  const client = platform.memberServers.consents[way]
  if (!client) throw fail('mailbox.consentMissing')
  return client
}

interface Came {
  state: string
  code: string
  refusal: string
}

/** Connects the mailbox of whoever agreed, if its servers let them in. */
export async function finishConsent(context: CompanyContext, { state, code, refusal }: Came) {
  const { db, scope, platform, caller } = context
  const consent = await takeConsent(db, scope, caller.sessionId, hashToken(state))
  if (!consent) throw fail('mailbox.consentUnknown')
  if (!code) throw fail('mailbox.consentRefused', { words: refusal || 'No code came back' })
  const { way, is_of_company: isOfCompany, mailbox_id } = consent
  const verifier = platform.fields.open(consent.sealed_verifier, placeOf(consent.id))
  const tokens = await clientOf(context, way)
    .exchange({ code, verifier, redirectUrl: redirectUrl(context) })
    .catch((error) => {
      throw fail('mailbox.consentRefused', { words: wordsOf(error) })
    })
  const { address, refreshToken } = tokens
  if (!address || !refreshToken)
    throw fail('mailbox.consentRefused', { words: 'It named no address, or lets nobody in for long' })
  const servers = { ...serversOf(context, way), user_name: address }
  if (mailbox_id) return reconnect(context, mailbox_id, servers, tokens)
  await assertConnected(context, servers, { user: address, accessToken: tokens.accessToken })
  const id = newId()
  const own = ownValues(context, { name: address, address, isOfCompany, ...usualPace[way] })
  return keep(
    context,
    id,
    { ...own, ...servers, way },
    sealTokens(platform.fields, id, tokens),
    'mailbox.finish-consent',
  )
}

const serversOf = ({ platform }: CompanyContext, way: ConsentWay): ServerValues => {
  const { smtp, imap } = platform.memberServers.hosts[way] ?? consentHosts[way]
  return toServers({
    ...{ smtpHost: smtp.host, smtpPort: smtp.port, smtpSecurity: smtp.security },
    ...{ imapHost: imap.host, imapPort: imap.port, imapSecurity: imap.security },
    userName: '',
  })
}

async function reconnect(context: CompanyContext, id: string, servers: ServerValues, tokens: ConsentTokens) {
  const { db, scope, platform } = context
  const seen = await mailboxes.load(db, scope, id)
  assertManaged(context, seen)
  if (seen.address !== tokens.address) throw fail('mailbox.otherAccount')
  await assertConnected(context, servers, { user: seen.address, accessToken: tokens.accessToken })
  return write({ ...context, idempotency: null }, 'mailbox.finish-consent', async (tx) => {
    const stands = await mailboxes.take(tx, scope, id)
    assertManaged(context, stands)
    await updateMailbox(tx, id, { ...servers, ...sealTokens(platform.fields, id, tokens) })
    await noteContact(tx, id, 'working', '')
    const { row, data } = await shown(context, tx, id)
    return {
      record: { kind: 'mailbox', id },
      before: toFacts(stands),
      after: toFacts(row),
      answer: { success: true as const, message: 'Mailbox reconnected', data },
    }
  })
}
