import type { Scope } from '../../../db/scope/scope.ts'
import { seenInCompany } from '../../../db/scope/within.ts'
import type { Sql } from '../../../platform/sql.ts'

export interface Joinable {
  id: string
  company_id: string
  requirement_id: string
}

/** Jobs that the caller sees, in the order of their ids, kept from submissions and other joins until `tx` ends. */
export const lockJobs = (tx: Sql, scope: Scope, ids: string[]) => tx<Joinable[]>`
  select t.id, t.company_id, t.requirement_id from job t
  where t.id = any(${ids}::uuid[]) and ${seenInCompany(tx, scope)} order by t.id for update of t`

/** Every job of one requirement becomes one of another; those whose persons stand for both are marked by the table itself. */
export async function moveRequirement(tx: Sql, companyId: string, from: string, to: string): Promise<string[]> {
  const jobs = await tx<{ id: string }[]>`
    update job set requirement_id = ${to}, version = version + 1, updated_at = now()
    where company_id = ${companyId} and requirement_id = ${from} returning id`
  await moveSubmissions(
    tx,
    jobs.map(({ id }) => id),
    to,
  )
  return jobs.map(({ id }) => id)
}

/** One job becomes a requirement of its own. */
export async function partJob(tx: Sql, id: string): Promise<void> {
  await tx`update job set requirement_id = ${id}, version = version + 1, updated_at = now() where id = ${id}`
  await moveSubmissions(tx, [id], id)
}

/** Counts the other jobs of this one's requirement. */
export async function countOthers(tx: Sql, { id, company_id, requirement_id }: Joinable): Promise<number> {
  const [row] = await tx<[{ n: number }]>`
    select count(*)::int as n from job where company_id = ${company_id} and requirement_id = ${requirement_id} and id <> ${id}`
  return row.n
}

/** A job that another took its requirement's id from, and that is left by it, hands the id to those that stay. */
export async function findHeir(tx: Sql, { id, company_id, requirement_id }: Joinable): Promise<string | undefined> {
  const [row] = await tx<{ id: string }[]>`
    select id from job where company_id = ${company_id} and requirement_id = ${requirement_id} and id <> ${id} order by id limit 1`
  return row?.id
}

async function moveSubmissions(tx: Sql, jobs: string[], to: string): Promise<void> {
  // The older one stays what it is: the later one is marked.
  const rows = await tx<{ id: string }[]>`
    select id from submission where job_id = any(${jobs}::uuid[]) order by created_at, id for update`
  for (const { id } of rows)
    await tx`update submission set requirement_id = ${to}, version = version + 1, updated_at = now() where id = ${id}`
}
