import type { KindRules } from '../../../db/record/kind.ts'
import { toCompanyContext } from '../../../db/scope/context.ts'
import { addPlacement, refusePlaced } from './add.ts'
import { deletePlacement, nameOfPlacement } from './delete.ts'
import { type PlacementRow, placementSpec } from './tables.ts'
import { placementTransfer } from './transfer.ts'
import { updatePlacement } from './update.ts'

export const placementRules: KindRules<PlacementRow> = {
  kind: 'placement',
  table: 'placement',
  list: placementSpec,
  nameOf: nameOfPlacement,
  add: (context, input) => addPlacement(toCompanyContext(context), input),
  update: (context, { id }) => updatePlacement(toCompanyContext(context), { id, overlap: false }),
  transfer: placementTransfer,
  remove: (context, input) => deletePlacement(toCompanyContext(context), input),
  refuseDouble: refusePlaced,
  parts: [
    { table: 'placement_extension', column: 'placement_id' },
    { table: 'task', column: 'record_id' },
    { table: 'note', column: 'record_id' },
  ],
}
