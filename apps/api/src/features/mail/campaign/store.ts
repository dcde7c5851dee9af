import type { CampaignKind, CampaignState } from '@corridor/contract/mail/campaign/kinds'
import { addressesIn } from '@corridor/contract/vendor/vendor-group/recipients'
import type { ListQuery } from '@corridor/contract/wire/list'
import { runList } from '../../../db/list/list.ts'
import type { RecordRow } from '../../../db/record/record.ts'
import type { Context } from '../../../db/scope/context.ts'
import type { CompanyScope, Scope } from '../../../db/scope/scope.ts'
import { isSeen, seenInCompany } from '../../../db/scope/within.ts'
import { newId } from '../../../platform/ids.ts'
import { columnsOf, json, type Sql } from '../../../platform/sql.ts'
import { type GroupRow, isInGroup } from '../../vendor/vendor-group/tables.ts'
import { type AlongRow, type CampaignContent, type CampaignRow, type CampaignValues, campaignSpec } from './tables.ts'

export const listCampaigns = ({ db, scope }: Context, query: ListQuery) => runList(db, scope, campaignSpec, query)

export type Asked = Pick<CampaignValues, 'kind' | 'vendor_ids' | 'contact_ids' | 'candidate_ids'>

/** One address that a campaign is meant for, under the record that says most about it. */
export interface Found {
  address: string
  name: string
  vendor_id: string | null
  contact_id: string | null
  candidate_id: string | null
  vendor_name: string | null
  /** The groups of the campaign through which it was reached. */
  group_ids: string[]
  is_active: boolean
  /** True if its record wants this kind of mail. */
  is_on: boolean
  /** Number of times that it was found. */
  times: number
}

const flags: Record<CampaignKind, string> = {
  hotlist: 'send_hotlist',
  requirement: 'send_requirement',
  plain: 'true',
}

/**
 * Everybody whom groups, vendors, contacts and candidates name, each address once, in the order of addresses. A person's own record says
 * more than their company's, and one that wants the mail more than one that does not.
 */
export function listFound(
  sql: Sql,
  scope: Scope,
  { kind, vendor_ids, contact_ids, candidate_ids }: Asked,
  groups: readonly GroupRow[],
  limit: number,
) {
  const typed = groups.flatMap(({ id, recipients }) => addressesIn(recipients).map((address) => ({ id, address })))
  const inGroups = groups.reduce(
    (before, group) => sql`${before} or t.status = 'active' and ${isInGroup(sql, scope, group)}`,
    sql``,
  )
  const groupsOf = groups.reduce(
    (before, group) =>
      sql`${before} || case when t.status = 'active' and ${isInGroup(sql, scope, group)} then array[${group.id}::uuid] end`,
    sql`'{}'::uuid[]`,
  )
  const wants = (alias: string) => sql.unsafe(kind === 'plain' ? 'true' : `${alias}.${flags[kind]}`)
  return sql<Found[]>`
    with member as (
      select t.id, t.name, t.email, ${wants('t')} as is_on, t.status = 'active' as is_active, ${groupsOf} as group_ids
      from vendor t
      where ${seenInCompany(sql, scope)} and (t.id = any(${vendor_ids}::uuid[]) ${inGroups})
    ),
    person as (
      select c.id, c.vendor_id, c.full_name, c.email, ${wants('c')} as is_on, c.status = 'active' as is_active,
        coalesce(m.group_ids, '{}') as group_ids
      from vendor_contact c left join member m on m.id = c.vendor_id
      where c.deleted_at is null and (m.id is not null or c.id = any(${contact_ids}::uuid[]))
        and exists (select from vendor t where t.id = c.vendor_id and ${seenInCompany(sql, scope)})
    ),
    found as (
      select lower(email) as address, name, id as vendor_id, null::uuid as contact_id, null::uuid as candidate_id, is_on, is_active, 2 as rank, group_ids
      from member where email <> ''
      union all
      select lower(email), full_name, vendor_id, id, null, is_on, is_active, 1, group_ids from person
      union all
      select lower(t.email), trim(t.full_name), null, null, t.id, true, t.status = 'active', 1, '{}' from candidate t
      where t.id = any(${candidate_ids}::uuid[]) and ${seenInCompany(sql, scope)}
      union all
      select lower(given.address), '', null, null, null, true, true, 3, array[given.id]
      from unnest(${typed.map(({ address }) => address)}::text[], ${typed.map(({ id }) => id)}::uuid[]) given (address, id)
    ),
    best as (
      select distinct on (address, case when address = '' then coalesce(contact_id, candidate_id) end) f.*,
        case when address = '' then 1 else count(*) over (partition by address)::int end as times
      from found f
      order by address, case when address = '' then coalesce(contact_id, candidate_id) end, rank = 3, is_on and is_active desc, rank, name,
        vendor_id, contact_id, candidate_id
    ),
    reached as (
      select f.address, array_agg(distinct g) as group_ids from found f, unnest(f.group_ids) g where f.address <> '' group by f.address
    )
    select b.address, b.name, b.vendor_id, b.contact_id, b.candidate_id, v.name as vendor_name, b.is_active, b.is_on, b.times,
      coalesce(reached.group_ids, '{}') as group_ids
    from best b left join vendor v on v.id = b.vendor_id left join reached on reached.address = b.address order by b.address, b.name, b.contact_id limit ${limit}`
}

/** Finds the given ids that are records of a table that the caller sees. */
export async function listSeenOf(
  sql: Sql,
  scope: Scope,
  table: 'vendor' | 'candidate',
  ids: readonly string[],
): Promise<Set<string>> {
  const rows = await sql<{ id: string }[]>`
    select t.id from ${sql(table)} t where t.id = any(${ids as string[]}::uuid[]) and ${seenInCompany(sql, scope)}`
  return new Set(rows.map(({ id }) => id))
}

/** Finds the given ids that are contacts of vendors that the caller sees. */
export async function listSeenContacts(sql: Sql, scope: Scope, ids: readonly string[]): Promise<Set<string>> {
  const rows = await sql<{ id: string }[]>`
    select c.id from vendor_contact c join vendor v on v.id = c.vendor_id and v.deleted_at is null and ${isSeen(sql, scope, 'v')}
    where c.id = any(${ids as string[]}::uuid[]) and c.deleted_at is null and ${inCompany(sql, scope)}`
  return new Set(rows.map(({ id }) => id))
}

const inCompany = (sql: Sql, scope: Scope) =>
  scope.kind === 'company' ? sql`c.company_id = ${scope.companyId}` : sql`false`

export const deleteDraft = (tx: Sql, id: string) => tx`delete from campaign where id = ${id}`

interface Starting {
  state: 'running' | 'scheduled'
  startsAt: Date | null
  content: CampaignContent
  isTest: boolean
}

/** Leaves the draft behind: from now on nobody changes what is sent. */
export const startDraft = (tx: Sql, id: string, { state, startsAt, content, isTest }: Starting) => tx`
  update campaign set state = ${state}, starts_at = ${startsAt}, started_at = case when ${state} = 'running' then now() end,
    content = ${json(tx, content)}, is_test = ${isTest}, turn = turn + 1, times_lost = 0, version = version + 1, updated_at = now() where id = ${id}`

interface NewStep {
  step: number
  subject: string
  body: string
  startsAt: Date
}

/** A follow-up as a campaign of its own, from whom and about what the first one was. */
export const insertStep = (tx: Sql, firstId: string, { step, subject, body, startsAt }: NewStep) => tx`
  insert into campaign (id, company_id, kind, subject, body, hotlist_id, job_id, from_unit_id, reply_unit_id, first_id, step, state, starts_at,
    content, is_test, audience, created_by)
  select ${newId()}, company_id, kind, ${subject}, ${body}, hotlist_id, job_id, from_unit_id, reply_unit_id, id, ${step}, 'scheduled',
    ${startsAt.toISOString()}, content, is_test, audience, created_by from campaign where id = ${firstId}`

/** The follow-ups of a campaign, kept from others until the transaction ends. */
export const takeSteps = (tx: Sql, firstId: string) =>
  tx<CampaignRow[]>`select * from campaign where first_id = ${firstId} order by step for update`

/** Finds the state of the step before a follow-up, and the days after its end at which the follow-up goes out. */
export async function findStepBefore(sql: Sql, firstId: string, step: number) {
  const [row] = await sql<{ state: CampaignState; ended_at: Date | null; days: number }[]>`
    select b.state, b.ended_at, f.follow_up_days[${step}::int] as days from campaign f
    join campaign b on b.step = ${step - 1} and (b.id = f.id or b.first_id = f.id) where f.id = ${firstId}`
  return row
}

/** Campaigns that came with a backup wait until somebody looks at them: what went out since then is not known here. */
export const pauseRestored = (tx: Sql) => tx`
  update campaign set state = 'paused', reason = ${json(tx, { code: 'campaign.restored' })}, turn = turn + 1, leased_until = null
  where state in ('scheduled', 'running')`

/** Finds the address at which somebody who is signed in gets mail. */
export async function findOwnAddress(sql: Sql, userId: string): Promise<string> {
  const [row] = await sql<{ email: string }[]>`select email from user_account where id = ${userId}`
  return row?.email ?? ''
}

/** Lists the people on a hotlist whom the caller sees, in its order. */
export async function listShownOn(sql: Sql, scope: Scope, hotlistId: string): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    select t.id from hotlist_candidate m join candidate t on t.id = m.candidate_id
    where m.hotlist_id = ${hotlistId} and ${seenInCompany(sql, scope)} order by m.position, t.id`
  return rows.map(({ id }) => id)
}

export interface RuleRow extends RecordRow {
  again_hours: number
  keep_months: number
}

export async function findRule(sql: Sql, companyId: string): Promise<RuleRow | undefined> {
  const [row] = await sql<RuleRow[]>`
    select id, version, created_at, updated_at, again_hours, keep_months from mail_rule where company_id = ${companyId}`
  return row
}

/** Lets one of two who save at once wait for the other. */
export const holdCompany = (tx: Sql, { companyId }: CompanyScope) =>
  tx`select 1 from company where id = ${companyId} for no key update`

export type RuleValues = Pick<RuleRow, 'again_hours' | 'keep_months'>
export const insertRule = (tx: Sql, { companyId, userId }: CompanyScope, rule: Partial<RuleValues>) =>
  tx`insert into mail_rule ${columnsOf(tx, { id: newId(), company_id: companyId, created_by: userId, ...rule })}`

export const updateRule = (tx: Sql, id: string, rule: Partial<RuleValues>) => tx`
  update mail_rule set ${columnsOf(tx, rule)}, version = version + 1, updated_at = now() where id = ${id}`

/** A resume in the format of vendors, and what it stands in place of. */
export interface InFormatRow extends AlongRow {
  drawn_of: string
  format: string
  vendor_ids: string[]
}

/** The resumes of a campaign that were drawn in the formats of vendors. */
export const listInFormats = (sql: Sql, id: string) => sql<InFormatRow[]>`
  select f.key, f.original_name, f.file_type, f.file_size, h.drawn_of, h.format, h.vendor_ids
  from campaign_file h join stored_file f on f.key = h.file_key where h.campaign_id = ${id} and h.drawn_of is not null`

/** Answers false if it stands already, or if the draft does not take the resume along any more. */
export async function insertInFormat(
  tx: Sql,
  { id, file_key, drawn_of, format }: { id: string; file_key: string; drawn_of: string; format: string },
): Promise<boolean> {
  const { count } = await tx`
    insert into campaign_file (campaign_id, file_key, drawn_of, format)
    select id, ${file_key}, ${drawn_of}, ${format} from campaign
    where id = ${id} and state = 'draft' and ${drawn_of} = any(file_keys) for update on conflict do nothing`
  return count > 0
}

/** Gives the people of vendors the resumes in a format. */
export const giveFormat = (tx: Sql, id: string, format: string, vendorIds: readonly string[]) => tx`
  update campaign_file set vendor_ids = vendor_ids || ${vendorIds as string[]}::uuid[] where campaign_id = ${id} and format = ${format}`

/** Takes from the people of vendors what they had in a format. */
export const takeFormats = (tx: Sql, id: string, vendorIds: readonly string[]) => tx`
  update campaign_file set vendor_ids = array(select unnest(vendor_ids) except select unnest(${vendorIds as string[]}::uuid[]))
  where campaign_id = ${id} and vendor_ids && ${vendorIds as string[]}::uuid[]`

/** Remembers of whom resumes were drawn. */
export const insertDrawnResumes = (sql: Sql, drawn: readonly { key: string; candidateId: string }[]) =>
  sql`insert into drawn_resume ${sql(drawn.map(({ key, candidateId }) => ({ id: newId(), file_key: key, candidate_id: candidateId })))}`
