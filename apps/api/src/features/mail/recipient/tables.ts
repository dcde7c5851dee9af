import type { CampaignKind } from '@corridor/contract/mail/campaign/kinds'
import type { LeftOutReason, RecipientMark, RecipientState } from '@corridor/contract/mail/recipient/kinds'
import type { Evidence, Recipient, recipient } from '@corridor/contract/mail/recipient/shapes'
import { countedOf } from '@corridor/contract/mail/report/kinds'
import type { ListSpec } from '../../../db/list/spec.ts'
import { peopleSeen } from '../../../db/scope/people-seen.ts'
import type { Scope } from '../../../db/scope/scope.ts'
import { isSeen, textOf } from '../../../db/scope/within.ts'
import type { Sql } from '../../../platform/sql.ts'
import { hasOutcome, isCounted, seenRecipients } from '../report/tables.ts'

export interface RecipientRow {
  id: string
  created_at: Date
  campaign_id: string
  campaign_name: string
  is_test: boolean
  address: string
  name: string
  vendor_id: string | null
  contact_id: string | null
  candidate_id: string | null
  vendor_name: string | null
  contact_name: string | null
  candidate_name: string | null
  state: RecipientState
  left_out: LeftOutReason | null
  evidence: Evidence | null
  answer: string
  attempts: number
  due_at: Date
  state_at: Date
  clicked_at: Date | null
  replied_at: Date | null
  unsubscribed_at: Date | null
}

const markColumns: Record<RecipientMark, string> = {
  clicked: 'clicked_at',
  replied: 'replied_at',
  unsubscribed: 'unsubscribed_at',
}

export const recipientSpec: ListSpec<RecipientRow, typeof recipient.list> = {
  table: 'campaign_recipient',
  columns: `t.id, t.created_at, t.campaign_id, g.subject as campaign_name, g.is_test, t.address, t.name, t.vendor_id, t.contact_id, t.candidate_id, v.name as vendor_name,
    k.full_name as contact_name, trim(p.full_name) as candidate_name, t.state, t.left_out, t.evidence, t.answer, t.attempts, t.due_at, t.state_at,
    t.clicked_at, t.replied_at, t.unsubscribed_at`,
  joins: `join campaign g on g.id = t.campaign_id left join vendor v on v.id = t.vendor_id left join vendor_contact k on k.id = t.contact_id
    left join candidate p on p.id = t.candidate_id`,
  within: seenRecipients,
  sort: {
    createDate: { by: 't.created_at' },
    emailId: { by: 't.address' },
    name: { by: 't.name collate corridor_text' },
    state: { by: 't.state' },
    stateDate: { by: 't.state_at' },
  },
  filters: {
    campaign: (sql, id) => sql`t.campaign_id = ${id}`,
    state: (sql, value) => sql`t.state = ${value}`,
    leftOut: (sql, value) => sql`t.left_out = ${value}`,
    mark: (sql, mark) => sql`${sql(`t.${markColumns[mark]}`)} is not null`,
    vendor: (sql, id) => sql`t.vendor_id = ${id}`,
    mails: (sql, text, scope) => isCounted(sql, scope, countedOf(text)),
    outcome: (sql, outcome, scope) => hasOutcome(sql, scope, outcome),
  },
  search: { emailId: 't.address', name: 't.name' },
  toWire: toWire,
}

function toWire(row: RecipientRow): Recipient {
  return {
    _id: row.id,
    createDate: row.created_at.toISOString(),
    campaign: row.campaign_id,
    campaignInfo: [{ _id: row.campaign_id, name: row.campaign_name }],
    isTest: row.is_test,
    name: row.name,
    emailId: row.address,
    vendorInfo: oneNamed(row.vendor_id, row.vendor_name),
    contactInfo: oneNamed(row.contact_id, row.contact_name),
    candidateInfo: oneNamed(row.candidate_id, row.candidate_name),
    state: row.state,
    leftOut: row.left_out,
    evidence: row.evidence,
    answer: row.answer,
    attempts: row.attempts,
    clickedDate: row.clicked_at?.toISOString() ?? null,
    repliedDate: row.replied_at?.toISOString() ?? null,
    unsubscribedDate: row.unsubscribed_at?.toISOString() ?? null,
    stateDate: (row.state === 'deferred' ? row.due_at : row.state_at).toISOString(),
  }
}

const oneNamed = (id: string | null, name: string | null) => (id && name !== null ? [{ _id: id, name }] : [])

interface Got {
  id: string
  company_id: string
  hotlist_id: string | null
  first_id: string | null
  is_test: boolean
}

/**
 * Lists the given addresses that got the hotlist of a campaign within so many hours, each with the mail that brought it. Leaves out mails
 * of the campaign itself and its follow-ups, and for mail in earnest those that were kept in test mode.
 */
export async function listGot(
  sql: Sql,
  { id, company_id, hotlist_id, first_id, is_test }: Got,
  hours: number,
  addresses: readonly string[],
): Promise<Map<string, Evidence>> {
  if (!hotlist_id) return new Map()
  const first = first_id ?? id
  const rows = await sql<{ address: string; subject: string; at: Date }[]>`
    select distinct on (r.address) r.address, c.subject, r.state_at as at
    from unnest(${addresses as string[]}::text[]) asked join campaign_recipient r on r.company_id = ${company_id} and r.address = asked
      and r.state in ('accepted', 'unknown') and r.state_at > now() - make_interval(hours => ${hours})
    join campaign c on c.id = r.campaign_id and c.hotlist_id = ${hotlist_id} and c.id <> ${first} and c.first_id is distinct from ${first}
      and (${is_test} or not c.is_test)
    order by r.address, r.state_at desc`
  return new Map(rows.map(({ address, subject, at }) => [address, evidenceOf(at, subject)]))
}

const evidenceOf = (at: Date, mail: string, words = ''): Evidence => ({
  ...{ date: at.toISOString(), mail, words, value: '' },
})

interface Stop {
  why: Extract<LeftOutReason, 'unsubscribed' | 'replied' | 'came-back'>
  evidence: Evidence
}

/** Lists the given addresses that get no more mails after a first one, by what they did with it or with one of its follow-ups. */
export async function listStopped(sql: Sql, firstId: string, addresses: readonly string[]): Promise<Map<string, Stop>> {
  const rows = await sql<{ address: string; why: Stop['why']; at: Date; subject: string; words: string }[]>`
    select distinct on (r.address) r.address, c.subject, d.why, d.at, d.words from campaign c
    join campaign_recipient r on r.campaign_id = c.id and r.address = any(${addresses as string[]})
    cross join lateral (values (1, 'unsubscribed', r.unsubscribed_at, ''), (2, 'replied', r.replied_at, ''),
      (3, 'came-back', case when r.state = 'bounced' then r.state_at end, r.answer)) d (rank, why, at, words)
    where (c.id = ${firstId} or c.first_id = ${firstId}) and d.at is not null order by r.address, d.rank, d.at`
  return new Map(
    rows.map(({ address, why, at, subject, words }) => [address, { why, evidence: evidenceOf(at, subject, words) }]),
  )
}

/** The mails of earlier steps that these addresses got, in their order: what a follow-up is an answer to. */
export async function listBefore(
  sql: Sql,
  { first_id, step }: { first_id: string; step: number },
  addresses: readonly string[],
): Promise<Map<string, string[]>> {
  const rows = await sql<{ address: string; ids: string[] }[]>`
    select r.address, array_agg(r.id::text order by c.step) as ids from campaign c
    join campaign_recipient r on r.campaign_id = c.id and r.address = any(${addresses as string[]}) and r.state in ('accepted', 'unknown')
    where (c.id = ${first_id} or c.first_id = ${first_id}) and c.step < ${step} group by r.address`
  return new Map(rows.map(({ address, ids }) => [address, ids]))
}

/** Somebody of a first mail, as their record stands now. */
export interface FollowedRow
  extends Pick<RecipientRow, 'address' | 'name' | 'vendor_id' | 'contact_id' | 'candidate_id' | 'answer'> {
  group_ids: string[]
  state: RecipientState
  state_at: Date
  subject: string
  is_active: boolean
  /** True if the record wants this kind of mail. */
  is_on: boolean
}

/** Everybody of a first mail, in its order. */
export function listFollowed(sql: Sql, firstId: string, kind: CampaignKind) {
  const wants = (alias: string) => sql.unsafe(kind === 'plain' ? 'true' : `${alias}.send_${kind}`)
  return sql<FollowedRow[]>`
    select r.address, r.name, r.vendor_id, r.contact_id, r.candidate_id, r.group_ids, r.state, r.state_at, r.answer, c.subject,
      case when k.id is not null then k.deleted_at is null and k.status = 'active' and v.deleted_at is null
        when v.id is not null then v.deleted_at is null and v.status = 'active'
        when p.id is not null then p.deleted_at is null and p.status = 'active' else true end as is_active,
      case when k.id is not null then ${wants('k')} when v.id is not null then ${wants('v')} else true end as is_on
    from campaign_recipient r join campaign c on c.id = r.campaign_id left join vendor_contact k on k.id = r.contact_id
    left join vendor v on v.id = r.vendor_id left join candidate p on p.id = r.candidate_id
    where r.campaign_id = ${firstId} order by r.place`
}

/** The addresses that a campaign reached, or may have; in earnest nobody was reached by what was kept in test mode. */
export async function listReached(sql: Sql, campaignId: string, isTest: boolean): Promise<Set<string>> {
  const rows = await sql<{ address: string }[]>`
    select r.address from campaign_recipient r join campaign c on c.id = r.campaign_id and (${isTest} or not c.is_test)
    where r.campaign_id = ${campaignId} and r.state in ('accepted', 'unknown', 'sending')`
  return new Set(rows.map(({ address }) => address))
}

export interface CampaignMailRow {
  id: string
  at: Date
  subject: string
  campaign_id: string
  people: number
}

/** The campaigns that the caller sees whose mail went to a vendor or its contacts, to a candidate, or that tell of a job: each once. */
export const listCampaignsAbout = (
  sql: Sql,
  scope: Scope,
  kind: 'vendor' | 'candidate' | 'job',
  id: string,
  { before, limit }: { before: string | null; limit: number },
) => sql<CampaignMailRow[]>`
  select * from (
    select (array_agg(r.id order by r.id))[1] as id, min(coalesce(r.content_at, r.state_at)) as at, g.subject, g.id as campaign_id,
      count(*)::int as people
    from campaign_recipient r join campaign g on g.id = r.campaign_id and g.deleted_at is null and ${isSeen(sql, scope, 'g')}
    where ${sql.unsafe(kind === 'job' ? 'g' : 'r')}.${sql.unsafe(kind)}_id = ${id} and r.state in ('accepted', 'bounced', 'unknown')
      and ${sql.unsafe(textOf(peopleSeen, scope))}
    group by g.id) sent
  where ${before}::uuid is null or sent.id < ${before}::uuid
  order by sent.id desc limit ${limit}`
