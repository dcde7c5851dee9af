import type { VendorStepTwo } from '@corridor/contract/vendor/vendor/shapes'
import { differences, written } from '../../../db/record/record.ts'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { type RecordChange, unchanged, write } from '../../../db/write.ts'
import { savePrimary } from '../vendor-contact/save-one.ts'
import { savedVendor } from './save.ts'
import { findWritten } from './store.ts'
import { markStep, toFacts, vendors } from './tables.ts'

type StepTwo = VendorStepTwo & { vendorId: string; version?: number | undefined }

/** The second step: the vendor's primary contact, who is one of its contacts, and how it is paid. */
export const saveStepTwo = (context: CompanyContext, { vendorId, version, paymentTerms, ...contact }: StepTwo) =>
  write(context, 'vendor.update', async (tx) => {
    const stands = await vendors.take(tx, context.scope, vendorId, version)
    const message = 'Vendor Added Successfully'
    const records: RecordChange[] = []
    const { contactPerson, ...means } = contact
    await savePrimary(context, tx, records, vendorId, { ...means, ...toNameParts(contactPerson) })
    const change = differences(toFacts(stands), { payment_terms: paymentTerms })
    if (change) await vendors.update(tx, vendorId, change)
    const isFirst = await markStep(tx, vendorId, 2)
    if (records.length === 0 && !change && !isFirst) return unchanged(savedVendor(message, stands))
    const after = written(await findWritten(tx, vendorId))
    if (change)
      records.push({ record: { kind: 'vendor', id: vendorId }, before: toFacts(stands), after: toFacts(after) })
    return { records, answer: savedVendor(message, after) }
  })

/** The first and last name of somebody who was written in one line: the parts say the whole again as it was written. */
export function toNameParts(whole: string): { firstName: string; lastName: string } {
  const words = whole.split(/\s+/)
  const last = words.length > 1 ? (words.pop() ?? '') : ''
  return { firstName: words.join(' '), lastName: last }
}
