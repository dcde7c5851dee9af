import type { Context } from '../../../db/scope/context.ts'
import { campaigns, toWire } from './tables.ts'

export async function viewCampaign({ db, scope }: Context, { id }: { id: string }) {
  return { success: true as const, data: toWire(await campaigns.load(db, scope, id)) }
}
