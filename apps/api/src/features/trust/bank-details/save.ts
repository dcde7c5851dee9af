import { findBankFaults } from '@corridor/contract/field/bank-account'
import type { FreshProof } from '@corridor/contract/field/fresh-proof'
import type { CompanyBankDetailsAdd } from '@corridor/contract/trust/bank-details/shapes'
import type { CompanyContext } from '../../../db/context.ts'
import { assertVersion, differences, written } from '../../../db/record.ts'
import { unchanged, write } from '../../../db/write.ts'
import { fail } from '../../../platform/fail.ts'
import { newId } from '../../../platform/ids.ts'
import type { Sql } from '../../../platform/sql.ts'
import { type ProofLimits, proveAgain } from '../../people/two-factor/prove-again.ts'
import { holdsAccount, sealAccount, toFacts, toWire } from './account.ts'
import {
  type BankRow,
  type BankValues,
  findBankDetails,
  findCountry,
  holdCompany,
  insertBankDetails,
  updateBankDetails,
} from './store.ts'

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
  const { scope, caller, platform } = context
  // A kept key holds a hash of the body, from which a number could be guessed.
  return write({ ...context, idempotency: null }, 'company-bank-details.add', async (tx) => {
    await prove(tx)
    await holdCompany(tx, scope.companyId)
    const stands = await findBankDetails(tx, scope.companyId)
    if (stands) assertVersion(stands, version, 'Bank Details', toWire(stands))
    await judge(tx, given, stands)
    const values: BankValues = {
      beneficiary_name: given.beneficiaryName,
      bank_name: given.bankName,
      account_type: given.accountType,
      country_id: given.country,
      bank_code: given.bankCode || null,
      swift: given.swift || null,
    }
    const account = given.accountNumber || null
    const isOther = account !== null && (!stands || !holdsAccount(platform, stands, account))
    if (!stands) {
      const id = newId()
      const sealed = sealAccount(platform, id, account ?? '')
      const owned = { id, company_id: scope.companyId, created_by: caller.userId }
      await insertBankDetails(tx, { ...owned, ...values, ...sealed })
    } else if (isOther || differences<BankValues>(stands, values)) {
      await updateBankDetails(tx, stands.id, values, isOther ? sealAccount(platform, stands.id, account) : null)
    }
    const after = written(await findBankDetails(tx, scope.companyId))
    const answer = { success: true as const, message: 'Bank Details Updated Successfully', data: toWire(after) }
    if (stands?.version === after.version) return unchanged(answer)
    const record = { kind: 'company-bank-details', id: after.id }
    return { record, before: stands ? toFacts(stands) : null, after: toFacts(after), answer }
  })
}

/** Throws `request.invalid` for what the bank's country does not know. */
async function judge(
  tx: Sql,
  given: Omit<CompanyBankDetailsAdd, 'version' | keyof FreshProof>,
  stands: BankRow | undefined,
) {
  const country = await findCountry(tx, given.country)
  if (!country) throw fail('request.invalid', {}, { fields: { country: 'Country not found' } })
  const isKept = stands?.country_id === given.country
  const accountNumber = given.accountNumber || (isKept ? null : '')
  const fields = findBankFaults({ ...given, accountNumber, country: country.code })
  if (Object.keys(fields).length > 0) throw fail('request.invalid', {}, { fields })
}
