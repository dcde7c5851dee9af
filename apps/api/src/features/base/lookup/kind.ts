import { type LookupKind, lookupKinds } from '@corridor/contract/base/lookup/kinds'
import type { KindRules } from '../../../db/record/kind.ts'
import { addLookup, refuseDouble } from './add.ts'
import { deleteLookup } from './delete.ts'
import { type LookupRow, lookupSpec, ofKind } from './store.ts'
import { lookupTransfer } from './transfer.ts'
import { updateLookup } from './update.ts'

const rulesOf = (kind: LookupKind): KindRules<LookupRow> => ({
  kind,
  table: 'lookup',
  list: lookupSpec,
  narrowing: ofKind(kind),
  nameOf: (row) => row.name,
  add: addLookup(kind),
  update: updateLookup(kind),
  remove: deleteLookup(kind),
  transfer: lookupTransfer(kind),
  refuseDouble: refuseDouble(kind),
})

export const lookupRules = lookupKinds.map(rulesOf)
