import { startPool } from '../threads/pool.ts'
import { type Endings, type OrderBounds, startThread } from '../threads/thread.ts'
import { MailUnreadable, type ReadMail } from './read-mail.ts'

export interface MailReader {
  /**
   * As `readMail`, in a thread: one mail at a time, in the order in which they come. Throws another error if it was the process that ended.
   */
  read(raw: Uint8Array): Promise<ReadMail>
  close(): Promise<void>
}

/** Answer about a mail; `isItsOwn` says that it will not be read another time either. */
export type MailAnswer = { mail: ReadMail } | { fault: string; isItsOwn: boolean }

// A mail of 25 MB in short lines takes a quarter of a minute on a machine that does nothing else.
const usual: OrderBounds = { timeoutMs: 120_000, memoryMbMax: 512 }
const heapMbMax = 1024

const ended: Endings<MailAnswer> = {
  timedOut: () => ({ fault: 'Reading it took too long.', isItsOwn: true }),
  tooMuchMemory: () => ({ fault: 'Reading it needed too much memory.', isItsOwn: true }),
  crashed: () => ({ fault: 'It could not be read; it may be damaged.', isItsOwn: true }),
  stopped: () => ({ fault: 'The process ends.', isItsOwn: false }),
}

/** Reads mails away from the thread that answers; its own starts at the first mail and stays warm. */
export function startMailReader(bounds: Partial<OrderBounds> = {}): MailReader {
  const file = new URL('./mail-worker.ts', import.meta.url)
  const boundsOf = () => ({ ...usual, ...bounds })
  const pool = startPool<Uint8Array, MailAnswer>(
    1,
    () => startThread({ file, heapMbMax, boundsOf, ended }),
    ended.stopped,
  )
  return {
    async read(raw) {
      const answer = await pool.take(raw)
      if ('mail' in answer) return withBuffers(answer.mail)
      throw answer.isItsOwn ? new MailUnreadable(answer.fault) : new Error(answer.fault)
    },
    close: () => pool.close(),
  }
}

// Between threads a buffer becomes plain bytes.
function withBuffers(mail: ReadMail): ReadMail {
  for (const file of mail.attachments) {
    const { buffer, byteOffset, length } = file.content
    file.content = Buffer.from(buffer, byteOffset, length)
  }
  return mail
}
