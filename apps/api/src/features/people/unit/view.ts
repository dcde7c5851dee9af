import type { Context } from '../../../db/scope/context.ts'
import { units } from './store.ts'
import { toWire } from './tables.ts'

export async function viewUnit({ db, scope }: Context, { id }: { id: string }) {
  return { success: true as const, data: toWire(await units.load(db, scope, id)) }
}
