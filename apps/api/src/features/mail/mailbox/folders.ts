import type { CompanyContext } from '../../../db/scope/context.ts'
import { fail } from '../../../platform/fail.ts'
import { withImap } from '../../../platform/mail/imap.ts'
import { toImap, wordsOf } from './check-servers.ts'
import { assertManaged } from './manage.ts'
import { mailboxes } from './tables.ts'
import { authOf } from './token.ts'

// Folders of mail that the mailbox's own people wrote, or threw away: it is nobody's answer.
const ofOneself = ['\\Sent', '\\Drafts', '\\Trash']

/**
 * The folders of a mailbox that mail comes into, as its server lists them. None if nothing is read. Throws `mailbox.notListed` with what
 * the server says.
 */
export async function listFolders(context: CompanyContext, { id }: { id: string }) {
  const { db, scope, platform } = context
  const row = await mailboxes.load(db, scope, id)
  assertManaged(context, row)
  if (!row.imap_host) return { success: true as const, data: [] }
  try {
    const server = toImap(row, await authOf(context, row))
    const listed = await withImap(server, platform.memberServers.guard, (client) => client.list())
    const data = listed
      .filter(({ flags, specialUse = '' }) => !flags.has('\\Noselect') && !ofOneself.includes(specialUse))
      .map(({ path }) => path)
    return { success: true as const, data }
  } catch (error) {
    throw fail('mailbox.notListed', { words: wordsOf(error) })
  }
}
