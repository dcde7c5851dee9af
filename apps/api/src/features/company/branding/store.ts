import type { RecordRow } from '../../../db/record/record.ts'
import type { CompanyScope } from '../../../db/scope/scope.ts'
import { newId } from '../../../platform/ids.ts'
import { columnsOf, type Sql } from '../../../platform/sql.ts'

export interface BrandingValues {
  cover_key: string | null
  banner_key: string | null
  logo_key: string | null
  brand_color: string | null
  is_published: boolean
}
export interface BrandingRow extends RecordRow, BrandingValues {}

export async function findBranding(sql: Sql, { companyId }: CompanyScope): Promise<BrandingRow | undefined> {
  const [row] = await sql<BrandingRow[]>`
    select id, version, created_at, updated_at, cover_key, banner_key, logo_key, brand_color, is_published
    from company_branding where company_id = ${companyId}`
  return row
}

/** A company's one row to change, made if there is none; of two who save at once, the second waits for the first. */
export async function takeBranding(tx: Sql, scope: CompanyScope): Promise<{ row: BrandingRow; isNew: boolean }> {
  await tx`select 1 from company where id = ${scope.companyId} for no key update`
  const stands = await findBranding(tx, scope)
  if (stands) return { row: stands, isNew: false }
  await tx`
    insert into company_branding (id, company_id, created_by) values (${newId()}, ${scope.companyId}, ${scope.userId})`
  const made = await findBranding(tx, scope)
  if (!made) throw new Error('A row that was just written is not there.')
  return { row: made, isNew: true }
}

export const updateBranding = (tx: Sql, { id }: BrandingRow, values: Partial<BrandingValues>, isNew: boolean) => tx`
  update company_branding set ${columnsOf(tx, values)}, version = version + ${isNew ? 0 : 1}, updated_at = now()
  where id = ${id}`
