import { access } from '@corridor/contract/wire/access'
import type { CompanyScope, Scope } from '../../../db/scope/scope.ts'
import { seenInCompany } from '../../../db/scope/within.ts'
import type { Sql } from '../../../platform/sql.ts'
import type { CountryPaper, Kin } from './consistency/finding.ts'

/** The student that somebody began last and has not finished. */
export async function findUnfinished(sql: Sql, scope: CompanyScope): Promise<string | undefined> {
  const [row] = await sql<{ id: string }[]>`
    select t.id from student t
    where ${seenInCompany(sql, scope)} and t.created_by = ${scope.userId} and cardinality(t.saved_steps) < 10 and not t.in_edit_mode
    order by t.created_at desc, t.id desc limit 1`
  return row?.id
}

/** Finds the steps of a student that were saved. */
export async function findSavedSteps(sql: Sql, scope: Scope, id: string): Promise<number[] | undefined> {
  const [row] = await sql<{ saved_steps: number[] }[]>`
    select t.saved_steps from student t where t.id = ${id} and ${seenInCompany(sql, scope)}`
  return row?.saved_steps
}

/** Notes by whom a step was saved, now. */
export const noteStep = (tx: Sql, { companyId, userId }: CompanyScope, id: string, step: number) => tx`
  insert into student_step (student_id, company_id, step, saved_by) values (${id}, ${companyId}, ${step}, ${userId})
  on conflict (student_id, step) do update set saved_by = excluded.saved_by, saved_at = now()`

interface Counsellor {
  id: string
  email: string
  firstName: string
  lastName: string
}

/** The members of a company who enrol students. */
export const listCounsellors = (sql: Sql, { companyId }: CompanyScope) => sql<Counsellor[]>`
  select u.id, u.email, u.first_name as "firstName", u.last_name as "lastName" from membership m
  join user_account u on u.id = m.user_id and u.status = 'active'
  where m.company_id = ${companyId} and m.status = 'active' and m.roles && ${[...access.students.manage]}::text[]`

/** True if a student of the company, seen or not, has a passport with one of these marks. */
export async function isPassportTaken(
  tx: Sql,
  { companyId }: CompanyScope,
  marks: readonly Buffer[],
): Promise<boolean> {
  const rows = await tx`
    select 1 from student where company_id = ${companyId} and passport_mark in ${tx(marks as Buffer[])} and deleted_at is null`
  return rows.length > 0
}

/** Name and address of a student, by which a table's row is told to be the same person. */
export interface Person {
  name: string
  email: string
}

/** Finds those persons who are students whom the caller sees, by their places, with their names. One without an address is nobody. */
export async function findStanding(
  sql: Sql,
  scope: CompanyScope,
  persons: readonly Person[],
): Promise<Map<number, string>> {
  const rows = await sql<{ at: number; full_name: string }[]>`
    select asked.at::int - 1 as at, t.full_name
    from unnest(${persons.map(({ name }) => name)}::text[], ${persons.map(({ email }) => email)}::text[])
      with ordinality as asked (name, email, at)
    join student t on ${seenInCompany(sql, scope)} and asked.email <> '' and lower(t.full_name) = lower(asked.name)
      and lower(t.email) = lower(asked.email)`
  return new Map(rows.map(({ at, full_name }) => [at, full_name]))
}

/** Counts the notes, tasks and applications of each of these students. */
export async function countUsesOf(sql: Sql, ids: string[]): Promise<Map<string, number>> {
  const rows = await sql<{ id: string; uses: number }[]>`
    select record_id as id, count(*)::int as uses from (
      select record_id from note where record_id = any(${ids}::uuid[])
      union all select record_id from task where record_id = any(${ids}::uuid[])
      union all select student_id from student_application where student_id = any(${ids}::uuid[]) and deleted_at is null) used
    group by 1`
  return new Map(rows.map(({ id, uses }) => [id, uses]))
}

/** The papers of a student that say which country refused, or gave a visa. */
export const listCountryPapers = (sql: Sql, studentId: string) => sql<CountryPaper[]>`
  select d.type, d.title, d.country_id, n.name as country_name, n.code as country_code, d.month
  from student_document d join country n on n.id = d.country_id
  where d.student_id = ${studentId} and d.type in ('refusal-letter', 'visa') and d.deleted_at is null
  order by d.created_at, d.id`

interface KinRow {
  id: string
  relation: Kin['relation']
  sealed_birth_date: string | null
  sealed_passport: string | null
}

/** The students linked with one, each with the sealed values: those whom a reader sees, or all. */
export const listKin = (sql: Sql, scope: Scope | null, studentId: string) => sql<KinRow[]>`
  select t.id, r.relation, t.sealed_birth_date, t.sealed_passport
  from student_relative r join student t on t.id = r.relative_id
  where r.student_id = ${studentId} and r.relative_id <> r.student_id
    and ${scope ? seenInCompany(sql, scope) : sql`t.company_id = r.company_id and t.deleted_at is null`}
  order by r.created_at, r.relative_id`
