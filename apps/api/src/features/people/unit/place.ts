import { unitDepthMax } from '@corridor/contract/people/unit/limits'
import type { CompanyScope } from '../../../db/scope/scope.ts'
import { fail } from '../../../platform/fail.ts'
import type { Sql } from '../../../platform/sql.ts'
import { heightOf, listAbove, units } from './store.ts'

/** Refuses a place that is not there, lies below the unit itself, or is too deep for it and what is below it. The tree is locked. */
export async function assertPlace(
  tx: Sql,
  scope: CompanyScope,
  { id, parent }: { id?: string; parent: string | null },
): Promise<void> {
  if (parent === null) return
  await units.load(tx, scope, parent)
  const above = await listAbove(tx, parent)
  if (id && above.includes(id)) throw fail('unit.cycle')
  const height = id ? await heightOf(tx, id) : 1
  if (above.length + height > unitDepthMax) throw fail('unit.tooDeep', { limit: unitDepthMax })
}
