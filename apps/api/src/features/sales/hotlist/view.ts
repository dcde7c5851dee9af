import type { Context } from '../../../db/scope/context.ts'
import { hotlists, toWire } from './tables.ts'

export async function viewHotlist({ db, scope }: Context, { hotListId }: { hotListId: string }) {
  return { success: true as const, data: toWire(await hotlists.load(db, scope, hotListId)) }
}
