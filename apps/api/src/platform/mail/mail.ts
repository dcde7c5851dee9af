import type postgres from 'postgres'
import type { FieldCrypto } from '../field-crypto.ts'
import { newId } from '../ids.ts'
import type { Jobs } from '../jobs.ts'
import type { Sql } from '../sql.ts'
import { type MailAddress, toOneAddress } from './address.ts'
import type { Letter, Recipient } from './letter.ts'
import { type Content, openContent, sealContent } from './letter-content.ts'
import type { LetterSecret } from './letter-secret.ts'
import {
  beginContent,
  deferLetter,
  endLetter,
  forgetLetters,
  insertLetter,
  type LeasedLetter,
  leaseLetter,
  secondsUntilDue,
  storeLetter,
} from './outbox.ts'
import { renderLetter } from './render-letter.ts'
import { type Outcome, openSmtp, type SmtpLimits, usualSmtpLimits } from './smtp.ts'

export interface Mail {
  /**
   * Puts a letter to one person into the outbox and its sending into the queue, both in the caller's transaction. `secret` is what its code or
   * link opens. Throws `request.invalid`.
   */
  post(tx: Sql, to: Recipient, letter: Letter, secret?: LetterSecret): Promise<void>
  /** Asks the server for a greeting, and throws where it gives none. Null where there is no server and letters stay in the outbox. */
  greet: (() => Promise<unknown>) | null
  close(): void
}

interface MailParts {
  sql: postgres.Sql
  jobs: Jobs
  fields: FieldCrypto
  smtpUrl: string | undefined
  from: MailAddress
  /** Links begin with it. */
  publicUrl: string
  limits?: Partial<MailLimits>
}

interface MailLimits extends SmtpLimits {
  /** Waits between tries of a letter that the server does not take now. */
  retryAfterMs: readonly number[]
  /** How long a worker may hold a letter: longer than one try may take. */
  leaseMs: number
}

const minuteMs = 60_000
const usualLimits: MailLimits = {
  ...usualSmtpLimits,
  leaseMs: 4 * minuteMs,
  // Eight hours together: a server that is down for the night is tried in the morning.
  retryAfterMs: [1, 5, 15, 30, 60, 120, 240].map((minutes) => minutes * minuteMs),
}

/** Mail through the outbox. Without an SMTP server letters stay there, and the demo shows them at `/dev/mailbox`. */
export function openMail({ sql, jobs, fields, smtpUrl, from, publicUrl, limits }: MailParts): Mail {
  const { retryAfterMs, leaseMs, ...smtpLimits } = { ...usualLimits, ...limits }
  const smtp = smtpUrl ? openSmtp(smtpUrl, smtpLimits) : undefined

  const note = async (tx: Sql, letter: LeasedLetter, { state, answer }: Outcome) => {
    const waitMs = state === 'deferred' ? retryAfterMs[letter.attempts - 1] : undefined
    if (waitMs === undefined)
      return void (await endLetter(tx, letter, state === 'deferred' ? 'refused' : state, answer))
    if (await deferLetter(tx, letter, answer, waitMs))
      await jobs.enqueue(tx, 'send-mail', { mailId: letter.id }, waitMs / 1000)
  }

  jobs.handle('send-mail', async ({ mailId }) => {
    if (!smtp) return void (await storeLetter(sql, mailId))
    const letter = await leaseLetter(sql, mailId, newId(), leaseMs)
    if (!letter) {
      const seconds = await secondsUntilDue(sql, mailId)
      if (seconds !== undefined) await jobs.enqueue(sql, 'send-mail', { mailId }, seconds)
      return
    }
    const content = openContent(fields, letter)
    if (!content) return void (await endLetter(sql, letter, 'refused', 'What it said is not there any more.'))
    const outcome = await smtp.deliver(toSent(letter, content, from), async () => {
      if (!(await beginContent(sql, letter, leaseMs))) throw new Error('Another worker has this letter.')
    })
    await sql.begin((tx) => note(tx, letter, outcome))
  })
  jobs.handle('forget-letters', () => forgetLetters(sql))

  return {
    async post(tx, { language, ...to }, letter, secret) {
      const { name, address } = toOneAddress(to)
      const { subject, ...content } = renderLetter(letter, language, publicUrl)
      const id = newId()
      const sealed_content = sealContent(fields, id, content)
      const row = { id, to_name: name, to_address: address, subject, sealed_content, secret_of: secret?.of ?? null }
      await insertLetter(tx, row, secret?.minutes ?? null)
      await jobs.enqueue(tx, 'send-mail', { mailId: id })
    },
    greet: smtp ? smtp.greet : null,
    close: () => smtp?.close(),
  }
}

const toSent = (letter: LeasedLetter, content: Content, from: MailAddress) => ({
  id: letter.id,
  from,
  to: { name: letter.to_name, address: letter.to_address },
  subject: letter.subject,
  ...content,
  date: letter.created_at,
})
