import type { Context } from '../../../db/scope/context.ts'
import { placements, toWire } from './tables.ts'

export async function viewPlacement({ db, scope }: Context, { placementId }: { placementId: string }) {
  return { success: true as const, data: toWire(await placements.load(db, scope, placementId)) }
}
