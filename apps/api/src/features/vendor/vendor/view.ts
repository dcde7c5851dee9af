import type { Context } from '../../../db/scope/context.ts'
import { toWire, vendors } from './tables.ts'

export async function viewVendor({ db, scope }: Context, { vendorId }: { vendorId: string }) {
  return { success: true as const, data: toWire(await vendors.load(db, scope, vendorId)) }
}
