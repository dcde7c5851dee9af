import type { PlanUpdate } from '@corridor/contract/money/plan/shapes'
import { assertVersion, differences, written } from '../../../db/record/record.ts'
import type { Context } from '../../../db/scope/context.ts'
import { unchanged, write } from '../../../db/write.ts'
import { fail } from '../../../platform/fail.ts'
import { notFound, refuseDouble, savedPlan, toFacts, toValues } from './add.ts'
import { findPlan, updatePlanRow } from './store.ts'
import { type PlanValues, toWire } from './tables.ts'

/** Changes a plan for everybody who has it; what was ordered keeps the price that it was ordered for. */
export const updatePlan = (context: Context, { id, version, ...input }: PlanUpdate) =>
  write(context, 'plan.update', async (tx) => {
    const stands = await findPlan(tx, id, true)
    if (!stands) throw notFound()
    assertVersion(stands, version, 'Plan', toWire(stands))
    const change = differences(toFacts(stands), toValues(input as Parameters<typeof toValues>[0]))
    const message = 'Plan Updated Successfully'
    if (!change) return unchanged(savedPlan(message, stands))
    if (stands.is_default) assertStaysDefault(change)
    await updatePlanRow(tx, id, change).catch((error) => refuseDouble(error, input.name ?? stands.name))
    const after = written(await findPlan(tx, id))
    return {
      record: { kind: 'plan', id },
      before: toFacts(stands),
      after: toFacts(after),
      answer: savedPlan(message, after),
    }
  })

/** Offers a plan no more. Companies that have it keep it to the end of what they paid, and may not ask for it again. */
export const retirePlan = (context: Context, { id }: { id: string }) =>
  write(context, 'plan.retire', async (tx) => {
    const stands = await findPlan(tx, id, true)
    if (!stands) throw notFound()
    const message = 'Plan retired'
    if (stands.status === 'retired') return unchanged(savedPlan(message, stands))
    const change = { status: 'retired' as const }
    if (stands.is_default) assertStaysDefault(change)
    await updatePlanRow(tx, id, change)
    const after = written(await findPlan(tx, id))
    return {
      record: { kind: 'plan', id },
      before: toFacts(stands),
      after: toFacts(after),
      answer: savedPlan(message, after),
    }
  })

function assertStaysDefault({ status, monthly_price = 0, annual_price = 0 }: Partial<PlanValues>): void {
  if (status === 'retired' || monthly_price > 0 || annual_price > 0) throw fail('plan.isDefault')
}
