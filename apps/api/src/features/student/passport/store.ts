import type { CompanyScope } from '../../../db/scope/scope.ts'
import { isSeen, seenInCompany } from '../../../db/scope/within.ts'
import type { Sql } from '../../../platform/sql.ts'

export interface Holder {
  first_name: string
  middle_name: string
  last_name: string
  is_seen: boolean
  unit: string | null
}

/** Finds the other student of the company whose passport has one of these marks, and the units that see it. */
export async function findHolder(
  tx: Sql,
  scope: CompanyScope,
  marks: readonly Buffer[],
  exceptId: string,
): Promise<Holder | undefined> {
  const [row] = await tx<Holder[]>`
    select t.first_name, t.middle_name, t.last_name, ${isSeen(tx, scope, 't')} as is_seen,
      (select string_agg(u.name, ', ' order by u.name) from audience a join business_unit u on u.id = any(a.units)
        where a.id = t.audience) as unit
    from student t
    where t.company_id = ${scope.companyId} and t.passport_mark in ${tx(marks as Buffer[])} and t.deleted_at is null and t.id <> ${exceptId}`
  return row
}

/** A student by whose name and birth date a reading is judged. */
export interface NamedStudent {
  id: string
  company_id: string
  first_name: string
  middle_name: string
  last_name: string
  sealed_birth_date: string | null
  sealed_passport: string | null
}

/** Finds a student that stands, whoever asks: for work that nobody waits for. */
export async function findNamed(sql: Sql, id: string): Promise<NamedStudent | undefined> {
  const [row] = await sql<NamedStudent[]>`
    select id, company_id, first_name, middle_name, last_name, sealed_birth_date, sealed_passport from student
    where id = ${id} and deleted_at is null`
  return row
}

interface Found {
  _id: string
  firstName: string
  middleName: string
  lastName: string
}

/** Finds the student of the company, whom the caller sees, whose passport has one of these marks. */
export async function findByMarks(tx: Sql, scope: CompanyScope, marks: readonly Buffer[]): Promise<Found | undefined> {
  const [row] = await tx<Found[]>`
    select t.id as _id, t.first_name as "firstName", t.middle_name as "middleName", t.last_name as "lastName" from student t
    where ${seenInCompany(tx, scope)} and t.passport_mark in ${tx(marks as Buffer[])}`
  return row
}

/** Counts the sealed values that a person read in the company within the hour before; a PDF names those that stand in it. */
export async function countReveals(tx: Sql, { companyId, userId }: CompanyScope): Promise<number> {
  const [row] = await tx<[{ count: number }]>`
    select coalesce(sum(case when jsonb_typeof(after->'read') = 'array' then jsonb_array_length(after->'read') else 1 end), 0)::int
      as count
    from audit
    where actor_id = ${userId} and company_id = ${companyId} and action = 'student.reveal' and at > now() - interval '1 hour'`
  return row.count
}
