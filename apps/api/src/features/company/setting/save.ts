import type { CompanySettingsAdd, CompanySettingsView } from '@corridor/contract/company/setting/shapes'
import { assertVersion, differences, written } from '../../../db/record/record.ts'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { unchanged, write } from '../../../db/write.ts'
import { findSettingsRow, holdCompany, insertSettings, type SettingsRow, toFacts, updateSettings } from './store.ts'

export async function getSettings({ db, scope }: CompanyContext) {
  return { success: true as const, data: toView(await findSettingsRow(db, scope)) }
}

/** Keeps the company's one set of settings; a second replaces it. Every open page of the company reads them anew. */
export const addSettings = (context: CompanyContext, { version, ...given }: CompanySettingsAdd) =>
  write(context, 'company-settings.add', async (tx) => {
    const { scope, platform } = context
    await holdCompany(tx, scope)
    const stands = await findSettingsRow(tx, scope)
    if (stands) assertVersion(stands, version, 'Settings', toView(stands))
    const before = stands ? toFacts(stands) : null
    const values = {
      default_date_format: given.defaultDateFormat,
      display_name_pattern: given.displayNamePattern,
      currency: given.currency,
      timezone: given.timezone,
    }
    const change = differences(before ?? {}, values) as Partial<typeof values> | null
    if (!stands) await insertSettings(tx, scope, values)
    else if (change) await updateSettings(tx, stands.id, change)
    const after = written(await findSettingsRow(tx, scope))
    const answer = { success: true as const, message: 'Settings Updated Successfully', data: toView(after) }
    if (!change) return unchanged(answer)
    await platform.events.tell(tx, { companyId: scope.companyId }, { kind: 'session' })
    return { record: { kind: 'company-settings', id: after.id }, before, after: toFacts(after), answer }
  })

const toView = (row: SettingsRow | undefined): CompanySettingsView => ({
  version: row?.version ?? 0,
  defaultDateFormat: row?.default_date_format ?? null,
  displayNamePattern: row?.display_name_pattern ?? null,
  currency: row?.currency ?? null,
  timezone: row?.timezone ?? null,
})
