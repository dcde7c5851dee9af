import { once } from 'node:events'
import type { ImapFlow } from 'imapflow'
import type { Parts } from '../../../db/scope/context.ts'
import { openImap } from '../../../platform/mail/imap.ts'
import { toImap } from './check-servers.ts'
import { noteState } from './note-state.ts'
import { readFolder, type TakeMail } from './read-folder.ts'
import type { MailboxRow } from './tables.ts'
import { authOf } from './token.ts'

export interface WaitLimits {
  connectWithinMs: number
  /** Milliseconds for which a server may say nothing, other than while it is to tell of the next mail. */
  silentMs: number
  /** Between two looks at what a server does not tell of. */
  lookAgainMs: number
}

interface Watch {
  mailbox: MailboxRow
  take: TakeMail
  limits: WaitLimits
  signal: AbortSignal
  /** Called whenever all folders were read. */
  onRead: () => Promise<unknown>
}

/**
 * Reads a mailbox until `signal`, each mail as soon as its server tells of it. Throws what its server, or the way there, says; what was
 * read is kept.
 */
export async function readMailbox(parts: Parts, { mailbox, take, limits, signal, onRead }: Watch): Promise<void> {
  const server = toImap(mailbox, await authOf(parts, mailbox))
  const client = await openImap(server, parts.platform.memberServers.guard, limits)
  const end = () => client.close()
  signal.addEventListener('abort', end, { once: true })
  try {
    let hasNews = true
    client.on('exists', () => {
      hasNews = true
    })
    // Its server tells of the folder that is open, which is the one that was read last.
    const folders = mailbox.folders.toReversed()
    while (!signal.aborted && client.usable) {
      hasNews = false
      for (const folder of folders) await readFolder({ parts, mailbox, client, take }, folder)
      await noteState(parts, mailbox, 'working', '', ['reading'])
      await onRead()
      if (!hasNews) await nextMail(client, limits.lookAgainMs, signal)
    }
    if (!signal.aborted) throw new Error('The mail server ended the connection.')
  } finally {
    signal.removeEventListener('abort', end)
    if (client.usable && !signal.aborted) await client.logout().catch(() => client.close())
    client.close()
  }
}

/** Waits until its server tells of a mail, the connection ends, or it is time to look. */
async function nextMail(client: ImapFlow, withinMs: number, signal: AbortSignal): Promise<void> {
  const waited = new AbortController()
  const until = AbortSignal.any([waited.signal, signal, AbortSignal.timeout(withinMs)])
  const idle = client.idle().catch(() => undefined)
  await Promise.race(['exists', 'close'].map((event) => once(client, event, { signal: until }).catch(() => undefined)))
  waited.abort()
  // The next command ends it; if it ended by itself, that is known too.
  void idle
}
