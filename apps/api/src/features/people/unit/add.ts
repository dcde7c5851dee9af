import type { BusinessUnitAdd } from '@corridor/contract/people/unit/shapes'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { write } from '../../../db/write.ts'
import { assertPlace } from './place.ts'
import { lockTree, units } from './store.ts'
import { toFacts, toValues, toWire, type UnitRow } from './tables.ts'

export const addUnit = (context: CompanyContext, input: BusinessUnitAdd) =>
  write(context, 'business-unit.add', async (tx) => {
    const { scope } = context
    await lockTree(tx, scope)
    await assertPlace(tx, scope, { parent: input.parent })
    const id = await units.insert(tx, scope, toValues(input))
    const after = await units.load(tx, scope, id)
    return {
      record: { kind: 'business-unit', id },
      before: null,
      after: toFacts(after),
      answer: savedUnit('Unit Added Successfully', after),
    }
  })

export const savedUnit = (message: string, row: UnitRow) => ({ success: true as const, message, data: toWire(row) })
