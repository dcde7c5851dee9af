import type { CompanySettings } from '@corridor/contract/format/settings'
import type { Sql } from '../../platform/sql.ts'

/** Reads the settings that a company chose; null if it chose nothing yet, and outside of a company. */
export async function settingsOf(sql: Sql, companyId: string | null): Promise<CompanySettings | null> {
  if (companyId === null) return null
  const [row] = await sql<CompanySettings[]>`
    select default_date_format as "defaultDateFormat", display_name_pattern as "displayNamePattern", currency, timezone
    from company_settings where company_id = ${companyId}`
  return row ?? null
}
