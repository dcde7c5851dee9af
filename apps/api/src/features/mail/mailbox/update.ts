import type { MailboxUpdate } from '@corridor/contract/mail/mailbox/shapes'
import { differences, given } from '../../../db/record/record.ts'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { unchanged, write } from '../../../db/write.ts'
import { invalid } from '../../company/company/entries.ts'
import { assertConnected, toServers } from './add.ts'
import { assertManaged, shown } from './manage.ts'
import { openSecret, sealSecret } from './secrets.ts'
import { noteContact, type SecretValues, updateMailbox } from './store.ts'
import { type MailboxRow, type MailboxValues, mailboxes, type ServerValues, toFacts } from './tables.ts'

const message = 'Mailbox Updated Successfully'

/** Changes a mailbox. Other servers, another user or another password are kept only if the servers let them in. */
export async function updateMailboxOf(context: CompanyContext, { id, version, ...patch }: MailboxUpdate) {
  const { db, scope, platform } = context
  const seen = await mailboxes.load(db, scope, id)
  assertManaged(context, seen)
  const { name, perHour: per_hour, perDay: per_day, folders, checkingServer: checking_server } = patch
  const wanted: Partial<MailboxValues> = {
    ...given({ name, per_hour, per_day, folders, checking_server }),
    ...serversOf(seen, patch),
  }
  const password = seen.way === 'password' ? patch.password : undefined
  const isMoved = differences<ServerValues>(seen, serversOf(seen, patch)) !== null
  // A password is told to the servers alone for which it was entered.
  if (isMoved && !password)
    throw invalid({ password: 'Please enter the password again: it goes to another server or user' }, '')
  if (password || isMoved)
    await assertConnected(
      context,
      { ...seen, ...serversOf(seen, patch) },
      {
        user: patch.userName ?? seen.user_name,
        pass: password ?? '',
      },
    )
  return write({ ...context, idempotency: null }, 'mailbox.update', async (tx) => {
    const stands = await mailboxes.take(tx, scope, id, version)
    assertManaged(context, stands)
    const change = differences<MailboxValues>(stands, wanted)
    const secrets: SecretValues = password
      ? { sealed_password: sealSecret(platform.fields, id, 'sealed_password', password) }
      : {}
    const { data } = await shown(context, tx, id)
    if (!change && !password) return unchanged({ success: true as const, message, data })
    await updateMailbox(tx, id, { ...change, ...secrets })
    if (password) await noteContact(tx, id, 'working', '')
    const after = await shown(context, tx, id)
    return {
      record: { kind: 'mailbox', id },
      before: toFacts(stands),
      after: { ...toFacts(after.row), ...(password && { password: 'new' }) },
      answer: { success: true as const, message, data: after.data },
    }
  })
}

/** The servers that a body gives; those of a provider, and the installation's, are not chosen. */
function serversOf(row: MailboxRow, patch: Omit<MailboxUpdate, 'id'>): Partial<ServerValues> {
  if (row.way !== 'password') return {}
  const { smtp_host: smtpHost, smtp_port: smtpPort, smtp_security: smtpSecurity } = row
  const { imap_host: imapHost, imap_port: imapPort, imap_security: imapSecurity, user_name: userName } = row
  const stands = { smtpHost, smtpPort, smtpSecurity, imapHost, imapPort, imapSecurity, userName }
  return toServers({ ...stands, ...given(patch) })
}

/** The password that a mailbox has, for its own servers. */
export const passwordOf = ({ platform }: CompanyContext, row: MailboxRow): string =>
  row.sealed_password ? openSecret(platform.fields, row.id, 'sealed_password', row.sealed_password) : ''
