import type { KindRules } from '../../../db/record/kind.ts'
import { toCompanyContext } from '../../../db/scope/context.ts'
import { addHotlist } from './add.ts'
import { deleteHotlist } from './delete.ts'
import { type HotlistRow, hotlistSpec, hotlists } from './tables.ts'
import { updateHotlist } from './update.ts'

export const hotlistRules: KindRules<HotlistRow> = {
  kind: 'hotlist',
  table: 'hotlist',
  list: hotlistSpec,
  nameOf: (row) => row.name,
  add: (context, input) => addHotlist(toCompanyContext(context), input),
  update: (context, input) => updateHotlist(toCompanyContext(context), input),
  remove: (context, input) => deleteHotlist(toCompanyContext(context), input),
  refuseDouble: hotlists.refuseDouble,
  parts: [
    { table: 'hotlist_candidate', column: 'hotlist_id' },
    { table: 'share_link', column: 'hotlist_id' },
    { table: 'note', column: 'record_id' },
  ],
}
