import type { FreshProof } from '@corridor/contract/field/fresh-proof'
import type { VendorBankSave } from '@corridor/contract/vendor/vendor-bank/shapes'
import { assertVersion, differences, written } from '../../../db/record/record.ts'
import type { CompanyContext, Context } from '../../../db/scope/context.ts'
import { unchanged } from '../../../db/write.ts'
import { newId } from '../../../platform/ids.ts'
import { holdsAccount, sealAccount } from '../../../platform/sealed-account.ts'
import type { Sql } from '../../../platform/sql.ts'
import { writeWithFiles } from '../../base/file/confirm.ts'
import { deleteUnheldFiles } from '../../base/file/delete-unheld.ts'
import { type ProofLimits, proveAgain } from '../../people/two-factor/prove-again.ts'
import { judgeAccount } from '../../trust/bank-details/judge-account.ts'
import { markStep, vendors } from '../vendor/tables.ts'
import { toFacts, toMoreValues, toWire } from './account.ts'
import {
  findVendorBank,
  insertVendorBank,
  updateVendorBank,
  type VendorBankRow,
  type VendorBankValues,
} from './store.ts'

const table = 'vendor_bank'

export async function viewVendorBank({ db, scope }: Context, { vendorId }: { vendorId: string }) {
  await vendors.load(db, scope, vendorId)
  const row = await findVendorBank(db, vendorId)
  return { success: true as const, data: row ? toWire(row) : null }
}

type StepSeven = VendorBankSave & { vendorId: string }
type Given = Omit<StepSeven, keyof FreshProof>

/**
 * The seventh step: keeps the vendor's one account; a second replaces it. Without a number, the one that stands is kept. Throws as
 * `proveAgain`: where money goes is not changed from a screen that was left open.
 */
export async function saveStepSeven(
  context: CompanyContext,
  { currentPassword, code, ...given }: StepSeven,
  limits: ProofLimits,
) {
  await vendors.load(context.db, context.scope, given.vendorId)
  return proveAgain(context, limits, { currentPassword, code }, (prove) => keep(context, given, prove))
}

const saved = (row: VendorBankRow) => ({
  success: true as const,
  message: 'Vendor Updated Successfully',
  data: toWire(row),
})

function keep(context: CompanyContext, { vendorId, version, ...given }: Given, prove: (tx: Sql) => Promise<void>) {
  const { scope, platform } = context
  const { fields } = platform
  // A kept key holds a hash of the body, from which a number could be guessed.
  const unkept = { ...context, idempotency: null }
  const keys = [given.cancelledChequeKey, given.attachmentKey]
  return writeWithFiles(unkept, 'vendor-bank.update', { keys, purpose: 'vendor-bank' }, async (tx) => {
    await prove(tx)
    await vendors.take(tx, scope, vendorId)
    const stands = await findVendorBank(tx, vendorId)
    if (stands) assertVersion(stands, version, 'Vendor Bank Account', toWire(stands))
    const values: VendorBankValues = { ...(await judgeAccount(tx, given, stands)), ...toMoreValues(given) }
    const account = given.accountNumber || null
    const isOther =
      account !== null && (!stands || !holdsAccount(fields, { table, id: stands.id }, stands.sealed_account, account))
    if (!stands) {
      const id = newId()
      const owned = { id, company_id: scope.companyId, vendor_id: vendorId, created_by: scope.userId }
      await insertVendorBank(tx, { ...owned, ...values, ...sealAccount(fields, { table, id }, account ?? '') })
    } else if (isOther || differences<VendorBankValues>(stands, values)) {
      const sealed = isOther ? sealAccount(fields, { table, id: stands.id }, account) : null
      await updateVendorBank(tx, stands.id, values, sealed)
    }
    await markStep(tx, vendorId, 7)
    const after = written(await findVendorBank(tx, vendorId))
    if (stands?.version === after.version) return unchanged(saved(after))
    const former = [stands?.cheque_key, stands?.attachment_key].filter((key) => typeof key === 'string')
    const held = [after.cheque_key, after.attachment_key]
    await deleteUnheldFiles(
      tx,
      platform.jobs,
      former.filter((key) => !held.includes(key)),
    )
    const record = { kind: 'vendor-bank', id: after.id }
    return { record, before: stands ? toFacts(stands) : null, after: toFacts(after), answer: saved(after) }
  })
}
