import type { CompanyContext } from '../../../db/scope/context.ts'
import { removed, write } from '../../../db/write.ts'
import { fail } from '../../../platform/fail.ts'
import { countUses, deleteUnitRow, lockTree, units } from './store.ts'
import { toFacts } from './tables.ts'

/** Deletes a unit that nothing is in. */
export const deleteUnit = (context: CompanyContext, { id }: { id: string }) =>
  write(context, 'business-unit.delete', async (tx) => {
    await lockTree(tx, context.scope)
    const stands = await units.take(tx, context.scope, id)
    const { units: below, members, records } = await countUses(tx, id)
    if (below + members + records > 0) throw fail('unit.inUse', { units: below, members, records })
    await deleteUnitRow(tx, id)
    return removed({ kind: 'business-unit', toFacts }, stands)
  })
