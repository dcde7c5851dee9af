import type { RatePer, TaxTerm } from '@corridor/contract/field/rate-terms'
import type { Currency } from '@corridor/contract/format/settings'
import type { ProofKind } from '@corridor/contract/job/representation/kinds'
import type { Language } from '@corridor/contract/wire/language'
import type { ListQuery } from '@corridor/contract/wire/list'
import { runList } from '../../../db/list/list.ts'
import type { RecordRow } from '../../../db/record/record.ts'
import type { Context } from '../../../db/scope/context.ts'
import type { CompanyScope, Scope } from '../../../db/scope/scope.ts'
import { seenInCompany } from '../../../db/scope/within.ts'
import { newId } from '../../../platform/ids.ts'
import { columnsOf, type Sql } from '../../../platform/sql.ts'
import { type RepresentationRow, representationSpec, stateOf } from './tables.ts'

export const listRepresentations = ({ db, scope }: Context, query: ListQuery) =>
  runList(db, scope, representationSpec, query)

export interface Asked {
  candidate_id: string
  first_name: string
  last_name: string
  email: string
  job_id: string
  job_title: string
  company_name: string
}

/** A person and a job that the caller sees; undefined if either is beyond that. */
export async function findAsked(
  sql: Sql,
  scope: Scope,
  candidateId: string,
  jobId: string,
): Promise<Asked | undefined> {
  const [row] = await sql<Asked[]>`
    select c.id as candidate_id, c.first_name, c.last_name, c.email, j.id as job_id, j.job_title, o.name as company_name
    from (select t.* from candidate t where t.id = ${candidateId} and ${seenInCompany(sql, scope)}) c
    join (select t.* from job t where t.id = ${jobId} and ${seenInCompany(sql, scope)}) j on true
    join company o on o.id = c.company_id`
  return row
}

/** The rights of a person for the requirement of a job, company-wide, the newest first. */
export const listForWork = (sql: Sql, companyId: string, candidateId: string, jobId: string) => sql<
  RepresentationRow[]
>`
  select ${sql.unsafe(representationSpec.columns)} from representation t ${sql.unsafe(representationSpec.joins ?? '')}
  where t.company_id = ${companyId} and t.candidate_id = ${candidateId}
    and j.requirement_id = (select requirement_id from job where id = ${jobId})
  order by t.created_at desc, t.id desc limit 20`

/** Index that allows one open request for a person and a job. */
export const openIndex = 'representation_open'

/** Writes down that a request has ended by its day or with its submission, so that another may be made. */
export const endExpired = (tx: Sql, candidateId: string, jobId: string) => tx`
  update representation t set state = (${tx.unsafe(stateOf)}), version = t.version + 1, updated_at = now() from job j
  where j.id = t.job_id and t.candidate_id = ${candidateId} and t.job_id = ${jobId} and t.state = 'asked'
    and (${tx.unsafe(stateOf)}) in ('expired', 'withdrawn')`

export interface RuleRow extends RecordRow {
  client: ProofKind[]
  vendor: ProofKind[]
  again_days: number
}

export async function findRule(sql: Sql, companyId: string): Promise<RuleRow | undefined> {
  const [row] = await sql<RuleRow[]>`
    select id, version, created_at, updated_at, client, vendor, again_days from representation_rule where company_id = ${companyId}`
  return row
}

/** Finds the proofs that a company accepts for a job; none if it asks for none. */
export async function findAccepted(sql: Sql, companyId: string, jobId: string): Promise<ProofKind[]> {
  const [row] = await sql<{ accepted: ProofKind[] }[]>`
    select case when j.vendor_id is null and j.prime_id is null then r.client else r.vendor end as accepted
    from representation_rule r join job j on j.id = ${jobId} where r.company_id = ${companyId}`
  return row?.accepted ?? []
}

/** The same for a job that does not stand yet. */
export async function findAcceptedThrough(sql: Sql, companyId: string, hasVendor: boolean): Promise<ProofKind[]> {
  const rule = await findRule(sql, companyId)
  return (hasVendor ? rule?.vendor : rule?.client) ?? []
}

/** Lets one of two who save at once wait for the other. */
export const holdCompany = (tx: Sql, { companyId }: CompanyScope) =>
  tx`select 1 from company where id = ${companyId} for no key update`

type Rule = Pick<RuleRow, 'client' | 'vendor' | 'again_days'>
export const insertRule = (tx: Sql, { companyId, userId }: CompanyScope, rule: Rule) =>
  tx`insert into representation_rule ${columnsOf(tx, { id: newId(), company_id: companyId, created_by: userId, ...rule })}`

export const updateRule = (tx: Sql, id: string, rule: Partial<Rule>) => tx`
  update representation_rule set ${columnsOf(tx, rule)}, version = version + 1, updated_at = now() where id = ${id}`

export interface OpenRow {
  id: string
  company_id: string
  company_name: string
  brand_color: string | null
  candidate_id: string
  first_name: string
  last_name: string
  job_id: string
  job_title: string
  client_name: string | null
  rate_amount: string | null
  rate_currency: Currency | null
  rate_per: RatePer | null
  tax_term: TaxTerm | null
  valid_until: string
  shows_client: boolean
  signed_text: string
  signed_name: string
  consent: string
  language: Language
  state: 'asked' | 'agreed' | 'declined'
  decided_at: Date | null
  created_by: string | null
  file_key: string | null
}

const openColumns = `t.id, t.company_id, o.name as company_name, b.brand_color, t.candidate_id, c.first_name, c.last_name, t.job_id, j.job_title,
  e.name as client_name, t.rate_amount, t.rate_currency, t.rate_per, t.tax_term, t.valid_until::text as valid_until, t.shows_client,
  t.signed_text, t.signed_name, t.consent, t.language, t.state, t.decided_at, t.created_by, t.file_key`
const openFrom = `representation t join candidate c on c.id = t.candidate_id and c.deleted_at is null
  join job j on j.id = t.job_id and j.deleted_at is null left join client e on e.id = j.client_id
  join company o on o.id = t.company_id and o.deleted_at is null
  left join company_branding b on b.company_id = t.company_id and b.is_published`

/**
 * The link with this hash: one to be answered, or one that was. Links that were revoked or have ended are found as little as ones that
 * never were, in the same time.
 */
export async function findOpen(sql: Sql, tokenHash: Buffer, lock = false): Promise<OpenRow | undefined> {
  const [row] = await sql<OpenRow[]>`
    select ${sql.unsafe(openColumns)} from ${sql.unsafe(openFrom)}
    where t.token_hash = ${tokenHash} and t.state <> 'revoked' and (t.state <> 'asked' or (${sql.unsafe(stateOf)}) = 'asked')
    ${lock ? sql`for update of t` : sql``}`
  return row
}

export async function findSigned(sql: Sql, id: string): Promise<OpenRow | undefined> {
  const [row] = await sql<OpenRow[]>`
    select ${sql.unsafe(openColumns)} from ${sql.unsafe(openFrom)} where t.id = ${id} and t.proof = 'link' and t.decided_at is not null`
  return row
}

/** Gives a signed right its paper, once: answers whether it had none. */
export const keepPaper = async (tx: Sql, id: string, key: string): Promise<boolean> =>
  (await tx`update representation set file_key = ${key} where id = ${id} and file_key is null`).count > 0

/** Signed rights whose paper should be there by now. */
export const listUnmade = (sql: Sql) => sql<{ id: string }[]>`
  select id from representation where proof = 'link' and state = 'agreed' and file_key is null and decided_at < now() - interval '1 minute'
  order by decided_at limit 50`
