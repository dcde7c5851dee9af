import type { FreshProof } from '@corridor/contract/field/fresh-proof'
import type { CompanyBankDetailsAdd } from '@corridor/contract/trust/bank-details/shapes'
import { assertVersion, differences, written } from '../../../db/record/record.ts'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { unchanged, write } from '../../../db/write.ts'
import { newId } from '../../../platform/ids.ts'
import { holdsAccount, sealAccount } from '../../../platform/sealed-account.ts'
import type { Sql } from '../../../platform/sql.ts'
import { type ProofLimits, proveAgain } from '../../people/two-factor/prove-again.ts'
import { toAccountTrail, toWire } from './account.ts'
import { judgeAccount } from './judge-account.ts'
import { findBankDetails, holdCompany, insertBankDetails, updateBankDetails } from './store.ts'
import type { BankValues } from './tables.ts'

const table = 'company_bank_details'

export async function getBankDetails({ db, scope }: CompanyContext) {
  const row = await findBankDetails(db, scope.companyId)
  return { success: true as const, data: row ? toWire(row) : null }
}

/**
 * Keeps the company's one account; a second replaces it. Without a number, the one that stands is kept. Throws as `proveAgain`: where
 * money goes is not changed from a screen that was left open.
 */
export const addBankDetails = (
  context: CompanyContext,
  { currentPassword, code, ...given }: CompanyBankDetailsAdd,
  limits: ProofLimits,
) => proveAgain(context, limits, { currentPassword, code }, (prove) => keepBankDetails(context, given, prove))

function keepBankDetails(
  context: CompanyContext,
  { version, ...given }: Omit<CompanyBankDetailsAdd, keyof FreshProof>,
  prove: (tx: Sql) => Promise<void>,
) {
  const { scope, caller } = context
  const { fields } = context.platform
  // A kept key holds a hash of the body, from which a number could be guessed.
  return write({ ...context, idempotency: null }, 'company-bank-details.add', async (tx) => {
    await prove(tx)
    await holdCompany(tx, scope.companyId)
    const stands = await findBankDetails(tx, scope.companyId)
    if (stands) assertVersion(stands, version, 'Bank Details', toWire(stands))
    const values = await judgeAccount(tx, given, stands)
    const account = given.accountNumber || null
    const isOther =
      account !== null && (!stands || !holdsAccount(fields, { table, id: stands.id }, stands.sealed_account, account))
    if (!stands) {
      const id = newId()
      const sealed = sealAccount(fields, { table, id }, account ?? '')
      const owned = { id, company_id: scope.companyId, created_by: caller.userId }
      await insertBankDetails(tx, { ...owned, ...values, ...sealed })
    } else if (isOther || differences<BankValues>(stands, values)) {
      await updateBankDetails(
        tx,
        stands.id,
        values,
        isOther ? sealAccount(fields, { table, id: stands.id }, account) : null,
      )
    }
    const after = written(await findBankDetails(tx, scope.companyId))
    const answer = { success: true as const, message: 'Bank Details Updated Successfully', data: toWire(after) }
    if (stands?.version === after.version) return unchanged(answer)
    const record = { kind: 'company-bank-details', id: after.id }
    return { record, before: stands ? toAccountTrail(stands) : null, after: toAccountTrail(after), answer }
  })
}
