import type { VendorStepOne, VendorUpdate } from '@corridor/contract/vendor/vendor/shapes'
import { differences, given, written } from '../../../db/record/record.ts'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { unchanged, write } from '../../../db/write.ts'
import { refuseDouble, refuseTakenName } from './double.ts'
import { judgeVendor, toStepOne } from './judge.ts'
import { findWritten } from './store.ts'
import { toFacts, toWire, type VendorRow, vendors } from './tables.ts'

type StepOne = VendorStepOne & { vendorId?: string | undefined; version?: number | undefined }

/** The first step: adds the vendor, or saves the details of one that stands. */
export const saveStepOne = (context: CompanyContext, { vendorId, version, ...details }: StepOne) =>
  vendorId ? updateVendor(context, { id: vendorId, version, ...details }) : addVendor(context, details)

const addVendor = (context: CompanyContext, input: VendorStepOne) =>
  write(context, 'vendor.add', async (tx) => {
    const values = await judgeVendor(tx, context.scope, input)
    await refuseTakenName(tx, context, values.name)
    const id = await vendors.insert(tx, context.scope, values).catch((error) => refuseDouble(error, values.name))
    await context.platform.jobs.wake(tx, 'match-vendors')
    const after = written(await findWritten(tx, id))
    return {
      record: { kind: 'vendor', id },
      before: null,
      after: toFacts(after),
      answer: savedVendor('Vendor Added Successfully', after),
    }
  })

interface Updating {
  /** The values stood at a vendor of the company before: whom they name may have left since. */
  haveStood?: boolean
}

export const updateVendor = (
  context: CompanyContext,
  { id, version, status, paymentTerms, ...patch }: VendorUpdate,
  { haveStood = false }: Updating = {},
) =>
  write(context, 'vendor.update', async (tx) => {
    const stands = await vendors.take(tx, context.scope, id, version)
    const message = 'Vendor Updated Successfully'
    const wanted = { ...toStepOne(stands), ...(status && { groupStatus: status }), ...given(patch) }
    const change = differences(toFacts(stands), {
      ...(await judgeVendor(tx, context.scope, wanted, stands, haveStood)),
      payment_terms: paymentTerms,
    })
    if (!change) return unchanged(savedVendor(message, stands))
    if (change.name) await refuseTakenName(tx, context, change.name, id)
    await vendors.update(tx, id, change).catch((error) => refuseDouble(error, change.name ?? stands.name))
    await context.platform.jobs.wake(tx, 'match-vendors')
    const after = written(await findWritten(tx, id))
    return {
      record: { kind: 'vendor', id },
      before: toFacts(stands),
      after: toFacts(after),
      answer: savedVendor(message, after),
    }
  })

export const savedVendor = (message: string, row: VendorRow) => ({
  success: true as const,
  message,
  data: toWire(row),
})
