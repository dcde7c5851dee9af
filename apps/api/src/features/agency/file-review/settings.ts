import { assertVersion } from '../../../db/record/record.ts'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { unchanged, write } from '../../../db/write.ts'
import { type AgencyRow, findAgency, saveAgency } from './store.ts'

const toView = (row: AgencyRow | undefined) => ({
  version: row?.version ?? 0,
  isFirmOfOne: row?.reviews_alone ?? false,
})

export async function getAgencySettings({ db, scope }: CompanyContext) {
  return { success: true as const, data: toView(await findAgency(db, scope.companyId)) }
}

/** Says whether nobody else is there to review a file; the audit keeps who said so. */
export const setAgencySettings = (
  context: CompanyContext,
  { isFirmOfOne, version }: { isFirmOfOne: boolean; version?: number | undefined },
) =>
  write(context, 'agency-settings.update', async (tx) => {
    const { scope } = context
    const stands = await findAgency(tx, scope.companyId)
    if (stands) assertVersion(stands, version, 'Settings', toView(stands))
    const message = 'Settings Updated Successfully'
    if (isFirmOfOne === (stands?.reviews_alone ?? false))
      return unchanged({ success: true as const, message, data: toView(stands) })
    await saveAgency(tx, scope, isFirmOfOne)
    const after = await findAgency(tx, scope.companyId)
    return {
      record: { kind: 'agency-settings', id: after?.id ?? scope.companyId },
      before: stands ? { reviews_alone: stands.reviews_alone } : null,
      after: { reviews_alone: isFirmOfOne },
      answer: { success: true as const, message, data: toView(after) },
    }
  })
