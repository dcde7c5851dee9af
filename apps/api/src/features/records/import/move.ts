import { canMove, type ImportState, isWorking } from '@corridor/contract/records/import/states'
import { type ImportKind, importFacts } from '@corridor/contract/records/transfer/kinds'
import { mayCall } from '@corridor/contract/wire/access'
import type postgres from 'postgres'
import { moveWork } from '../../../db/long-work/lease.ts'
import type { Context } from '../../../db/scope/context.ts'
import { write } from '../../../db/write.ts'
import { fail } from '../../../platform/fail.ts'
import { findImport, type ImportValues, importTable } from './store.ts'
import type { ImportRecord } from './tables.ts'

/** Lets whoever manages a kind import records of it. */
export function assertMayImport({ caller }: Context, kind: ImportKind): void {
  if (!mayCall(importFacts[kind].manage, caller.roles)) throw fail('session.forbidden')
}

export const notFound = () => fail('record.notFound', { entity: 'Import' })

type Change = (tx: postgres.TransactionSql, stands: ImportRecord) => ImportValues | Promise<ImportValues>

/**
 * Moves an import to another state, once, and queues the work of that state. Throws `import.moved` if it is not possible from the state in
 * which it stands, as for the second of two people.
 */
export const moveImport = (
  context: Context,
  verb: string,
  id: string,
  toState: ImportState | ((from: ImportState) => ImportState),
  change: Change = () => ({}),
) =>
  write(context, `import.${verb}`, async (tx) => {
    const stands = await findImport(tx, context, id, true)
    if (!stands) throw notFound()
    assertMayImport(context, stands.kind)
    const state = typeof toState === 'function' ? toState(stands.state) : toState
    if (!canMove(stands.state, state)) throw fail('import.moved')
    const values = await change(tx, stands)
    await moveWork(tx, importTable, stands, { ...values, state, reason: null })
    if (isWorking(state)) await context.platform.jobs.enqueue(tx, 'advance-import', { id })
    return {
      record: { kind: 'import', id },
      before: { state: stands.state },
      after: { ...values, state },
      answer: { success: true as const, id },
    }
  })
