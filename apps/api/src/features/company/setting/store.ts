import type { CompanySettings } from '@corridor/contract/format/settings'
import type { RecordRow } from '../../../db/record/record.ts'
import type { CompanyScope } from '../../../db/scope/scope.ts'
import { newId } from '../../../platform/ids.ts'
import { columnsOf, type Sql } from '../../../platform/sql.ts'

export interface SettingsRow extends RecordRow {
  default_date_format: CompanySettings['defaultDateFormat']
  display_name_pattern: CompanySettings['displayNamePattern']
  currency: CompanySettings['currency']
  timezone: string
}
type SettingsValues = Omit<SettingsRow, keyof RecordRow>

export async function findSettingsRow(sql: Sql, { companyId }: CompanyScope): Promise<SettingsRow | undefined> {
  const [row] = await sql<SettingsRow[]>`
    select id, version, created_at, updated_at, default_date_format, display_name_pattern, currency, timezone
    from company_settings where company_id = ${companyId}`
  return row
}

/** Lets one of two who save at once wait for the other. */
export const holdCompany = (tx: Sql, { companyId }: CompanyScope) =>
  tx`select 1 from company where id = ${companyId} for no key update`

export const insertSettings = (tx: Sql, { companyId, userId }: CompanyScope, values: SettingsValues) =>
  tx`insert into company_settings ${columnsOf(tx, { id: newId(), company_id: companyId, created_by: userId, ...values })}`

export const updateSettings = (tx: Sql, id: string, values: Partial<SettingsValues>) => tx`
  update company_settings set ${columnsOf(tx, values)}, version = version + 1, updated_at = now() where id = ${id}`

/** Values of the settings that the audit keeps. */
export const toFacts = (row: SettingsRow): SettingsValues => ({
  default_date_format: row.default_date_format,
  display_name_pattern: row.display_name_pattern,
  currency: row.currency,
  timezone: row.timezone,
})
