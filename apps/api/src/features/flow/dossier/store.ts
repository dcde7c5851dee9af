import type { CompanyDocumentType } from '@corridor/contract/company/onboarding/choices'
import type { DossierPart } from '@corridor/contract/flow/dossier/shapes'
import type { DossierState } from '@corridor/contract/flow/dossier/states'
import type { Language } from '@corridor/contract/wire/language'
import type { WorkRow, WorkTable } from '../../../db/long-work/kind.ts'
import { newId } from '../../../platform/ids.ts'
import type { Sql } from '../../../platform/sql.ts'

export const dossierTable: WorkTable = { table: 'dossier', json: ['reason', 'parts'] }

export interface DossierRow extends WorkRow {
  company_id: string
  language: Language
  state: Exclude<DossierState, 'none'>
  content_hash: string | null
  file_key: string | null
  file_hash: string | null
  pages: number | null
  parts: DossierPart[]
  made_at: Date | null
  outdated_at: Date | null
}

export interface SeenDossier extends DossierRow {
  file_name: string | null
  file_type: string | null
  file_size: number | null
}

export async function findDossier(sql: Sql, companyId: string): Promise<SeenDossier | undefined> {
  const [row] = await sql<SeenDossier[]>`
    select t.*, f.original_name as file_name, f.file_type, f.file_size
    from dossier t left join stored_file f on f.key = t.file_key where t.company_id = ${companyId}`
  return row
}

/** Keeps others from asking for it, and its data from being made into another, until `tx` ends. */
export const holdCompany = (tx: Sql, companyId: string) =>
  tx`select 1 from company where id = ${companyId} for no key update`

/** Asks for the dossier to be made, by a worker; answers its id. */
export async function queueDossier(tx: Sql, companyId: string, by: string, language: Language): Promise<string> {
  const [row] = await tx<[{ id: string }]>`
    insert into dossier (id, company_id, created_by, language) values (${newId()}, ${companyId}, ${by}, ${language})
    on conflict (company_id) do update set state = 'queued', reason = null, created_by = ${by}, language = ${language},
      turn = dossier.turn + 1, leased_until = null, version = dossier.version + 1, updated_at = now()
    returning id`
  return row.id
}

export interface Appended {
  document_type: CompanyDocumentType | 'agreement' | 'certificate'
  key: string
  name: string
  type: string
}

/** The files that are appended: the papers that hold, then the documents, in the order in which they came. */
export const findAppended = (sql: Sql, companyId: string) => sql<Appended[]>`
  select document_type, f.key, f.original_name as name, f.file_type as type
  from (
    select 0 as rank, kind as document_type, file_key, issued_at as came, id from proof_paper
    where company_id = ${companyId} and replaced_at is null and revoked_at is null and coalesce(valid_until > now(), true)
    union all
    select 1, document_type, file_key, created_at, id from company_document where company_id = ${companyId}
  ) appended join stored_file f on f.key = appended.file_key and f.state = 'confirmed'
  order by rank, came, id`

/** Finds the name of the company on paper; undefined if it is gone. */
export async function findCompanyName(sql: Sql, companyId: string): Promise<string | undefined> {
  const [row] = await sql<{ name: string }[]>`
    select coalesce(nullif(legal_name, ''), name) as name from company where id = ${companyId} and deleted_at is null`
  return row?.name
}
