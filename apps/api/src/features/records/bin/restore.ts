import type { Context } from '../../../db/scope/context.ts'
import { write } from '../../../db/write.ts'
import { fail } from '../../../platform/fail.ts'
import { managedKinds } from './list.ts'
import { findBinned, takeOutOfBin } from './store.ts'

/** Brings a deleted record back as it was, under a new version. Refused if its name, or what it stands below, is not there for it. */
export async function restoreRecord(context: Context, { id }: { id: string }) {
  const { db, scope, caller, platform } = context
  const kinds = managedKinds(caller)
  const found = await findBinned(db, scope, kinds, id)
  if (!found) throw fail('bin.gone')
  const { table, deletedAbove, refuseDouble, refuseRestore } = platform.kinds[found.kind]
  return write(context, `${found.kind}.restore`, async (tx) => {
    const binned = await findBinned(tx, scope, kinds, id, true)
    if (!binned) throw fail('bin.gone')
    const { kind, name, deleted_at } = binned
    await refuseRestore?.(tx, scope, id)
    const above = await deletedAbove?.(tx, id)
    if (above) throw fail('bin.aboveDeleted', { name, above: above.name, aboveId: above.id })
    const version = await takeOutOfBin(tx, table, id).catch((error) => {
      refuseDouble?.(error, name)
      throw error
    })
    return {
      record: { kind, id },
      before: { deleted_at },
      after: { deleted_at: null },
      answer: { success: true as const, message: 'Restored', data: { _id: id, version, kind, name } },
    }
  })
}
