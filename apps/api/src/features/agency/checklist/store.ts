import type { ChecklistChange } from '@corridor/contract/agency/checklist/kinds'
import type { ListQuery } from '@corridor/contract/wire/list'
import { runList } from '../../../db/list/list.ts'
import { ownerColumns } from '../../../db/record/record.ts'
import type { Context } from '../../../db/scope/context.ts'
import { companyOf, type Scope } from '../../../db/scope/scope.ts'
import { newId } from '../../../platform/ids.ts'
import { columnsOf, json, type Sql } from '../../../platform/sql.ts'
import {
  type ChecklistRow,
  type ChecklistValues,
  checklistColumns,
  checklistJoins,
  checklistSeen,
  checklistSpec,
  isOfCompanyOrAll,
  overdue,
  type RevisionRow,
  toFacts,
} from './tables.ts'

export const listChecklist = ({ db, scope }: Context, query: ListQuery) =>
  runList(db, scope, checklistSpec(scope), query)

/** Finds a row that the caller reads; with `lock`, kept from others until `sql` ends. */
export async function findRow(sql: Sql, scope: Scope, id: string, lock = false): Promise<ChecklistRow | undefined> {
  const [row] = await sql<ChecklistRow[]>`
    select ${sql.unsafe(checklistColumns)} from checklist_row t ${sql.unsafe(checklistJoins)}
    where t.id = ${id} and ${checklistSeen(sql, scope)} ${lock ? sql`for update of t` : sql``}`
  return row
}

/** Has whoever changes the table wait for each other, so that its versions are seen in their order. */
export const holdChecklist = (tx: Sql) => tx`select pg_advisory_xact_lock(hashtext('corridor checklist'))`

/** Counts the caller's own rows: the platform's for an administrator. */
export async function countOwn(sql: Sql, scope: Scope): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count from checklist_row t
    where t.company_id is not distinct from ${companyOf(scope)}::uuid and t.deleted_at is null`
  return row?.count ?? 0
}

const toColumns = (sql: Sql, { amounts, ...values }: Partial<ChecklistValues>) => ({
  ...values,
  ...(amounts && { amounts: json(sql, amounts) }),
})

export async function insertRow(
  tx: Sql,
  { scope, caller }: Pick<Context, 'scope' | 'caller'>,
  country_id: string,
  values: ChecklistValues,
): Promise<string> {
  const id = newId()
  const row = { id, company_id: companyOf(scope), country_id, created_by: caller.userId, ...toColumns(tx, values) }
  await tx`insert into checklist_row ${columnsOf(tx, row)}`
  return id
}

export const updateRow = (tx: Sql, id: string, values: Partial<ChecklistValues>) => tx`
  update checklist_row set ${columnsOf(tx, toColumns(tx, values))}, version = version + 1, updated_at = now() where id = ${id}`

export const removeRow = (tx: Sql, id: string) => tx`
  update checklist_row set deleted_at = now(), version = version + 1, updated_at = now() where id = ${id}`

/** Keeps what a row says since a change: a version of the table that nothing changes any more. */
export const keepRevision = (tx: Sql, kind: ChecklistChange, row: ChecklistRow, changedBy: string) => tx`
  insert into checklist_revision (row_id, country_id, kind, said, changed_by)
  values (${row.id}, ${row.country_id}, ${kind}, ${json(tx, toFacts(row))}, ${changedBy})`

/** Changes of a country's rows that the caller reads, newest first. */
export const listRevisions = (sql: Sql, scope: Scope, country: string, limit: number) => sql<RevisionRow[]>`
  select t.number, t.row_id, r.company_id, t.country_id, t.kind, t.said, t.changed_at, before.said as before,
    ${sql.unsafe(overdue('r.check_by'))} as is_overdue, ${sql.unsafe(ownerColumns)}
  from checklist_revision t join checklist_row r on r.id = t.row_id left join user_account u on u.id = t.changed_by
  left join lateral (
    select said from checklist_revision b where b.row_id = t.row_id and b.number < t.number order by b.number desc limit 1
  ) before on true
  where t.country_id = ${country} and ${isOfCompanyOrAll(sql, companyOf(scope), 'r')}
  order by t.number desc limit ${limit}`
