import { newId } from '../../../platform/ids.ts'
import type { Sql } from '../../../platform/sql.ts'
import { offeredSpec, type PlanRow, type PlanValues, planSpec } from './tables.ts'

/** A plan by its id, for administrators; with `forUpdate` it stays as it is until the transaction ends. */
export async function findPlan(sql: Sql, id: string, forUpdate = false): Promise<PlanRow | undefined> {
  const [row] = await sql<PlanRow[]>`
    select ${sql.unsafe(planSpec.columns)} from plan t where t.id = ${id} ${forUpdate ? sql`for update` : sql``}`
  return row
}

/** The plan that a company has at this moment. */
export async function loadPlanOf(sql: Sql, companyId: string): Promise<PlanRow> {
  const [row] = await sql<PlanRow[]>`
    select ${sql.unsafe(offeredSpec.columns)} from plan t where t.id = (plan_of(${companyId})).id`
  if (!row) throw new Error('There is a plan for everybody.')
  return row
}

export async function insertPlan(
  tx: Sql,
  values: Omit<PlanValues, 'status'> & { created_by: string },
): Promise<string> {
  const id = newId()
  await tx`insert into plan ${tx({ id, ...values })}`
  return id
}

export const updatePlanRow = (tx: Sql, id: string, values: Partial<PlanValues>) =>
  tx`update plan set ${tx(values)}, version = version + 1, updated_at = now() where id = ${id}`

export const deletePlanRow = (tx: Sql, id: string) => tx`delete from plan where id = ${id}`

/** Nobody else takes or gives an account of the company until the transaction ends. */
export const lockSeats = (tx: Sql, companyId: string) =>
  tx`select 1 from company where id = ${companyId} for no key update`

export async function countSeats(sql: Sql, companyId: string): Promise<number> {
  const [row] = await sql<{ n: number }[]>`
    select count(*)::int as n from membership where company_id = ${companyId} and status = 'active'`
  return row?.n ?? 0
}

export const isSeated = async (sql: Sql, companyId: string, userId: string): Promise<boolean> =>
  (await sql`select 1 from membership where company_id = ${companyId} and user_id = ${userId} and status = 'active'`)
    .length > 0

export async function findKeptBytes(sql: Sql, companyId: string): Promise<number> {
  const [row] = await sql<{ bytes: number }[]>`select bytes from company_storage where company_id = ${companyId}`
  return row?.bytes ?? 0
}

export async function findPlanEnd(sql: Sql, companyId: string): Promise<Date | null> {
  const [row] = await sql<{ ends_at: Date | null }[]>`
    select ends_at from subscription where company_id = ${companyId} and (ends_at is null or ends_at > now())`
  return row?.ends_at ?? null
}

export interface EndingRow {
  company_id: string
  company: string
  plan_id: string
  plan: string
  ends_at: Date
}

const ofEnding = (sql: Sql) => sql`
  select s.company_id, c.name as company, s.plan_id, p.name as plan, s.ends_at
  from subscription s join company c on c.id = s.company_id join plan p on p.id = s.plan_id`

/** A plan that ends within days, whose owners were not told; no other worker gets it meanwhile. */
export async function takeEnding(tx: Sql, days: number): Promise<EndingRow | undefined> {
  const [row] = await tx<EndingRow[]>`${ofEnding(tx)}
    where s.ends_at > now() and s.ends_at <= now() + make_interval(days => ${days}) and s.warned_of is distinct from s.ends_at
    order by s.ends_at limit 1 for update of s skip locked`
  if (row) await tx`update subscription set warned_of = ends_at where company_id = ${row.company_id}`
  return row
}

/** A plan whose time is over, which its company has no more from here on. */
export async function takeEnded(tx: Sql): Promise<EndingRow | undefined> {
  const [row] = await tx<EndingRow[]>`${ofEnding(tx)}
    where s.ends_at <= now() order by s.ends_at limit 1 for update of s skip locked`
  if (row) await tx`delete from subscription where company_id = ${row.company_id}`
  return row
}
