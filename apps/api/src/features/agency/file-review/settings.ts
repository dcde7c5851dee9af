import type { AgencyChange, AgencySettings } from '@corridor/contract/agency/file-review/shapes'
import { usualIdentityMonths } from '@corridor/contract/student/passport/retention'
import { assertVersion, differences, given } from '../../../db/record/record.ts'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { unchanged, write } from '../../../db/write.ts'
import { type AgencyRow, type AgencyValues, findAgency, saveAgency } from './store.ts'

const toView = (row: AgencyRow | undefined): AgencySettings => ({
  version: row?.version ?? 0,
  isFirmOfOne: row?.reviews_alone ?? false,
  identityMonths: row?.identity_months ?? usualIdentityMonths,
})

const valuesOf = (row: AgencyRow | undefined): AgencyValues => ({
  reviews_alone: row?.reviews_alone ?? false,
  identity_months: row?.identity_months ?? usualIdentityMonths,
})

export async function getAgencySettings({ db, scope }: CompanyContext) {
  return { success: true as const, data: toView(await findAgency(db, scope.companyId)) }
}

/** Changes the rules of an agency that are given; the audit keeps who said so. */
export const setAgencySettings = (context: CompanyContext, { isFirmOfOne, identityMonths, version }: AgencyChange) =>
  write(context, 'agency-settings.update', async (tx) => {
    const { scope } = context
    const stands = await findAgency(tx, scope.companyId)
    if (stands) assertVersion(stands, version, 'Settings', toView(stands))
    const message = 'Settings Updated Successfully'
    const before = valuesOf(stands)
    const change = differences(before, given({ reviews_alone: isFirmOfOne, identity_months: identityMonths }))
    if (!change) return unchanged({ success: true as const, message, data: toView(stands) })
    const values = { ...before, ...change }
    await saveAgency(tx, scope, values)
    const after = await findAgency(tx, scope.companyId)
    return {
      record: { kind: 'agency-settings', id: after?.id ?? scope.companyId },
      before: stands ? before : null,
      after: values,
      answer: { success: true as const, message, data: toView(after) },
    }
  })
