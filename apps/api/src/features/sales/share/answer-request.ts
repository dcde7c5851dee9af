import type { CompanyContext } from '../../../db/scope/context.ts'
import { unchanged, write } from '../../../db/write.ts'
import { now } from '../../../platform/clock.ts'
import { requests, toRequestWire } from './tables.ts'

/** Notes that somebody answered a visitor, or that nobody has yet. */
export const answerRequest = (context: CompanyContext, { id, isDone }: { id: string; isDone: boolean }) =>
  write(context, 'share-request.answer', async (tx) => {
    const stands = await requests.take(tx, context.scope, id)
    const message = isDone ? 'Request marked as done' : 'Request marked as open'
    if ((stands.done_at !== null) === isDone)
      return unchanged({ success: true as const, message, data: toRequestWire(stands) })
    // `update` leaves out what is undefined, not what is null.
    await requests.update(tx, id, { done_at: isDone ? now() : null })
    const after = await requests.load(tx, context.scope, id)
    const answer = { success: true as const, message, data: toRequestWire(after) }
    return { record: { kind: 'share-request', id }, before: { isDone: !isDone }, after: { isDone }, answer }
  })
