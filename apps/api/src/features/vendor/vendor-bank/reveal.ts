import type { Context } from '../../../db/scope/context.ts'
import { write } from '../../../db/write.ts'
import { fail } from '../../../platform/fail.ts'
import { openAccount } from '../../../platform/sealed-account.ts'
import { vendors } from '../vendor/tables.ts'
import { findVendorBank } from './store.ts'

/** Reads the whole account number of a vendor: each reading stands in the trail, which the company's Owner reads. Throws `record.notFound`. */
export function revealVendorAccount(context: Context, { vendorId }: { vendorId: string }) {
  const { scope, platform } = context
  // A kept answer would hold the number unsealed.
  return write({ ...context, idempotency: null }, 'vendor-bank.reveal', async (tx) => {
    await vendors.load(tx, scope, vendorId)
    const row = await findVendorBank(tx, vendorId)
    if (!row) throw fail('record.notFound', { entity: 'Vendor Bank Account' })
    const accountNumber = openAccount(platform.fields, { table: 'vendor_bank', id: row.id }, row.sealed_account)
    const answer = { success: true as const, accountNumber }
    return { record: { kind: 'vendor-bank', id: row.id }, companyId: row.company_id, before: null, after: null, answer }
  })
}
