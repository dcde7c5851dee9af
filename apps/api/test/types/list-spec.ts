// Judged by the compiler alone: each line below must be refused, or `tsc` tells of a directive that refuses nothing.
import type { hotlist } from '@corridor/contract/sales/hotlist/shapes'
import type { ListSpec } from '../../src/db/list/spec.ts'
import { seenInCompany } from '../../src/db/scope/within.ts'

type HotlistSpec = ListSpec<{ id: string }, typeof hotlist.list>
declare const whole: HotlistSpec
const { createDate, ...withoutOne } = whole.sort

export const renamedSort: HotlistSpec = {
  ...whole,
  // @ts-expect-error The endpoint names no such order.
  sort: { ...whole.sort, naem: createDate },
}
export const missingSort: HotlistSpec = {
  ...whole,
  // @ts-expect-error The endpoint offers an order that nothing is behind.
  sort: withoutOne,
}
export const renamedFilter: HotlistSpec = {
  ...whole,
  // @ts-expect-error The endpoint names no such filter.
  filters: { ...whole.filters, isPubilc: (sql) => sql`true` },
}
export const otherValue: HotlistSpec = {
  ...whole,
  // @ts-expect-error The endpoint gives that filter another value.
  filters: { ...whole.filters, isPublic: (sql, value: number) => sql`${value} > 0` },
}
export const renamedSearch: HotlistSpec = {
  ...whole,
  // @ts-expect-error The endpoint names no such search.
  search: { ...whole.search, tilte: 't.title' },
}
export const withoutSight: HotlistSpec = {
  ...whole,
  // @ts-expect-error A list says whose rows it shows; every row is not an answer.
  within: (sql) => sql`true`,
}
export const withSight: HotlistSpec = { ...whole, within: seenInCompany }
