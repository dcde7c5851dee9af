import type { CompanyScope } from '../../../db/scope.ts'
import type { Sql } from '../../../platform/sql.ts'

interface Owner {
  id: string
  /** The company's name. */
  company: string
  /** They can sign in and act. */
  isActive: boolean
}

/** The Owners of a company; who loses the role waits here for whoever came before, until the transaction ends. */
export async function holdOwners(tx: Sql, companyId: string): Promise<Owner[]> {
  await tx`select pg_advisory_xact_lock(hashtextextended(${`owners ${companyId}`}, 0))`
  return tx<Owner[]>`
    select u.id, c.name as company, m.status = 'active' and u.status = 'active' and u.is_email_verified as "isActive"
    from membership m join user_account u on u.id = m.user_id join company c on c.id = m.company_id
    where m.company_id = ${companyId} and 'owner' = any(m.roles)`
}

/** Ends a person's sessions in one company. */
export async function endSessions(tx: Sql, userId: string, companyId: string): Promise<void> {
  await tx`delete from session where user_id = ${userId} and company_id = ${companyId}`
}

export async function findMembershipId(sql: Sql, userId: string, companyId: string): Promise<string | undefined> {
  const [row] = await sql<{ id: string }[]>`
    select id from membership where user_id = ${userId} and company_id = ${companyId} and status = 'active'`
  return row?.id
}

/** Those of these that are units of the company; none of them goes before `tx` ends. */
export async function lockUnits(tx: Sql, { companyId }: CompanyScope, ids: string[]): Promise<string[]> {
  const rows = await tx<{ id: string }[]>`
    select id from business_unit where id = any(${ids}::uuid[]) and company_id = ${companyId} order by id for share`
  return rows.map(({ id }) => id)
}

/** Puts a member into exactly these units. */
export async function saveUnits(tx: Sql, { companyId }: CompanyScope, userId: string, ids: string[]): Promise<void> {
  await tx`
    delete from member_unit where company_id = ${companyId} and user_id = ${userId} and unit_id <> all(${ids}::uuid[])`
  await tx`
    insert into member_unit (company_id, user_id, unit_id)
    select ${companyId}, ${userId}, id from unnest(${ids}::uuid[]) as id on conflict do nothing`
}
