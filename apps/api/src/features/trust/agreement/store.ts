import type { Language } from '@corridor/contract/wire/language'
import { newId } from '../../../platform/ids.ts'
import { json, type Sql } from '../../../platform/sql.ts'
import type { Words } from '../proof/tables.ts'
import { type VersionRow, versionSpec } from './tables.ts'

export async function findVersion(sql: Sql, id: string): Promise<VersionRow | undefined> {
  const [row] = await sql<VersionRow[]>`
    select ${sql.unsafe(versionSpec.columns)} from proof_text t where t.id = ${id} and t.kind = 'agreement'`
  return row
}

/** Keeps others from adding a version until `tx` ends, and tells whether this name is taken and this day is none after all others. */
export async function judgeVersion(tx: Sql, name: string, day: string): Promise<{ isTaken: boolean; isLate: boolean }> {
  await tx`select pg_advisory_xact_lock(hashtext('agreement version'))`
  const [row] = await tx<[{ isTaken: boolean; isLate: boolean }]>`
    select coalesce(bool_or(lower(name) = lower(${name})), false) as "isTaken",
      coalesce(max(holds_from) >= ${day}::date, false) or ${day}::date < (now() at time zone 'utc')::date as "isLate"
    from proof_text where kind = 'agreement'`
  return row
}

interface NewVersion {
  name: string
  holds_from: string
  texts: Record<Language, Words>
  created_by: string
}

export async function insertVersion(tx: Sql, { texts, ...row }: NewVersion): Promise<string> {
  const id = newId()
  await tx`insert into proof_text ${tx({ id, kind: 'agreement', ...row, texts: json(tx, texts) })}`
  return id
}

export const findName = async (sql: Sql, companyId: string): Promise<string> =>
  (await sql<{ name: string }[]>`select name from company where id = ${companyId}`)[0]?.name ?? ''
