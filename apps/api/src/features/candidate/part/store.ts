import type { CandidatePartKind } from '@corridor/contract/candidate/part/kinds'
import type { ListQuery } from '@corridor/contract/wire/list'
import { runList } from '../../../db/list/list.ts'
import type { AnyListSpec } from '../../../db/list/spec.ts'
import type { Context } from '../../../db/scope/context.ts'
import type { Scope } from '../../../db/scope/scope.ts'
import { newId } from '../../../platform/ids.ts'
import type { Sql } from '../../../platform/sql.ts'
import { findDeletedCandidateOf } from '../candidate/tables.ts'
import { type PartRow, type PartValues, partSpecs, partTables, toColumns } from './tables.ts'

export const listParts =
  <Wire>(spec: AnyListSpec<PartRow, Wire>) =>
  ({ db, scope }: Context, query: ListQuery) =>
    runList(db, scope, spec, query)

export async function findPart(
  sql: Sql,
  scope: Scope,
  kind: CandidatePartKind,
  id: string,
  lock = false,
): Promise<PartRow | undefined> {
  const { table, columns, joins = '', within } = partSpecs[kind]
  const [row] = await sql<PartRow[]>`
    select ${sql.unsafe(columns)} from ${sql.unsafe(table)} t ${sql.unsafe(joins)}
    where t.id = ${id} and ${within(sql, scope)} ${lock ? sql`for update of t` : sql``}`
  return row
}

/** Entries of a kind in their order; answers their ids. */
export async function insertParts(
  tx: Sql,
  kind: CandidatePartKind,
  owner: { company_id: string; candidate_id: string; created_by: string },
  entries: readonly object[],
): Promise<string[]> {
  const rows = entries.map((entry) => ({ id: newId(), ...owner, ...toColumns(entry) }))
  await tx`insert into ${tx(partTables[kind].table)} ${tx(rows)}`
  return rows.map(({ id }) => id)
}

export const updatePartRow = (tx: Sql, kind: CandidatePartKind, id: string, values: PartValues) =>
  tx`update ${tx(partTables[kind].table)} set ${tx(values)}, version = version + 1, updated_at = now() where id = ${id}`

/** The candidate of an entry, if that is in the bin; if it stands, it cannot be deleted before `tx` ends. */
export const findDeletedCandidate = (tx: Sql, kind: CandidatePartKind, id: string) =>
  findDeletedCandidateOf(tx, partTables[kind].table, id)

/** Lists the kinds of entries that a candidate has none of. */
export async function listEmptyKinds(tx: Sql, kinds: readonly CandidatePartKind[], candidateId: string) {
  const empty: CandidatePartKind[] = []
  for (const kind of kinds) {
    const [row] = await tx`
      select 1 from ${tx(partTables[kind].table)} where candidate_id = ${candidateId} and deleted_at is null limit 1`
    if (!row) empty.push(kind)
  }
  return empty
}

/** Lists the given entries that stand as they were added. */
export async function listUntouched(tx: Sql, kind: CandidatePartKind, ids: string[]): Promise<string[]> {
  const rows = await tx<{ id: string }[]>`
    select id from ${tx(partTables[kind].table)} where id = any(${ids}::uuid[]) and version = 1 and deleted_at is null`
  return rows.map(({ id }) => id)
}
