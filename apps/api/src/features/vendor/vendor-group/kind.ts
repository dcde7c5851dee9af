import type { KindRules } from '../../../db/record/kind.ts'
import { toCompanyContext } from '../../../db/scope/context.ts'
import { deleteGroup } from './delete.ts'
import { addGroup, updateGroup } from './save.ts'
import { type GroupRow, groupSpec, groups } from './tables.ts'

export const vendorGroupRules: KindRules<GroupRow> = {
  kind: 'vendor-group',
  table: 'vendor_group',
  list: groupSpec,
  nameOf: (row) => row.name,
  add: (context, input) => addGroup(toCompanyContext(context), input),
  update: (context, input) => updateGroup(toCompanyContext(context), input),
  remove: (context, input) => deleteGroup(toCompanyContext(context), input),
  refuseDouble: groups.refuseDouble,
  parts: [{ table: 'vendor_group_member', column: 'group_id' }],
}
