import type { LeftOutReason, RecipientMark, RecipientState } from '@corridor/contract/mail/recipient/kinds'
import type { Evidence, Recipient, recipient } from '@corridor/contract/mail/recipient/shapes'
import type { ListSpec } from '../../../db/list-spec.ts'
import { narrowed, seen, seenBy, seesAll, textOf, type Within } from '../../../db/within.ts'
import type { Sql } from '../../../platform/sql.ts'

/** Whether a reader sees the people behind a row `r`: of the others nothing is shown or counted. */
export const recipientSeen = `(${seesAll} or (
  (r.vendor_id is null or exists (select from vendor v where v.id = r.vendor_id and ${seen('v')}))
  and (r.candidate_id is null or exists (select from candidate c where c.id = r.candidate_id and ${seen('c')}))))`

export interface RecipientRow {
  id: string
  created_at: Date
  campaign_id: string
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

/** The people of campaigns that the reader sees, without those whom they do not see. */
const seenRecipients: Within = (sql, scope) =>
  narrowed(
    sql,
    seenBy(sql, scope, {
      of: { table: 'campaign', by: 't.campaign_id' },
      company: (id) => sql`t.company_id = ${id}`,
      platform: 'all',
    }),
    sql`${sql.unsafe(textOf(recipientSeen.replaceAll('r.', 't.'), scope))}`,
  )

const markColumns: Record<RecipientMark, string> = {
  clicked: 'clicked_at',
  replied: 'replied_at',
  unsubscribed: 'unsubscribed_at',
}

export const recipientSpec: ListSpec<RecipientRow, typeof recipient.list> = {
  table: 'campaign_recipient',
  columns: `t.id, t.created_at, t.campaign_id, t.address, t.name, t.vendor_id, t.contact_id, t.candidate_id, v.name as vendor_name,
    k.full_name as contact_name, trim(p.full_name) as candidate_name, t.state, t.left_out, t.evidence, t.answer, t.attempts, t.due_at, t.state_at,
    t.clicked_at, t.replied_at, t.unsubscribed_at`,
  joins: `left join vendor v on v.id = t.vendor_id left join vendor_contact k on k.id = t.contact_id
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
  },
  search: { emailId: 't.address', name: 't.name' },
  toWire: toWire,
}

function toWire(row: RecipientRow): Recipient {
  return {
    _id: row.id,
    createDate: row.created_at.toISOString(),
    campaign: row.campaign_id,
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

/** Who of these addresses got a hotlist within so many hours, each with the mail that brought it. */
export async function listGot(
  sql: Sql,
  companyId: string,
  hotlistId: string,
  hours: number,
  addresses: readonly string[],
): Promise<Map<string, Evidence>> {
  const rows = await sql<{ address: string; subject: string; at: Date }[]>`
    select distinct on (r.address) r.address, c.subject, r.state_at as at
    from unnest(${addresses as string[]}::text[]) asked join campaign_recipient r on r.company_id = ${companyId} and r.address = asked
      and r.state in ('accepted', 'unknown') and r.state_at > now() - make_interval(hours => ${hours})
    join campaign c on c.id = r.campaign_id and c.hotlist_id = ${hotlistId}
    order by r.address, r.state_at desc`
  return new Map(
    rows.map(({ address, subject, at }) => [
      address,
      { date: at.toISOString(), mail: subject, words: '', value: '' } satisfies Evidence,
    ]),
  )
}

/** The addresses that a campaign reached, or may have. */
export async function listReached(sql: Sql, campaignId: string): Promise<Set<string>> {
  const rows = await sql<{ address: string }[]>`
    select address from campaign_recipient where campaign_id = ${campaignId} and state in ('accepted', 'unknown', 'sending')`
  return new Set(rows.map(({ address }) => address))
}
