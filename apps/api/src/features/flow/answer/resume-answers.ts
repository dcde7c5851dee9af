import type { Parts } from '../../../db/scope/context.ts'
import { settleSubmissions } from '../../job/submission/settle.ts'
import { listLost, refuseLost } from './store.ts'

const atOnce = 100

/** Brings a worker to answers that lost theirs, and ends those that fail again and again, so that nothing waits for ever for their end. */
export async function resumeAnswers(parts: Parts): Promise<void> {
  const { db, platform } = parts
  for (const { id, is_hopeless } of await listLost(db, atOnce)) {
    const isEnded =
      is_hopeless &&
      (await db.begin(async (tx) => {
        const isRefused = await refuseLost(tx, id)
        if (isRefused) await settleSubmissions(parts, tx, id)
        return isRefused
      }))
    if (!isEnded) await platform.jobs.enqueue(db, 'send-answer', { mailId: id })
  }
}
