import type { KindRules } from '../../../db/record/kind.ts'
import { addAddress, refuseDouble } from './add.ts'
import { deleteAddress } from './delete.ts'
import { type AddressRow, type Level, levels } from './levels.ts'
import { findDeletedAbove } from './store.ts'
import { addressTransfer } from './transfer.ts'
import { updateAddress } from './update.ts'

const rulesOf = (level: Level): KindRules<AddressRow> => ({
  kind: level,
  table: level,
  list: levels[level].spec,
  nameOf: (row) => row.name,
  add: addAddress(level),
  update: updateAddress(level),
  remove: deleteAddress(level),
  transfer: addressTransfer(level),
  refuseDouble: refuseDouble(level),
  deletedAbove: (tx, id) => findDeletedAbove(tx, level, id),
})

export const addressRules = [rulesOf('country'), rulesOf('state'), rulesOf('city')]
