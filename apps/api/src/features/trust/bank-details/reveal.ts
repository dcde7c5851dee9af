import type { Context } from '../../../db/scope/context.ts'
import { write } from '../../../db/write.ts'
import { fail } from '../../../platform/fail.ts'
import { openAccount } from '../../../platform/sealed-account.ts'
import { findBankDetails } from './store.ts'

/** Reads the whole account number: each reading stands in the trail, which the company's Owner reads. Throws `record.notFound`. */
export function revealAccount(context: Context, { companyId }: { companyId: string }) {
  const { scope, platform } = context
  // A kept answer would hold the number unsealed.
  return write({ ...context, idempotency: null }, 'company-bank-details.reveal', async (tx) => {
    const isOwn = scope.kind === 'platform' || (scope.kind === 'company' && scope.companyId === companyId)
    const row = isOwn ? await findBankDetails(tx, companyId) : undefined
    if (!row) throw fail('record.notFound', { entity: 'Bank Details' })
    const answer = {
      success: true as const,
      accountNumber: openAccount(platform.fields, { table: 'company_bank_details', id: row.id }, row.sealed_account),
    }
    return { record: { kind: 'company-bank-details', id: row.id }, companyId, before: null, after: null, answer }
  })
}
