import type { MailSecurity } from '@corridor/contract/mail/mailbox/kinds'
import { ImapFlow } from 'imapflow'
import type { MailGuard } from './guarded-connect.ts'

/** A server that a member or a company named. */
export interface ImapServer {
  host: string
  port: number
  security: MailSecurity
  auth: { user: string; pass: string } | { user: string; accessToken: string }
}

export interface ImapLimits {
  connectWithinMs: number
  /** Milliseconds for which the server may say nothing. */
  silentMs: number
}

export const usualImapLimits: ImapLimits = { connectWithinMs: 10_000, silentMs: 30_000 }

/** Connects and signs in. The caller ends it. Throws what `guard` and the server say. */
export async function openImap(
  { host, port, security, auth }: ImapServer,
  guard: MailGuard,
  { connectWithinMs, silentMs }: ImapLimits = usualImapLimits,
): Promise<ImapFlow> {
  const client = new ImapFlow({
    // The very address that was judged; the certificate is still asked for the name.
    host: await guard.addressOf(host, port),
    servername: host,
    port,
    secure: security === 'tls',
    doSTARTTLS: security === 'starttls',
    auth,
    logger: false,
    disableAutoIdle: true,
    connectionTimeout: connectWithinMs,
    greetingTimeout: connectWithinMs,
    socketTimeout: silentMs,
  })
  // Leaves a failure to the call that waits for it, which throws it.
  client.on('error', () => {})
  try {
    await client.connect()
    return client
  } catch (error) {
    client.close()
    throw error
  }
}

/** Signs in, does one piece of work and signs out. Throws what `guard` and the server say. */
export async function withImap<Answer>(
  server: ImapServer,
  guard: MailGuard,
  work: (client: ImapFlow) => Promise<Answer>,
  limits?: ImapLimits,
): Promise<Answer> {
  const client = await openImap(server, guard, limits)
  try {
    return await work(client)
  } finally {
    await client.logout().catch(() => client.close())
  }
}

/**
 * Puts a mail into the folder of what was sent, once, however often it is asked: one with its Message-ID is not put there again. False if
 * there is no such folder.
 */
export async function fileAsSent(client: ImapFlow, messageId: string, raw: Buffer): Promise<boolean> {
  const folder = (await client.list()).find(({ specialUse }) => specialUse === '\\Sent')
  if (!folder) return false
  const lock = await client.getMailboxLock(folder.path)
  try {
    const found = await client.search({ header: { 'message-id': messageId } })
    if (!found || found.length === 0) await client.append(folder.path, raw, ['\\Seen'])
    return true
  } finally {
    lock.release()
  }
}
