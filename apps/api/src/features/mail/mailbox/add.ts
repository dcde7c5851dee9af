import type { MailboxAdd } from '@corridor/contract/mail/mailbox/shapes'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { write } from '../../../db/write.ts'
import { fail } from '../../../platform/fail.ts'
import { newId } from '../../../platform/ids.ts'
import { isTaken } from '../../../platform/sql.ts'
import { invalid } from '../../company/company/entries.ts'
import { checkServers, type MailboxAuth, stateAfter } from './check-servers.ts'
import { isOwner, shown } from './manage.ts'
import { sealSecret } from './secrets.ts'
import { findAccountAddress, insertMailbox, noteContact, type SecretValues } from './store.ts'
import { type NewMailbox, type ServerValues, toFacts } from './tables.ts'

/** Adds a mailbox whose servers let it in. Throws `mailbox.notConnected` with their words, and `mailbox.taken`. */
export async function addMailbox(context: CompanyContext, input: MailboxAdd) {
  assertMayHave(context, input.isOfCompany)
  const own = { ...ownValues(context, input), way: input.way }
  if (input.way === 'relay') {
    await assertOwnAddress(context, own.address)
    return keep(context, newId(), { ...own, ...noServers }, {})
  }
  const servers = toServers(input)
  await assertConnected(context, servers, { user: input.userName, pass: input.password })
  const id = newId()
  return keep(
    context,
    id,
    { ...own, ...servers },
    {
      sealed_password: sealSecret(context.platform.fields, id, 'sealed_password', input.password),
    },
  )
}

export function assertMayHave(context: CompanyContext, isOfCompany: boolean): void {
  if (isOfCompany && !isOwner(context)) throw fail('mailbox.notYours')
}

// The installation's server would send under any name: whoever confirmed an address may use that one.
async function assertOwnAddress({ db, scope }: CompanyContext, address: string): Promise<void> {
  if (address !== (await findAccountAddress(db, scope.userId)))
    throw invalid({ address: "The installation's server sends for the address of your own account alone" }, '')
}

/** Throws `mailbox.notConnected` with what the servers said, unless both let in. */
export async function assertConnected({ platform }: CompanyContext, servers: ServerValues, auth: MailboxAuth) {
  const { state, words } = stateAfter(await checkServers(platform.memberServers.guard, servers, auth))
  if (state !== 'working') throw fail('mailbox.notConnected', { words })
}

interface Own {
  name: string
  address: string
  isOfCompany: boolean
  perHour: number
  perDay: number
}

export const ownValues = ({ scope }: CompanyContext, { name, address, isOfCompany, perHour, perDay }: Own) => ({
  ...{ name, address: address.toLowerCase(), per_hour: perHour, per_day: perDay },
  member_id: isOfCompany ? null : scope.userId,
})

type Servers = Pick<
  Extract<MailboxAdd, { way: 'password' }>,
  'smtpHost' | 'smtpPort' | 'smtpSecurity' | 'imapHost' | 'imapPort' | 'imapSecurity' | 'userName'
>

export const toServers = (given: Servers): ServerValues => ({
  ...{ smtp_host: given.smtpHost, smtp_port: given.smtpPort, smtp_security: given.smtpSecurity },
  ...{ imap_host: given.imapHost, imap_port: given.imapPort, imap_security: given.imapSecurity },
  user_name: given.userName,
})

const noServers: ServerValues = {
  ...{ smtp_host: '', smtp_port: 465, smtp_security: 'tls', imap_host: '', imap_port: 993, imap_security: 'tls' },
  user_name: '',
}

/** Writes a mailbox that was just let in. */
export const keep = (
  context: CompanyContext,
  id: string,
  values: NewMailbox,
  secrets: SecretValues,
  action: 'mailbox.add' | 'mailbox.finish-consent' = 'mailbox.add',
) =>
  // A kept key holds a hash of the body, from which a password could be guessed.
  write(values.way === 'relay' ? context : { ...context, idempotency: null }, action, async (tx) => {
    await insertMailbox(tx, context.scope, id, { ...values, ...secrets }).catch((error) => {
      throw isTaken(error, 'mailbox_address') ? fail('mailbox.taken') : error
    })
    if (values.way !== 'relay') await noteContact(tx, id, 'working', '')
    const { row, data } = await shown(context, tx, id)
    return {
      record: { kind: 'mailbox', id },
      before: null,
      after: toFacts(row),
      answer: { success: true as const, message: 'Mailbox Added Successfully', data },
    }
  })
