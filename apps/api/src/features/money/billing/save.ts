import { findZipCodeFault } from '@corridor/contract/field/postcode'
import type { BillingDetailsAdd, BillingDetailsUpdate } from '@corridor/contract/money/billing/shapes'
import { putIntoBin } from '../../../db/record/bin.ts'
import { differences, given } from '../../../db/record/record.ts'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { unchanged, write } from '../../../db/write.ts'
import type { Sql } from '../../../platform/sql.ts'
import { judgePlace } from '../../company/location/judge.ts'
import { type BillingValues, billingTable, toFacts, toWire } from './store.ts'

export const addBilling = (context: CompanyContext, input: BillingDetailsAdd) =>
  write(context, 'billing-details.add', async (tx) => {
    const id = await billingTable.insert(tx, context.scope, await judged(tx, input))
    const after = await billingTable.load(tx, context.scope, id)
    const answer = { success: true as const, message: 'Billing Details Added Successfully', data: toWire(after) }
    return { record: { kind: 'billing-details', id }, before: null, after: toFacts(after), answer }
  })

export const updateBilling = (context: CompanyContext, { id, version, ...patch }: BillingDetailsUpdate) =>
  write(context, 'billing-details.update', async (tx) => {
    const stands = await billingTable.take(tx, context.scope, id, version)
    const change = differences(toFacts(stands), await judged(tx, { ...toWire(stands), ...given(patch) }))
    const message = 'Billing Details Updated Successfully'
    if (!change) return unchanged({ success: true as const, message, data: toWire(stands) })
    await billingTable.update(tx, id, change)
    const after = await billingTable.load(tx, context.scope, id)
    return {
      record: { kind: 'billing-details', id },
      before: toFacts(stands),
      after: toFacts(after),
      answer: { success: true as const, message, data: toWire(after) },
    }
  })

export const deleteBilling = (context: CompanyContext, { id }: { id: string }) =>
  write(context, 'billing-details.delete', async (tx) => {
    const stands = await billingTable.take(tx, context.scope, id)
    await putIntoBin(tx, context, { kind: 'billing-details', table: 'billing_details', id, name: stands.name })
    return {
      record: { kind: 'billing-details', id },
      before: toFacts(stands),
      after: null,
      answer: { success: true as const, message: 'Deletion successful' },
    }
  })

/** The columns behind a whole record. Throws `request.invalid`. */
const judged = async (tx: Sql, input: BillingDetailsAdd): Promise<BillingValues> => ({
  name: input.name,
  email: input.email,
  phone: input.phone,
  address: input.address,
  zip_code: input.zipCode,
  ...(await judgePlace(tx, input, '', (code) => findZipCodeFault(input.zipCode, code))),
})
