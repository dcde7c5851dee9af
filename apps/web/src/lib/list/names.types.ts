// Judged by the compiler alone: each line below must be refused, or `tsc` tells of a directive that refuses nothing.
import type { hotlist } from '@corridor/contract/sales/hotlist/shapes'
import { api } from '../call/client'
import type { ColumnOf, FiltersOf } from './types'
import { useList } from './use-list'

type List = typeof hotlist.list
const header = 'Name'
const cell = () => null

export const known: readonly ColumnOf<List>[] = [{ header, cell, sort: 'name' }]
// @ts-expect-error The endpoint names no such order.
export const renamedSort: readonly ColumnOf<List>[] = [{ header, cell, sort: 'naem' }]
// @ts-expect-error The rows hold no such value.
export const renamedValue: readonly ColumnOf<List>[] = [{ header, cell: (row) => row.naem }]
// @ts-expect-error The endpoint names no such filter.
export const renamedFilter: FiltersOf<List> = { isPubilc: { label: header } }

export function useNames() {
  useList(api.hotlist.list, { columns: known, defaults: { sort: 'name' } })
  // @ts-expect-error The endpoint names no such order.
  useList(api.hotlist.list, { columns: [{ header, cell, sort: 'naem' }] })
  // @ts-expect-error The endpoint names no such order.
  useList(api.hotlist.list, { columns: known, defaults: { sort: 'naem' } })
  // @ts-expect-error The endpoint names no such filter.
  useList(api.hotlist.list, { columns: known, filters: { isPubilc: { label: header } } })
}
