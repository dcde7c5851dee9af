import type { ClaimState } from '@corridor/contract/trust/claim/states'
import type { Role } from '@corridor/contract/wire/access'
import type { Scope } from '../../../db/scope/scope.ts'
import { newId } from '../../../platform/ids.ts'
import type { Sql } from '../../../platform/sql.ts'
import { type OwnClaimRow, ownClaimSpec } from './tables.ts'

export const pendingIndex = 'claim_ownership_pending'

/** Fails if the person has one that waits: `pendingIndex`. */
export async function insertClaim(tx: Sql, companyId: string, createdBy: string, description: string): Promise<string> {
  const id = newId()
  await tx`insert into claim_ownership ${tx({ id, company_id: companyId, created_by: createdBy, description })}`
  return id
}

/** A person's own claim on the company that they work in, held if `lock`. */
export async function findOwnClaim(
  sql: Sql,
  scope: Scope,
  userId: string,
  id: string,
  lock = false,
): Promise<OwnClaimRow | undefined> {
  const { columns, within } = ownClaimSpec
  const [row] = await sql<OwnClaimRow[]>`
    select ${sql.unsafe(columns)} from claim_ownership t
    where t.id = ${id} and t.created_by = ${userId} and ${within(sql, scope)} ${lock ? sql`for update` : sql``}`
  return row
}

interface Claim {
  id: string
  company_id: string
  created_by: string
  claimant: string
  company: string
  state: ClaimState
  decider: string | null
}

/** A claim with who decided it, held if `lock`. */
export async function findClaim(sql: Sql, id: string, lock = false): Promise<Claim | undefined> {
  if (lock) await sql`select 1 from claim_ownership where id = ${id} for update`
  const [row] = await sql<Claim[]>`
    select t.id, t.company_id, t.created_by, u.full_name as claimant, c.name as company, t.state, d.full_name as decider
    from claim_ownership t join user_account u on u.id = t.created_by join company c on c.id = t.company_id
      left join user_account d on d.id = t.decided_by
    where t.id = ${id}`
  return row
}

export const keepDecision = (
  tx: Sql,
  id: string,
  { state, by, reason = null }: { state: Exclude<ClaimState, 'pending'>; by: string; reason?: string | null },
) => tx`
  update claim_ownership set state = ${state}, decided_by = ${by}, decided_at = now(), reject_reason = ${reason},
    updated_at = now(), version = version + 1
  where id = ${id}`

/** A company that stands, held so that its ownership changes once at a time; people may join it meanwhile. Nothing if it was deleted. */
export async function holdOwnership(tx: Sql, companyId: string): Promise<{ name: string } | undefined> {
  const [row] = await tx<{ name: string }[]>`
    select name from company where id = ${companyId} and deleted_at is null for no key update`
  return row
}

export interface Member {
  id: string
  first_name: string
  last_name: string
  roles: Role[]
  /** The account and the membership are. */
  is_active: boolean
}

/**
 * Holds whoever decides, whom the decision will name, before anybody else: who deactivates an account holds all administrators first, and
 * then that account.
 */
export const holdDecider = (tx: Sql, id: string) => tx`select 1 from user_account where id = ${id} for key share`

/** Holds an account before what is about it. Not against who only names it: they may hold that already. */
export const holdAccount = (tx: Sql, id: string) => tx`select 1 from user_account where id = ${id} for no key update`

/** The claimant and every Owner of a company, with their accounts held: whoever is deactivated is so before or after. */
export async function holdConcerned(tx: Sql, companyId: string, claimantId: string): Promise<Member[]> {
  const concerned = tx`
    select user_id from membership where company_id = ${companyId} and (user_id = ${claimantId} or 'owner' = any (roles))`
  await tx`select 1 from user_account where id in (${concerned}) order by id for no key update`
  return tx<Member[]>`
    select u.id, u.first_name, u.last_name, m.roles, u.status = 'active' and m.status = 'active' as is_active
    from membership m join user_account u on u.id = m.user_id
    where m.company_id = ${companyId} and u.id in (${concerned}) order by u.id`
}
