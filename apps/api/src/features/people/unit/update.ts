import type { BusinessUnitUpdate } from '@corridor/contract/people/unit/shapes'
import type * as z from 'zod'
import { differences } from '../../../db/record/record.ts'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { unchanged, write } from '../../../db/write.ts'
import { savedUnit } from './add.ts'
import { assertPlace } from './place.ts'
import { lockTree, units } from './store.ts'
import { toFacts, toValues } from './tables.ts'

/** Changes a unit, or moves it with all that is below it. */
export const updateUnit = (context: CompanyContext, { id, version, ...input }: z.infer<typeof BusinessUnitUpdate>) =>
  write(context, 'business-unit.update', async (tx) => {
    const { scope } = context
    await lockTree(tx, scope)
    const stands = await units.take(tx, scope, id, version)
    const change = differences(toFacts(stands), toValues(input))
    const message = 'Unit Updated Successfully'
    if (!change) return unchanged(savedUnit(message, stands))
    if (change.parent_id !== undefined) await assertPlace(tx, scope, { id, parent: change.parent_id })
    await units.update(tx, id, change, change.name ?? stands.name)
    const after = await units.load(tx, scope, id)
    return {
      record: { kind: 'business-unit', id },
      before: toFacts(stands),
      after: toFacts(after),
      answer: savedUnit(message, after),
    }
  })
