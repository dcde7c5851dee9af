import type { ListQuery } from '@corridor/contract/wire/list'
import { runList } from '../../../db/list/list.ts'
import type { Context } from '../../../db/scope/context.ts'
import { orderNotFound } from './add.ts'
import { findOrder, listPayments } from './store.ts'
import { orderSpec, toWire } from './tables.ts'

export const listOrders = ({ db, scope }: Context, query: ListQuery) => runList(db, scope, orderSpec, query)

/** An order with the money that moved for it. Throws `record.notFound`. */
export async function viewOrder({ db, scope }: Context, { id }: { id: string }) {
  const row = await findOrder(db, scope, id)
  if (!row) throw orderNotFound()
  return { success: true as const, data: { ...toWire(row), payments: await listPayments(db, id) } }
}
