import type { Context } from '../../../db/scope/context.ts'
import { clients, toWire } from './tables.ts'

export async function viewClient({ db, scope }: Context, { clientId }: { clientId: string }) {
  return { success: true as const, data: toWire(await clients.load(db, scope, clientId)) }
}
