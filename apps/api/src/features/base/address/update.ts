import { assertVersion, differences, written } from '../../../db/record/record.ts'
import type { Context } from '../../../db/scope/context.ts'
import { unchanged, write } from '../../../db/write.ts'
import { fail } from '../../../platform/fail.ts'
import { assertParent, refuseDouble } from './add.ts'
import { type AddressRow, type Level, levels, toFacts } from './levels.ts'
import { findAddress, updateAddressRow } from './store.ts'

interface AddressPatch {
  id: string
  version?: number | undefined
  name?: string | undefined
  status?: 'active' | 'inactive' | undefined
  country?: string | undefined
  state?: string | undefined
}

export const updateAddress = (level: Level) => (context: Context, input: AddressPatch) =>
  write(context, `${level}.update`, async (tx) => {
    const { title, notFound, parent, spec } = levels[level]
    const stands = await findAddress(tx, level, input.id, true)
    if (!stands) throw fail('record.notFound', { entity: notFound })
    assertVersion(stands, input.version, title, spec.toWire(stands))
    const answer = (row: AddressRow) => ({
      success: true as const,
      message: `${title} Updated Successfully`,
      data: spec.toWire(row),
    })
    const above = parent ? input[parent.wire] : undefined
    const change = differences(toFacts(stands), {
      ...(input.name && { name: input.name }),
      ...(input.status && { status: input.status }),
      ...(above && { parent_id: above }),
    })
    if (!change) return unchanged(answer(stands))
    if (change.parent_id) await assertParent(tx, level, change.parent_id)
    await updateAddressRow(tx, level, input.id, change).catch((error) =>
      refuseDouble(level)(error, input.name ?? stands.name),
    )
    const after = written(await findAddress(tx, level, input.id))
    return {
      record: { kind: level, id: input.id },
      before: toFacts(stands),
      after: toFacts(after),
      answer: answer(after),
    }
  })
