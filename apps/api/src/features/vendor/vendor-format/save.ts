import type { VendorFormatSave } from '@corridor/contract/vendor/vendor-format/shapes'
import { assertVersion, differences, written } from '../../../db/record/record.ts'
import type { CompanyContext, Context } from '../../../db/scope/context.ts'
import { unchanged, write } from '../../../db/write.ts'
import { markStep, vendors } from '../vendor/tables.ts'
import { type FormatRow, type FormatValues, findFormat, insertFormat, toFacts, toWire, updateFormat } from './store.ts'

export async function viewFormat({ db, scope }: Context, { vendorId }: { vendorId: string }) {
  await vendors.load(db, scope, vendorId)
  const row = await findFormat(db, vendorId)
  return { success: true as const, data: row ? toWire(row) : null }
}

type StepFive = VendorFormatSave & { vendorId: string; version?: number | undefined }

const saved = (row: FormatRow) => ({
  success: true as const,
  message: 'Vendor Updated Successfully',
  data: toWire(row),
})

/** The fifth step: a vendor has one format, and another replaces it. */
export const saveStepFive = (context: CompanyContext, { vendorId, version, ...input }: StepFive) =>
  write(context, 'vendor-format.update', async (tx) => {
    const { scope } = context
    await vendors.take(tx, scope, vendorId)
    const stands = await findFormat(tx, vendorId)
    if (stands) assertVersion(stands, version, 'Vendor Submission Format', toWire(stands))
    const { mailingSubject: subject, fileType: file_type, fileName: file_name, description, body, columns } = input
    const values: FormatValues = { description, subject, body, columns, file_type, file_name }
    const change = stands ? differences(toFacts(stands), values) : values
    await markStep(tx, vendorId, 5)
    if (stands && !change) return unchanged(saved(stands))
    if (stands) await updateFormat(tx, stands.id, change ?? {})
    else
      await insertFormat(tx, {
        company_id: scope.companyId,
        vendor_id: vendorId,
        created_by: scope.userId,
        ...values,
      })
    const after = written(await findFormat(tx, vendorId))
    const record = { kind: 'vendor-format', id: after.id }
    return { record, before: stands ? toFacts(stands) : null, after: toFacts(after), answer: saved(after) }
  })
