import type { VendorGroupAdd, VendorGroupUpdate } from '@corridor/contract/vendor/vendor-group/shapes'
import { differences, given, written } from '../../../db/record/record.ts'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { unchanged, write } from '../../../db/write.ts'
import { judgeGroup, toForm } from './judge.ts'
import { findWritten } from './store.ts'
import { type GroupRow, groups, toFacts, toWire } from './tables.ts'

export const addGroup = (context: CompanyContext, input: VendorGroupAdd) =>
  write(context, 'vendor-group.add', async (tx) => {
    const values = await judgeGroup(tx, context.scope, input)
    const id = await groups.insert(tx, context.scope, values)
    const after = written(await findWritten(tx, id))
    return {
      record: { kind: 'vendor-group', id },
      before: null,
      after: toFacts(after),
      answer: savedGroup('Vendor Group Added Successfully', after),
    }
  })

export const updateGroup = (context: CompanyContext, { id, version, ...patch }: VendorGroupUpdate) =>
  write(context, 'vendor-group.update', async (tx) => {
    const stands = await groups.take(tx, context.scope, id, version)
    const message = 'Vendor Group Updated Successfully'
    const wanted = { ...toForm(stands), ...given(patch) }
    const change = differences(toFacts(stands), await judgeGroup(tx, context.scope, wanted, stands))
    if (!change) return unchanged(savedGroup(message, stands))
    await groups.update(tx, id, change, change.name ?? stands.name)
    const after = written(await findWritten(tx, id))
    return {
      record: { kind: 'vendor-group', id },
      before: toFacts(stands),
      after: toFacts(after),
      answer: savedGroup(message, after),
    }
  })

export const savedGroup = (message: string, row: GroupRow) => ({
  success: true as const,
  message,
  data: toWire(row),
})
