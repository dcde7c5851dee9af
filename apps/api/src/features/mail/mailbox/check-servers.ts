import type { CheckedServer } from '@corridor/contract/mail/mailbox/kinds'
import type { CheckResult } from '@corridor/contract/mail/mailbox/shapes'
import { withoutControls } from '../../../platform/mail/address.ts'
import type { MailGuard } from '../../../platform/mail/guarded-connect.ts'
import { withImap } from '../../../platform/mail/imap.ts'
import { openSmtp, type SmtpAuth, type SmtpServer } from '../../../platform/mail/smtp.ts'
import type { ServerValues } from './tables.ts'

export type MailboxAuth = SmtpAuth

const limits = { connectWithinMs: 10_000, silentMs: 10_000, sendWithinMs: 30_000 }
/** Servers make whoever signs in amiss wait, longer each time; who asked for the check does not wait with them. */
const answerWithinMs = 12_000
const wordsMax = 300

/** Connects to the servers of a mailbox and signs in, both at once. Answers how far it came at each, with the servers' own words. */
export async function checkServers(guard: MailGuard, servers: ServerValues, auth: MailboxAuth): Promise<CheckResult[]> {
  const both = await Promise.all([
    tried('smtp', auth, () => greetSmtp(guard, servers, auth)),
    servers.imap_host
      ? tried('imap', auth, () => withImap(toImap(servers, auth), guard, async () => undefined, limits))
      : [],
  ])
  return both.flat()
}

export const toSmtp = (guard: MailGuard, row: ServerValues, auth: MailboxAuth): SmtpServer => ({
  ...{ host: row.smtp_host, port: row.smtp_port, security: row.smtp_security, auth },
  connect: guard.connect,
})

export const toImap = (row: ServerValues, auth: MailboxAuth) => ({
  ...{ host: row.imap_host, port: row.imap_port, security: row.imap_security, auth },
})

async function greetSmtp(guard: MailGuard, servers: ServerValues, auth: MailboxAuth): Promise<void> {
  const smtp = openSmtp(toSmtp(guard, servers, auth), limits, 1)
  try {
    await smtp.greet()
  } finally {
    smtp.close()
  }
}

async function tried(server: CheckedServer, auth: MailboxAuth, work: () => Promise<unknown>): Promise<CheckResult[]> {
  const connected = { server, step: 'connect', isDone: true, words: '' } as const
  try {
    await withinTime(work(), answerWithinMs)
    return [connected, { server, step: 'sign-in', isDone: true, words: '' }]
  } catch (error) {
    const words = wordsOf(error, auth)
    return isSignInRefused(error)
      ? [connected, { server, step: 'sign-in', isDone: false, words }]
      : [{ server, step: 'connect', isDone: false, words }]
  }
}

function withinTime(work: Promise<unknown>, ms: number): Promise<unknown> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error(`No answer within ${ms / 1_000} seconds`)), ms)
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

interface ServerError {
  message?: string
  code?: string
  /** SMTP. */
  response?: string
  responseCode?: number
  /** IMAP. */
  responseText?: string
  authenticationFailed?: boolean
}

/** True if the server answered, and refused who signed in: for good, not for a moment. */
export const isSignInRefused = (error: unknown): boolean => {
  const { code, authenticationFailed, responseCode = 500 } = error as ServerError
  return authenticationFailed === true || (code === 'EAUTH' && responseCode >= 500)
}

/** Writes the words of a server as one line, without the secret, which some servers repeat. */
export function wordsOf(error: unknown, auth?: MailboxAuth): string {
  const { response, responseText, message } = error as ServerError
  // Node's advice to whoever starts it is nobody's here.
  const words = withoutControls(String(responseText || response || message || 'No answer')).replace(
    /; if the root CA.*$/,
    '',
  )
  const secret = auth && ('pass' in auth ? auth.pass : auth.accessToken)
  return (secret ? words.replaceAll(secret, '•••') : words).slice(0, wordsMax)
}

/** State of a mailbox after a check. */
export function stateAfter(steps: readonly CheckResult[]): {
  state: 'working' | 'reconnect' | 'failing'
  words: string
} {
  const failed = steps.find(({ isDone }) => !isDone)
  if (!failed) return { state: 'working', words: '' }
  return { state: failed.step === 'sign-in' ? 'reconnect' : 'failing', words: failed.words }
}
