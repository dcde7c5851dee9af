import type { CompanyInfo, CompanyInfoAdd } from '@corridor/contract/company/info/shapes'
import { assertVersion, differences, toRecordBase, written } from '../../../db/record/record.ts'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { unchanged, write } from '../../../db/write.ts'
import { fail } from '../../../platform/fail.ts'
import { findInfo, holdCompany, type InfoRow, type InfoValues, insertInfo, takeSlug, updateInfo } from './store.ts'

export async function getInfo({ db, scope }: CompanyContext) {
  const row = await findInfo(db, scope)
  return { success: true as const, data: row ? toWire(row) : null }
}

/** Keeps what a company says of itself; a second replaces it. Throws `record.changed`, and `info.slugTaken` for an address that is or was another's. */
export const addInfo = (context: CompanyContext, { version, companyUrl, ...given }: CompanyInfoAdd) =>
  write(context, 'company-info.add', async (tx) => {
    const { scope } = context
    await holdCompany(tx, scope)
    const stands = await findInfo(tx, scope)
    if (stands) assertVersion(stands, version, 'Company info', toWire(stands))
    const values: InfoValues = {
      company_name: given.companyName,
      website: given.website,
      vat_number: given.vatNumber,
      registration_number: given.registrationNumber,
      remote_company_id: given.remoteCompanyId,
    }
    const changed = stands
      ? differences(factsOf(stands), { ...values, slug: companyUrl })
      : { ...values, slug: companyUrl }
    if (!changed) return unchanged(saved(written(stands)))
    const { slug, ...columns } = changed
    if (slug !== undefined && !(await takeSlug(tx, scope, slug)))
      throw fail('info.slugTaken', undefined, {
        fields: { companyUrl: 'This address belongs to another company. Please choose another' },
      })
    if (stands) await updateInfo(tx, stands.id, columns)
    else await insertInfo(tx, scope, values)
    const after = written(await findInfo(tx, scope))
    return {
      record: { kind: 'company-info', id: after.id },
      before: stands ? factsOf(stands) : null,
      after: factsOf(after),
      answer: saved(after),
    }
  })

const factsOf = ({ id: _id, version: _version, created_at: _made, updated_at: _changed, ...facts }: InfoRow) => facts

const saved = (row: InfoRow) => ({
  success: true as const,
  message: 'Company info Updated Successfully',
  data: toWire(row),
})

const toWire = (row: InfoRow): CompanyInfo => ({
  ...toRecordBase(row),
  companyName: row.company_name,
  companyUrl: row.slug,
  website: row.website,
  vatNumber: row.vat_number,
  registrationNumber: row.registration_number,
  remoteCompanyId: row.remote_company_id,
})
