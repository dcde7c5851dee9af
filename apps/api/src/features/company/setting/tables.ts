import type { CompanySettings } from '@corridor/contract/format/settings'
import type { Sql } from '../../../platform/sql.ts'

/** What a company chose; undefined if it chose nothing yet. */
export async function findSettings(sql: Sql, companyId: string): Promise<CompanySettings | undefined> {
  const [row] = await sql<CompanySettings[]>`
    select default_date_format as "defaultDateFormat", display_name_pattern as "displayNamePattern", currency, timezone
    from company_settings where company_id = ${companyId}`
  return row
}
