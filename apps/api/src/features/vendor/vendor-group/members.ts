import type { CompanyContext } from '../../../db/scope/context.ts'
import { unchanged, write } from '../../../db/write.ts'
import { fail } from '../../../platform/fail.ts'
import { savedGroup } from './save.ts'
import { deleteMembers, insertMembers, listKnownVendors } from './store.ts'
import { groups } from './tables.ts'

interface Members {
  groupId: string
  vendorIds: string[]
}

/** Puts vendors into a group, all or none; one that the caller does not see does not exist here. */
export const addVendors = (context: CompanyContext, { groupId, vendorIds }: Members) =>
  write(context, 'vendor-group.add-vendors', async (tx) => {
    const { scope, caller } = context
    await groups.take(tx, scope, groupId)
    const wanted = [...new Set(vendorIds)]
    const known = await listKnownVendors(tx, scope, wanted)
    if (known.length < wanted.length) throw fail('vendorGroup.vendorUnknown')
    const added = await insertMembers(tx, groupId, scope.companyId, caller.userId, wanted)
    const after = await groups.load(tx, scope, groupId)
    const answer = { ...savedGroup('Vendors added to the group', after), addedCount: added.length }
    if (added.length === 0) return unchanged(answer)
    return { record: { kind: 'vendor-group', id: groupId }, before: null, after: { vendorIds: added }, answer }
  })

export const removeVendors = (context: CompanyContext, { groupId, vendorIds }: Members) =>
  write(context, 'vendor-group.remove-vendors', async (tx) => {
    const { scope } = context
    await groups.take(tx, scope, groupId)
    const removed = await deleteMembers(tx, scope, groupId, vendorIds)
    const after = await groups.load(tx, scope, groupId)
    const answer = { ...savedGroup('Vendors taken out of the group', after), removedCount: removed.length }
    if (removed.length === 0) return unchanged(answer)
    return { record: { kind: 'vendor-group', id: groupId }, before: { vendorIds: removed }, after: null, answer }
  })
