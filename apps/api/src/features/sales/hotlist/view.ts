import type { Context } from '../../../db/context.ts'
import { notFound } from './add.ts'
import { findHotlist, toWire } from './store.ts'

export async function viewHotlist({ db, scope }: Context, { hotListId }: { hotListId: string }) {
  const row = await findHotlist(db, scope, hotListId)
  if (!row) throw notFound()
  return { success: true as const, data: toWire(row) }
}
