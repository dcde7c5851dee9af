import { json, type Sql } from '../../../platform/sql.ts'
import type { PaperRow, SigningRow } from './tables.ts'

export interface CompanyRow {
  id: string
  name: string
}

/** A company under the name that stands on its papers; undefined if it is gone. */
export async function findCompany(sql: Sql, id: string): Promise<CompanyRow | undefined> {
  const [row] = await sql<CompanyRow[]>`
    select id, coalesce(nullif(legal_name, ''), name) as name from company where id = ${id} and deleted_at is null`
  return row
}

/** As `findCompany`; of two who act for it at once, the second waits for the first. */
export async function holdCompany(tx: Sql, id: string): Promise<CompanyRow | undefined> {
  await tx`select 1 from company where id = ${id} for no key update`
  return findCompany(tx, id)
}

/** The moment of a transaction, as the database tells it. */
export async function momentOf(tx: Sql): Promise<Date> {
  const [row] = await tx<[{ now: Date }]>`select date_trunc('milliseconds', now()) as now`
  return row.now
}

export const insertSigning = (tx: Sql, { drawing, ...row }: SigningRow) =>
  tx`insert into proof_signing ${tx({ ...row, drawing: drawing && json(tx, drawing) })}`

export type NewPaper = Pick<
  PaperRow,
  'id' | 'kind' | 'version' | 'company_id' | 'company_name' | 'language' | 'code' | 'signing_id' | 'issued_by'
>

/** A paper that holds for so many years; for good without. */
export const insertPaper = (tx: Sql, row: NewPaper, years: number | null) => tx`
  insert into proof_paper (id, kind, version, company_id, company_name, language, code, signing_id, issued_by, valid_until)
  values (${row.id}, ${row.kind}, ${row.version}, ${row.company_id}, ${row.company_name}, ${row.language}, ${row.code}, ${row.signing_id},
    ${row.issued_by}, now() + make_interval(years => ${years}))`

/** Says of a company's papers of a kind that a later one is there. */
export const replacePapers = (tx: Sql, kind: PaperRow['kind'], companyId: string) => tx`
  update proof_paper set replaced_at = now()
  where kind = ${kind} and company_id = ${companyId} and replaced_at is null and revoked_at is null`

/** Answers whether it was still to be revoked. */
export const revokePaperRow = async (tx: Sql, id: string, by: string, reason: string): Promise<boolean> =>
  (
    await tx`update proof_paper set revoked_at = now(), revoked_by = ${by}, revoke_reason = ${reason}
      where id = ${id} and revoked_at is null and replaced_at is null and coalesce(valid_until > now(), true)`
  ).count > 0

/** Gives a paper its PDF, once: answers whether it had none. */
export const keepFile = async (tx: Sql, id: string, key: string, hash: string): Promise<boolean> =>
  (await tx`update proof_paper set file_key = ${key}, file_hash = ${hash} where id = ${id} and file_key is null`)
    .count > 0

/** Papers of these kinds whose PDF should be there by now. */
export const listUnmade = <Kind extends PaperRow['kind']>(sql: Sql, kinds: readonly Kind[]) => sql<
  { id: string; kind: Kind }[]
>`
  select id, kind from proof_paper where kind = any(${kinds as Kind[]}::text[]) and file_key is null and issued_at < now() - interval '1 minute' order by issued_at limit 50`

/** Takes back what a later version, or the end of a certificate, has overtaken. Answers whose sections these were. */
export const dropOutdated = (tx: Sql) =>
  tx<{ company_id: string; section: string }[]>`select company_id, section from drop_outdated_proofs()`
