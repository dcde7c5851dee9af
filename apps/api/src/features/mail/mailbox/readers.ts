import { setTimeout as pause } from 'node:timers/promises'
import type { Parts } from '../../../db/scope/context.ts'
import { newId } from '../../../platform/ids.ts'
import { ConsentRefused } from '../../../platform/mail/consent.ts'
import { isSignInRefused, wordsOf } from './check-servers.ts'
import { noteState } from './note-state.ts'
import { NotTaken, type TakeMail } from './read-folder.ts'
import { readMailbox, type WaitLimits } from './read-mailbox.ts'
import { giveReadingBack, holdMailbox, holdReadings, noteRead, takeReadings } from './store.ts'
import { takeMail } from './take-mail.ts'

export interface ReaderLimits extends WaitLimits {
  /** Between two looks for mailboxes that nobody reads. */
  takeEveryMs: number
  /** Seconds for which a process that says nothing keeps the others from its mailboxes. */
  heldSeconds: number
  /** After the first error; it doubles with each, up to a quarter of an hour. */
  retrySeconds: number
  mailboxes: number
}

const minuteMs = 60_000
export const usualReaderLimits: ReaderLimits = {
  connectWithinMs: 10_000,
  silentMs: 3 * minuteMs,
  lookAgainMs: 2 * minuteMs,
  takeEveryMs: 5_000,
  heldSeconds: 60,
  retrySeconds: 15,
  mailboxes: 300,
}
const retrySecondsMax = 900

export interface Readers {
  close(): Promise<void>
}

/**
 * Reads the mailboxes of all companies, each in one process of those that share the database: whoever holds it says so again and again, and
 * if that ends another goes on.
 */
export function openReaders(
  parts: Parts,
  limits: ReaderLimits = usualReaderLimits,
  take: TakeMail = takeMail,
): Readers {
  const { db } = parts
  const holding = { holder: newId(), seconds: limits.heldSeconds }
  const running = new Map<string, { stop: AbortController; ended: Promise<void> }>()
  const closing = new AbortController()

  async function look(): Promise<void> {
    const mine = await holdReadings(db, holding, [...running.keys()])
    for (const [id, { stop }] of running) if (!mine.has(id)) stop.abort()
    const room = limits.mailboxes - running.size
    if (room <= 0) return
    for (const { mailbox_id: id, failures } of await takeReadings(db, holding, room)) {
      const former = running.get(id)
      former?.stop.abort()
      const stop = new AbortController()
      const ended = (former?.ended ?? Promise.resolve())
        .then(() => read(id, failures, stop.signal))
        .catch(() => undefined)
        .finally(() => {
          if (running.get(id)?.stop === stop) running.delete(id)
        })
      running.set(id, { stop, ended })
    }
  }

  async function read(id: string, failuresBefore: number, signal: AbortSignal): Promise<void> {
    const mailbox = await db.begin((tx) => holdMailbox(tx, id))
    if (!mailbox || signal.aborted) return void (await giveReadingBack(db, holding.holder, id, 0, 0))
    let failures = failuresBefore
    let hasRead = false
    const onRead = async () => {
      if (failures > 0 || !hasRead) await noteRead(db, holding.holder, id)
      failures = 0
      hasRead = true
    }
    try {
      await readMailbox(parts, { mailbox, take, limits, signal, onRead })
      await giveReadingBack(db, holding.holder, id, 0, 0)
    } catch (error) {
      if (signal.aborted) return void (await giveReadingBack(db, holding.holder, id, 0, 0))
      // Servers end connections that last: only one that does not open again is a fault.
      if (hasRead) return void (await giveReadingBack(db, holding.holder, id, 0, 0))
      const wait = Math.min(retrySecondsMax, limits.retrySeconds * 2 ** Math.min(failures, 10))
      await giveReadingBack(db, holding.holder, id, failures + 1, wait)
      // Its people were told of a consent that ended when it was asked for; what we cannot keep is no fault of the mailbox.
      if (!(error instanceof ConsentRefused || error instanceof NotTaken))
        await noteState(parts, mailbox, isSignInRefused(error) ? 'reconnect' : 'failing', wordsOf(error), ['reading'])
    }
  }

  const looking = (async () => {
    while (!closing.signal.aborted) {
      // Goes on if the database is away: other processes hold the mailboxes that were ours, and take them.
      await look().catch(() => undefined)
      await pause(limits.takeEveryMs, undefined, { signal: closing.signal }).catch(() => undefined)
    }
  })()

  return {
    async close() {
      closing.abort()
      await looking
      const all = [...running.values()]
      for (const { stop } of all) stop.abort()
      await Promise.all(all.map(({ ended }) => ended))
    },
  }
}
