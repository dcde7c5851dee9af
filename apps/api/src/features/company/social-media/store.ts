import type { CompanySocialMedia } from '@corridor/contract/company/social-media/shapes'
import type { RecordRow } from '../../../db/record/record.ts'
import type { CompanyScope } from '../../../db/scope/scope.ts'
import { newId } from '../../../platform/ids.ts'
import type { Sql } from '../../../platform/sql.ts'
import { json } from '../../../platform/sql.ts'

export interface SocialMediaRow extends RecordRow {
  links: CompanySocialMedia['links']
}

export async function findSocialMedia(sql: Sql, { companyId }: CompanyScope): Promise<SocialMediaRow | undefined> {
  const [row] = await sql<SocialMediaRow[]>`
    select id, version, created_at, updated_at, links from company_social_media where company_id = ${companyId}`
  return row
}

/** Lets one of two who save at once wait for the other. */
export const holdCompany = (tx: Sql, { companyId }: CompanyScope) =>
  tx`select 1 from company where id = ${companyId} for no key update`

export const insertSocialMedia = (tx: Sql, { companyId }: CompanyScope, createdBy: string, links: object) => tx`
  insert into company_social_media (id, company_id, created_by, links)
  values (${newId()}, ${companyId}, ${createdBy}, ${json(tx, links)})`

export const updateLinks = (tx: Sql, id: string, links: object) => tx`
  update company_social_media set links = ${json(tx, links)}, version = version + 1, updated_at = now() where id = ${id}`
