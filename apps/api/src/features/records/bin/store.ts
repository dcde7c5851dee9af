import type { RecordKind } from '@corridor/contract/records/record/kinds'
import type { RecordPart } from '../../../db/record/kind.ts'
import type { Scope } from '../../../db/scope/scope.ts'
import type { Sql } from '../../../platform/sql.ts'
import { type BinRow, binDays, withinBin } from './tables.ts'

type Binned = Pick<BinRow, 'kind' | 'name' | 'deleted_at'>

/** A deleted record that this caller may bring back; with `lock` nobody else restores or removes it before `sql` ends. */
export async function findBinned(
  sql: Sql,
  scope: Scope,
  kinds: readonly RecordKind[],
  id: string,
  lock = false,
): Promise<Binned | undefined> {
  const [row] = await sql<Binned[]>`
    select kind, name, deleted_at from bin t
    where id = ${id} and ${withinBin(sql, scope, kinds)} ${lock ? sql`for update` : sql``}`
  return row
}

/** Undoes the mark of deletion; answers the record's new version. */
export async function takeOutOfBin(tx: Sql, table: string, id: string): Promise<number> {
  const [row] = await tx<{ version: number }[]>`
    with back as (delete from bin where id = ${id} returning id)
    update ${tx(table)} r set deleted_at = null, version = version + 1, updated_at = now() from back where r.id = back.id
    returning r.version`
  if (!row) throw new Error('The bin held a record that is not there.')
  return row.version
}

/** Records of a kind whose days in the bin are over, in the order of their ids. */
export async function listOverdue(sql: Sql, kind: RecordKind, after: string, limit: number): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    select id from bin where kind = ${kind} and ${isOverdue(sql)} and id > ${after} order by id limit ${limit}`
  return rows.map(({ id }) => id)
}

const isOverdue = (sql: Sql) => sql`deleted_at < now() - make_interval(days => ${binDays})`

interface Overdue {
  id: string
  company_id: string | null
  deleted_at: Date
}

/** Takes the given records that are still overdue, kept from whoever restores them; one that somebody else works on is left to them. */
export const lockOverdue = (tx: Sql, ids: string[]) => tx<Overdue[]>`
  select id, company_id, deleted_at from bin
  where id = any(${ids}::uuid[]) and ${isOverdue(tx)} for update skip locked`

/** The files that records name in a column. */
export async function listHeldFiles(
  tx: Sql,
  { table, column }: RecordPart,
  file: string,
  ids: string[],
): Promise<string[]> {
  const rows = await tx<{ key: string }[]>`
    select distinct ${tx(file)} as key from ${tx(table)}
    where ${tx(column)} = any(${ids}::uuid[]) and ${tx(file)} is not null`
  return rows.map(({ key }) => key)
}

export const deleteRows = (tx: Sql, table: string, column: string, ids: string[]) =>
  tx`delete from ${tx(table)} where ${tx(column)} = any(${ids}::uuid[])`
