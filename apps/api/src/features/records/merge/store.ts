import type { RecordPart } from '../../../db/record/kind.ts'
import { type RecordRow, written } from '../../../db/record/record.ts'
import type { CompanyScope, Scope } from '../../../db/scope/scope.ts'
import { newId } from '../../../platform/ids.ts'
import { columnsOf, json, type Sql } from '../../../platform/sql.ts'
import type { AnyMergeKind, Likely, Moved } from './kind.ts'
import { isSeenOf, isSplittable, type MergeTable, type PairRow, seenBoth, splitDays } from './tables.ts'

/** A kind, as far as its tables go. */
export type Tables = Pick<AnyMergeKind, 'nameColumn' | 'file'> & { rules: { table: MergeTable } }

/** Records as the company's member sees them, kept from others until `sql` ends if `lock` is set. */
export const listRecords = <Row extends RecordRow>(
  sql: Sql,
  scope: Scope,
  { table, list }: AnyMergeKind['rules'],
  ids: string[],
  lock = false,
) => sql<Row[]>`
  select ${sql.unsafe(list.columns)} from ${sql(table)} t ${sql.unsafe(list.joins ?? '')}
  where t.id = any(${ids}::uuid[]) and ${list.within(sql, scope)} order by t.id ${lock ? sql`for no key update of t` : sql``}`

/** A record as it stands now that it was written, whoever sees it. */
export async function findWritten<Row extends RecordRow>(
  tx: Sql,
  { table, list }: AnyMergeKind['rules'],
  id: string,
): Promise<Row> {
  const rows = await tx<Row[]>`
    select ${tx.unsafe(list.columns)} from ${tx(table)} t ${tx.unsafe(list.joins ?? '')} where t.id = ${id}`
  return written(rows[0])
}

/** Others of this job wait until `tx` ends. */
export const lockMatching = (tx: Sql, { table }: { table: string }) =>
  tx`select pg_advisory_xact_lock(hashtextextended(${`match ${table}`}, 0))`

/** Takes records who wait to be compared. */
export async function takeUnmatched(tx: Sql, { table }: { table: string }, limit: number): Promise<string[]> {
  const waiting = tx(`${table}_to_match`)
  const rows = await tx<{ id: string }[]>`
    delete from ${waiting} where n in (select n from ${waiting} order by n desc limit ${limit})
    returning ${tx(`${table}_id`)} as id`
  return [...new Set(rows.map((row) => row.id))]
}

/** Writes down who is probably the same as a record; what was decided stays, what no longer holds goes. */
export async function keepPairs(
  tx: Sql,
  { table }: { table: string },
  { id, companyId, likely }: { id: string; companyId: string; likely: readonly Likely[] },
): Promise<void> {
  const pairs = tx(`${table}_pair`)
  const others = likely.map((one) => one.id)
  // Keeps pairs with records in the bin, which were not compared: with them the pair comes back as it was.
  await tx`
    delete from ${pairs} p using ${tx(table)} c
    where p.state = 'open' and ${id} in (p.one_id, p.other_id) and c.id in (p.one_id, p.other_id) and c.id <> ${id}
      and c.deleted_at is null and c.id <> all(${others}::uuid[])`
  for (const { id: other, score, reasons } of likely) {
    const [one, two] = [id, other].toSorted()
    await tx`
      insert into ${pairs} (id, company_id, one_id, other_id, score, reasons)
      values (${newId()}, ${companyId}, ${one as string}, ${two as string}, ${score}, ${reasons})
      on conflict (one_id, other_id) do update set score = excluded.score, reasons = excluded.reasons`
  }
}

export async function findPair(
  sql: Sql,
  scope: Scope,
  { table }: { table: MergeTable },
  id: string,
): Promise<PairRow | undefined> {
  const [row] = await sql<PairRow[]>`
    select t.* from ${sql(`${table}_pair`)} t where t.id = ${id} and ${seenBoth(sql, scope, table, 't.one_id, t.other_id')}
    for update of t`
  return row
}

/** Lists the records that somebody said to be others than this one. */
export async function listApart(sql: Sql, { table }: { table: string }, id: string): Promise<string[]> {
  const rows = await sql<{ other: string }[]>`
    select case when one_id = ${id} then other_id else one_id end as other
    from ${sql(`${table}_pair`)} where state = 'apart' and ${id} in (one_id, other_id)`
  return rows.map((row) => row.other)
}

export const decidePair = (
  tx: Sql,
  { table }: { table: string },
  id: string,
  state: PairRow['state'],
  by: string,
) => tx`
  update ${tx(`${table}_pair`)} set state = ${state}, decided_by = ${by}, version = version + 1, updated_at = now()
  where id = ${id}`

interface Kept {
  kept_id: string
  gone_id: string
  before: object
  merged: object
  moved: Moved
  gone_version: number
}

type NewMerge = Kept & { id: string; company_id: string; created_by: string; file: string | null }

export async function insertMerge(
  tx: Sql,
  { rules, file: column }: Tables,
  { before, merged, moved, file, ...row }: NewMerge,
): Promise<void> {
  const values = { before: json(tx, before), merged: json(tx, merged), moved: json(tx, moved) }
  const held = column ? { [column.column]: file } : {}
  await tx`insert into ${tx(`${rules.table}_merge`)} ${columnsOf(tx, { ...row, ...values, ...held })}`
}

/** A merge that can be undone; nobody else undoes it before `tx` ends. */
export async function lockMerge(tx: Sql, scope: CompanyScope, { table }: { table: MergeTable }, id: string) {
  const [row] = await tx<(Kept & { id: string })[]>`
    select id, kept_id, gone_id, before, merged, moved, gone_version from ${tx(`${table}_merge`)} t
    where id = ${id} and ${seenBoth(tx, scope, table, 't.kept_id, t.gone_id')} and split_at is null and ${isSplittable(tx)}
    for update of t`
  return row
}

export const markSplit = (tx: Sql, { table }: { table: string }, id: string) =>
  tx`update ${tx(`${table}_merge`)} set split_at = now(), version = version + 1, updated_at = now() where id = ${id}`

/** Finds the record that a deleted one was merged into, if that was not undone. */
export async function findMergedInto(sql: Sql, scope: Scope, table: MergeTable, nameColumn: string, id: string) {
  const name = sql(nameColumn)
  const [row] = await sql<{ name: string; kept: string; isSeen: boolean }[]>`
    select trim(g.${name}) as name, trim(k.${name}) as kept, ${isSeenOf(sql, scope, table, 'k')} as "isSeen"
    from ${sql(`${table}_merge`)} m join ${sql(table)} g on g.id = m.gone_id join ${sql(table)} k on k.id = m.kept_id
    where m.gone_id = ${id} and m.split_at is null order by m.created_at desc limit 1`
  return row
}

/** The name and version of a record, deleted or not. */
export async function findAny(
  sql: Sql,
  { rules, nameColumn }: Tables,
  id: string,
): Promise<{ name: string; version: number } | undefined> {
  const [row] = await sql<{ name: string; version: number }[]>`
    select trim(${sql(nameColumn)}) as name, version from ${sql(rules.table)} where id = ${id}`
  return row
}

/** Forgets merges that can no longer be undone; answers how many, and the files that they alone may have held. */
export async function deleteOldMerges(tx: Sql, { rules, file }: Tables, limit: number) {
  const merges = tx(`${rules.table}_merge`)
  const rows = await tx<{ key: string | null }[]>`
    delete from ${merges} where id in (
      select id from ${merges} where created_at < now() - make_interval(days => ${splitDays}) limit ${limit} for update skip locked
    ) returning ${file ? tx(file.column) : tx`null`} as key`
  return rows.map((row) => row.key)
}

/** Gives one record's rows of another table to another record, but for those that this has already; answers which. */
export async function moveRows(tx: Sql, { table, column, once, isOnly }: RecordPart, from: string, to: string) {
  const key = once ?? 'id'
  const isNew =
    once || isOnly
      ? tx`and not exists (
          select 1 from ${tx(table)} own where own.${tx(column)} = ${to} and ${once ? tx`own.${tx(once)} = t.${tx(once)}` : tx`true`})`
      : tx``
  const rows = await tx<{ key: string }[]>`
    update ${tx(table)} t set ${tx(column)} = ${to} where t.${tx(column)} = ${from} ${isNew} returning t.${tx(key)} as key`
  return rows.map((row) => row.key)
}

/** Gives rows back that went over; those that were removed since stay so. */
export const moveRowsBack = (
  tx: Sql,
  { table, column, once }: RecordPart,
  keys: string[],
  from: string,
  to: string,
) => tx`
  update ${tx(table)} set ${tx(column)} = ${to} where ${tx(column)} = ${from} and ${tx(once ?? 'id')} = any(${keys}::uuid[])`

type Single = NonNullable<RecordPart['single']>

/** Takes the value that one row alone bears from a row that is about to go over, if the other record has such a row; answers whose. */
export async function changeSingle(
  tx: Sql,
  { table, column }: RecordPart,
  { column: name, value, instead }: Single,
  from: string,
  to: string,
) {
  const bears = tx`${tx(name)} = ${value} and deleted_at is null`
  const rows = await tx<{ id: string }[]>`
    update ${tx(table)} set ${tx(name)} = ${instead} where ${tx(column)} = ${from} and ${bears}
      and exists (select 1 from ${tx(table)} where ${tx(column)} = ${to} and ${bears}) returning id`
  return rows.map(({ id }) => id)
}

/** Gives it back to those that nobody gave another since. */
export const changeSingleBack = (
  tx: Sql,
  { table, column }: RecordPart,
  { column: name, value, instead }: Single,
  ids: string[],
  to: string,
) => tx`
  update ${tx(table)} set ${tx(name)} = ${value}
  where id = any(${ids}::uuid[]) and ${tx(column)} = ${to} and ${tx(name)} = ${instead}`
