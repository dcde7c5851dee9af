import type { Context } from '../../../db/scope/context.ts'
import { contracts, toWire } from './tables.ts'

export async function viewContract({ db, scope }: Context, { contractId }: { contractId: string }) {
  return { success: true as const, data: toWire(await contracts.load(db, scope, contractId)) }
}
