import { moveWork } from '../../../db/long-work/lease.ts'
import { written } from '../../../db/record/record.ts'
import type { Context } from '../../../db/scope/context.ts'
import { unchanged, write } from '../../../db/write.ts'
import { fail } from '../../../platform/fail.ts'
import { begin } from './start.ts'
import { type BulkRow, bulkTable, findOwnBulk, toWire } from './store.ts'

const notFound = () => fail('record.notFound', { entity: 'Record' })
const answer = (row: BulkRow) => ({ success: true as const, data: toWire(row) })

export async function viewBulk(context: Context, { id }: { id: string }) {
  const row = await findOwnBulk(context.db, context, id)
  if (!row) throw notFound()
  return answer(row)
}

/** Ends an action, or its undoing, before its next records; what is done stays done, and can be undone. */
export const stopBulk = (context: Context, { id }: { id: string }) =>
  write(context, 'bulk.stop', async (tx) => {
    const stands = await findOwnBulk(tx, context, id, true)
    if (!stands) throw notFound()
    if (stands.state !== 'running' && stands.state !== 'undoing') return unchanged(answer(stands))
    await moveWork(tx, bulkTable, stands, { state: 'stopped' })
    const row = written(await findOwnBulk(tx, context, id))
    return { record: { kind: 'bulk', id }, before: toWire(stands), after: toWire(row), answer: answer(row) }
  })

/** Undoes what an action changed, record by record; one that somebody changed since stays as it is, and is named. */
export const undoBulk = (context: Context, { id }: { id: string }) =>
  write(context, 'bulk.undo', async (tx) => {
    const stands = await findOwnBulk(tx, context, id, true)
    if (!stands) throw notFound()
    if (stands.state !== 'done' && stands.state !== 'stopped') throw fail('bulk.notUndoable')
    await moveWork(tx, bulkTable, stands, { state: 'undoing', next: 1, skipped: 0 })
    return begin(context, tx, id, { total: stands.done })
  })
