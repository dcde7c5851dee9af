import type postgres from 'postgres'
import type { FieldCrypto } from '../field-crypto.ts'
import { newId } from '../ids.ts'
import type { Jobs } from '../jobs.ts'
import type { Sql } from '../sql.ts'
import { type MailAddress, toOneAddress } from './address.ts'
import type { HouseServer } from './house-server.ts'
import type { Letter, Recipient } from './letter.ts'
import { type Content, openContent, sealContent } from './letter-content.ts'
import { boundOf, type LetterKind } from './letter-kinds.ts'
import type { LetterSecret } from './letter-secret.ts'
import { giveTurns, takeTurn } from './letter-turn.ts'
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
import type { Outcome } from './smtp.ts'
import { forgetTestMails } from './test-mail.ts'

export interface Mail {
  /**
   * Puts a letter to one person into the outbox and its sending into the queue, both in the caller's transaction, if its kind's bounds let
   * it: `letterKinds` says what happens to a second one. Throws `request.invalid`, and `letter.tooSoon` and `letter.tooMany` for a letter
   * that somebody pressed for.
   */
  post(tx: Sql, to: Recipient, letter: Letter, more?: Posting): Promise<void>
  /** Takes the turn of a letter that another transaction will post; false if it is left out. Throws as `post`. */
  takeTurn(tx: Sql, address: string, kind: LetterKind): Promise<boolean>
  /** Asks the server for a greeting, and throws if it gives none. False in test mode, when letters stay in the outbox. */
  greet(): Promise<boolean>
}

interface Posting {
  /** Secret that the letter's code or link opens. */
  secret?: LetterSecret
  /** The company on whose behalf somebody pressed. */
  by?: string
  hasTurn?: boolean
}

interface MailParts {
  sql: postgres.Sql
  jobs: Jobs
  fields: FieldCrypto
  house: HouseServer
  /** Links begin with it. */
  publicUrl: string
  limits?: Partial<MailLimits>
}

interface MailLimits {
  /** Waits between tries of a letter that the server does not take now. */
  retryAfterMs: readonly number[]
  /** Milliseconds for which a worker may hold a letter: longer than one try may take. */
  leaseMs: number
}

const minuteMs = 60_000
const usualLimits: MailLimits = {
  leaseMs: 4 * minuteMs,
  // Eight hours together: a server that is down for the night is tried in the morning.
  retryAfterMs: [1, 5, 15, 30, 60, 120, 240].map((minutes) => minutes * minuteMs),
}

/** Mail through the outbox. In test mode letters stay there, and `/dev/mailbox` shows them. */
export function openMail({ sql, jobs, fields, house, publicUrl, limits }: MailParts): Mail {
  const { retryAfterMs, leaseMs } = { ...usualLimits, ...limits }

  const note = async (tx: Sql, letter: LeasedLetter, { state, answer }: Outcome) => {
    const waitMs = state === 'deferred' ? retryAfterMs[letter.attempts - 1] : undefined
    if (waitMs === undefined)
      return void (await endLetter(tx, letter, state === 'deferred' ? 'refused' : state, answer))
    if (await deferLetter(tx, letter, answer, waitMs))
      await jobs.enqueue(tx, 'send-mail', { mailId: letter.id }, waitMs / 1000)
  }

  jobs.handle('send-mail', async ({ mailId }) => {
    await sql.begin((tx) => giveTurns(tx, mailId))
    const server = await house.now()
    const letter = server ? await leaseLetter(sql, mailId, newId(), leaseMs) : void (await storeLetter(sql, mailId))
    if (!letter || !server) {
      const seconds = await secondsUntilDue(sql, mailId)
      if (seconds !== undefined) await jobs.enqueue(sql, 'send-mail', { mailId }, seconds)
      return
    }
    const content = openContent(fields, letter)
    if (!content) return void (await endLetter(sql, letter, 'refused', 'What it said is not there any more.'))
    const outcome = await server.letters.deliver(toSent(letter, content, server.from), async () => {
      if (!(await beginContent(sql, letter, leaseMs))) throw new Error('Another worker has this letter.')
    })
    await sql.begin((tx) => note(tx, letter, outcome))
  })
  jobs.handle('forget-letters', async () => {
    await forgetLetters(sql)
    await forgetTestMails(sql)
  })

  return {
    async post(tx, { language, ...to }, letter, { secret, by, hasTurn = false } = {}) {
      const { name, address } = toOneAddress(to)
      const { kind } = letter
      // Locks of many persons in one transaction would stand against those of others: such a letter gets its turn by itself.
      const isHeld = boundOf(kind).second === 'held'
      const seconds = isHeld || hasTurn ? 0 : await takeTurn(tx, { address, kind, by })
      if (seconds === undefined) return
      const { subject, ...content } = renderLetter(letter, language, publicUrl)
      const id = newId()
      const sealed_content = sealContent(fields, id, content)
      const secret_of = secret?.of ?? null
      const row = {
        id,
        to_name: name,
        to_address: address,
        subject,
        sealed_content,
        secret_of,
        kind,
        has_turn: !isHeld,
      }
      await insertLetter(tx, row, { seconds, minutes: secret?.minutes ?? null })
      await jobs.enqueue(tx, 'send-mail', { mailId: id }, Math.ceil(seconds))
    },
    takeTurn: async (tx, address, kind) => (await takeTurn(tx, { address, kind })) !== undefined,
    async greet() {
      const server = await house.now()
      await server?.letters.greet()
      return server !== null
    },
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
