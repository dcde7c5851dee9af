import type { MemberSight } from '@corridor/contract/people/unit/limits'
import type { CompanyScope } from '../../../db/scope.ts'
import type { Sql } from '../../../platform/sql.ts'
import { type MemberRow, memberSpec } from './tables.ts'

/** A member of the company; with `lock` nobody else changes the membership before `sql` ends. */
export async function findMember(
  sql: Sql,
  scope: CompanyScope,
  id: string,
  lock = false,
): Promise<MemberRow | undefined> {
  const { columns, joins = '', within } = memberSpec
  const [row] = await sql<MemberRow[]>`
    select ${sql.unsafe(columns)} from membership t ${sql.unsafe(joins)}
    where t.id = ${id} and ${within(sql, scope)} ${lock ? sql`for update of t` : sql``}`
  return row
}

/** Those of these that are units of the company; none of them goes before `tx` ends. */
export async function lockUnits(tx: Sql, { companyId }: CompanyScope, ids: string[]): Promise<string[]> {
  const rows = await tx<{ id: string }[]>`
    select id from business_unit where id = any(${ids}::uuid[]) and company_id = ${companyId} order by id for share`
  return rows.map(({ id }) => id)
}

export const saveSight = (tx: Sql, id: string, sight: MemberSight) =>
  tx`update membership set sight = ${sight} where id = ${id}`

/** Puts a member into exactly these units. */
export async function saveUnits(tx: Sql, { companyId }: CompanyScope, userId: string, ids: string[]): Promise<void> {
  await tx`
    delete from member_unit where company_id = ${companyId} and user_id = ${userId} and unit_id <> all(${ids}::uuid[])`
  await tx`
    insert into member_unit (company_id, user_id, unit_id)
    select ${companyId}, ${userId}, id from unnest(${ids}::uuid[]) as id on conflict do nothing`
}
