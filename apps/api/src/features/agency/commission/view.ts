import type { Context } from '../../../db/scope/context.ts'
import { commissions, toWire } from './tables.ts'

export async function viewCommission({ db, scope }: Context, { commissionId }: { commissionId: string }) {
  return { success: true as const, data: toWire(await commissions.load(db, scope, commissionId)) }
}
