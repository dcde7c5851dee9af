import type { CompanyScope } from '../../../db/scope/scope.ts'
import { sightedTables } from '../../../db/scope/within.ts'
import { newId } from '../../../platform/ids.ts'
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

/** Locks the given units that the company has; none of them goes before `tx` ends. */
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

/** Answers the new id. */
export async function insertHandOver(tx: Sql, scope: CompanyScope, from: string, to: string): Promise<string> {
  const id = newId()
  await tx`insert into hand_over ${tx({ id, company_id: scope.companyId, from_id: from, to_id: to, created_by: scope.userId })}`
  return id
}

/** A hand-over of the company, kept from others until `tx` ends. */
export async function findHandOver(tx: Sql, { companyId }: CompanyScope, id: string) {
  const [row] = await tx<{ from_id: string; to_id: string; undone_at: Date | null }[]>`
    select from_id, to_id, undone_at from hand_over where id = ${id} and company_id = ${companyId} for update`
  return row
}

interface Move {
  id: string
  from: string
  to: string
}

/** Gives every audience of an owner another owner; answers their numbers. */
export async function moveOwned(tx: Sql, { companyId }: CompanyScope, { id, from, to }: Move): Promise<number[]> {
  const rows = await tx<{ id: number }[]>`
    update audience set owner_id = ${to}, handed = handed || ${id}::uuid
    where company_id = ${companyId} and owner_id = ${from} returning id`
  return toNumbers(tx, companyId, from, rows)
}

/** Gives back what a hand-over moved and nobody handed on since; answers the numbers. */
export async function moveBack(
  tx: Sql,
  { companyId }: CompanyScope,
  { id, to }: Omit<Move, 'from'>,
): Promise<number[]> {
  // Leaves the former audience marked if another stands beside it, of records that the person made meanwhile.
  const rows = await tx<{ id: number }[]>`
    update audience a set owner_id = ${to}, handed = case
      when cardinality(a.handed) = 1 and exists (
        select from audience o where o.company_id = a.company_id and o.owner_id = ${to} and o.units = a.units
          and o.visibility = a.visibility and o.handed = '{}') then a.handed
      else a.handed[:cardinality(a.handed) - 1] end
    where a.company_id = ${companyId} and a.handed[cardinality(a.handed)] = ${id} returning a.id`
  return rows.map((row) => row.id)
}

export const noteUndone = (tx: Sql, id: string) => tx`update hand_over set undone_at = now() where id = ${id}`

// Makes the audience of a member who sees less than all before they make a record.
async function toNumbers(tx: Sql, companyId: string, from: string, rows: { id: number }[]): Promise<number[]> {
  await tx`
    select audience_for(m.company_id, m.user_id) from membership m
    where m.company_id = ${companyId} and m.user_id = ${from} and m.sight <> 'company'`
  return rows.map(({ id }) => id)
}

/** Raises the version of each sight that is less than all: open pages come back under the new one. */
export const noteSights = (tx: Sql, { companyId }: CompanyScope) => tx`
  update membership set sight_version = sight_version + 1 where company_id = ${companyId} and sight <> 'company'`

// A batch of resumes is no record of its own, and a conversation is its mailbox's.
const ownedRows = sightedTables
  .filter((table) => table !== 'resume_batch' && table !== 'inbox_thread')
  .map((table) => `select audience from ${table} where deleted_at is null`)
  .join(' union all ')

/** Counts the records that carry one of these numbers, without those in the bin. */
export async function countOwned(sql: Sql, audiences: number[]): Promise<number> {
  const [row] = await sql<{ n: number }[]>`
    select count(*)::int as n from (${sql.unsafe(ownedRows)}) owned where audience = any(${audiences}::int[])`
  return row?.n ?? 0
}
