import type { Context } from '../../../db/scope/context.ts'
import { groups, toWire } from './tables.ts'

export async function viewGroup({ db, scope }: Context, { groupId }: { groupId: string }) {
  return { success: true as const, data: toWire(await groups.load(db, scope, groupId)) }
}
