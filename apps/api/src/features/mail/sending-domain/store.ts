import type { ListQuery } from '@corridor/contract/wire/list'
import { runList } from '../../../db/list/list.ts'
import type { Context } from '../../../db/scope/context.ts'
import type { CompanyScope } from '../../../db/scope/scope.ts'
import { json, type Sql } from '../../../platform/sql.ts'
import type { DnsFinding } from './judge-dns.ts'
import { domainSpec } from './tables.ts'

export const listDomains = ({ db, scope }: Context, query: ListQuery) => runList(db, scope, domainSpec, query)

interface Made {
  id: string
  domain: string
  selector: string
  sealed_private_key: string
  public_key: string
}

export const insertDomain = (tx: Sql, { companyId, userId }: CompanyScope, made: Made) =>
  tx`insert into sending_domain ${tx({ ...made, company_id: companyId, created_by: userId })}`

export const deleteDomain = (tx: Sql, id: string) => tx`delete from sending_domain where id = ${id}`

/** Notes what the DNS said; the record is the same, and so is its version. */
export const writeChecks = (sql: Sql, id: string, checks: readonly DnsFinding[]) =>
  sql`update sending_domain set checks = ${json(sql, checks)}, checked_at = now() where id = ${id}`

/** Another domain is not proved, and no test mail was sent to it. */
export const writeReturnDomain = (tx: Sql, id: string, returnDomain: string | null) => tx`
  update sending_domain set return_domain = ${returnDomain}, return_asked_at = null, return_proved_at = null,
    version = version + 1, updated_at = now()
  where id = ${id}`

/** Nothing is proved until the next test mail comes. */
export const forgetReturnProof = (sql: Sql, id: string) => sql`
  update sending_domain set return_asked_at = null, return_proved_at = null where id = ${id}`

/** Its test mail left; it may have come in already. */
export const noteReturnAsked = (sql: Sql, id: string, returnDomain: string) => sql`
  update sending_domain set return_asked_at = now() where id = ${id} and return_domain = ${returnDomain}`

export const noteReturnProved = (sql: Sql, companyId: string, id: string, returnDomain: string) => sql`
  update sending_domain set return_proved_at = now()
  where id = ${id} and company_id = ${companyId} and return_domain = ${returnDomain} and return_proved_at is null`

export interface KeyRow extends Made {
  checks: DnsFinding[]
  return_domain: string | null
  return_proved_at: Date | null
}

/** The key of a company's domain. */
export async function findKey(sql: Sql, companyId: string, domain: string): Promise<KeyRow | undefined> {
  const [row] = await sql<KeyRow[]>`
    select id, domain, selector, sealed_private_key, public_key, checks, return_domain, return_proved_at from sending_domain
    where company_id = ${companyId} and domain = ${domain}`
  return row
}
