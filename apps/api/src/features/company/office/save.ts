import type { CompanyOfficeAdd, CompanyOfficeUpdate } from '@corridor/contract/company/office/shapes'
import { findZipCodeFault } from '@corridor/contract/field/postcode'
import { putIntoBin } from '../../../db/record/bin.ts'
import { differences, given } from '../../../db/record/record.ts'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { unchanged, write } from '../../../db/write.ts'
import type { Sql } from '../../../platform/sql.ts'
import { judgePlace } from '../location/judge.ts'
import { type OfficeValues, officeTable, toFacts, toWire } from './store.ts'

export const addOffice = (context: CompanyContext, input: CompanyOfficeAdd) =>
  write(context, 'company-office.add', async (tx) => {
    const id = await officeTable.insert(tx, context.scope, await judged(tx, input))
    const after = await officeTable.load(tx, context.scope, id)
    const answer = { success: true as const, message: 'Location Added Successfully', data: toWire(after) }
    return { record: { kind: 'company-office', id }, before: null, after: toFacts(after), answer }
  })

export const updateOffice = (context: CompanyContext, { id, version, ...patch }: CompanyOfficeUpdate) =>
  write(context, 'company-office.update', async (tx) => {
    const stands = await officeTable.take(tx, context.scope, id, version)
    const change = differences(toFacts(stands), await judged(tx, { ...toWire(stands), ...given(patch) }))
    const message = 'Location Updated Successfully'
    if (!change) return unchanged({ success: true as const, message, data: toWire(stands) })
    await officeTable.update(tx, id, change)
    const after = await officeTable.load(tx, context.scope, id)
    return {
      record: { kind: 'company-office', id },
      before: toFacts(stands),
      after: toFacts(after),
      answer: { success: true as const, message, data: toWire(after) },
    }
  })

export const deleteOffice = (context: CompanyContext, { id }: { id: string }) =>
  write(context, 'company-office.delete', async (tx) => {
    const stands = await officeTable.take(tx, context.scope, id)
    await putIntoBin(tx, context, { kind: 'company-office', table: 'company_office', id, name: stands.name })
    return {
      record: { kind: 'company-office', id },
      before: toFacts(stands),
      after: null,
      answer: { success: true as const, message: 'Deletion successful' },
    }
  })

/** The columns behind a whole record. Throws `request.invalid`. */
const judged = async (tx: Sql, input: CompanyOfficeAdd): Promise<OfficeValues> => ({
  name: input.name,
  address: input.address,
  zip_code: input.zipCode,
  ...(await judgePlace(tx, input, '', (code) => findZipCodeFault(input.zipCode, code))),
})
