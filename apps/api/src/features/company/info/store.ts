import type { RecordRow } from '../../../db/record/record.ts'
import type { CompanyScope } from '../../../db/scope/scope.ts'
import { newId } from '../../../platform/ids.ts'
import { columnsOf, type Sql } from '../../../platform/sql.ts'

export interface InfoValues {
  company_name: string
  website: string
  vat_number: string
  registration_number: string
  remote_company_id: string
}
export interface InfoRow extends RecordRow, InfoValues {
  slug: string
}

export async function findInfo(sql: Sql, { companyId }: CompanyScope): Promise<InfoRow | undefined> {
  const [row] = await sql<InfoRow[]>`
    select i.id, i.version, i.created_at, i.updated_at, i.company_name, i.website, i.vat_number, i.registration_number,
      i.remote_company_id, s.slug
    from company_info i join company_slug s on s.company_id = i.company_id and s.is_current
    where i.company_id = ${companyId}`
  return row
}

/** Lets one of two who save at once wait for the other. */
export const holdCompany = (tx: Sql, { companyId }: CompanyScope) =>
  tx`select 1 from company where id = ${companyId} for no key update`

export const insertInfo = (tx: Sql, { companyId, userId }: CompanyScope, values: InfoValues) => tx`
  insert into company_info ${columnsOf(tx, { id: newId(), company_id: companyId, created_by: userId, ...values })}`

/** Writes what differs, under the next version; nothing of it if only the address of the page did. */
export const updateInfo = (tx: Sql, id: string, values: Partial<InfoValues>) =>
  Object.keys(values).length > 0
    ? tx`
      update company_info set ${columnsOf(tx, values)}, version = version + 1, updated_at = now() where id = ${id}`
    : tx`update company_info set version = version + 1, updated_at = now() where id = ${id}`

/** Makes a name the present one of a company's public page; the one before stays its own. False if it is, or was, another company's. */
export async function takeSlug(tx: Sql, { companyId }: CompanyScope, slug: string): Promise<boolean> {
  await tx`update company_slug set is_current = false where company_id = ${companyId} and is_current and slug <> ${slug}`
  const { count } = await tx`
    insert into company_slug (slug, company_id, is_current) values (${slug}, ${companyId}, true)
    on conflict (slug) do update set is_current = true where company_slug.company_id = ${companyId}`
  return count === 1
}
