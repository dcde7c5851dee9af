import type { Context } from '../../../db/scope/context.ts'
import { removed, write } from '../../../db/write.ts'
import { fail } from '../../../platform/fail.ts'
import { isReferred } from '../../../platform/sql.ts'
import { notFound, toFacts } from './add.ts'
import { deletePlanRow, findPlan } from './store.ts'

/** Deletes a plan that nobody ever ordered or had. */
export const deletePlan = (context: Context, { id }: { id: string }) =>
  write(context, 'plan.delete', async (tx) => {
    const stands = await findPlan(tx, id, true)
    if (!stands) throw notFound()
    if (stands.is_default) throw fail('plan.isDefault')
    await deletePlanRow(tx, id).catch((error) => {
      throw isReferred(error) ? fail('plan.inUse') : error
    })
    return removed({ kind: 'plan', toFacts }, stands)
  })
