import type { RecipientState } from '@corridor/contract/mail/recipient/kinds'
import type { Evidence } from '@corridor/contract/mail/recipient/shapes'
import { newId } from '../../../../platform/ids.ts'
import { json, type Sql } from '../../../../platform/sql.ts'

/** Somebody to write down, in the order in which they are written to. */
export interface NewRecipient {
  address: string
  name: string
  vendor_id: string | null
  contact_id: string | null
  candidate_id: string | null
  group_ids: string[]
  why: string | null
  evidence: Evidence | null
}

const rowsAtOnce = 2_000

/** Writes down everybody whom a campaign is meant for: who gets it waits, who does not is left out. */
export async function insertRecipients(
  tx: Sql,
  { id, company_id }: { id: string; company_id: string },
  people: readonly NewRecipient[],
): Promise<void> {
  for (let from = 0; from < people.length; from += rowsAtOnce) {
    const rows = people.slice(from, from + rowsAtOnce).map(({ why, evidence, ...one }, at) => ({
      ...{ id: newId(), campaign_id: id, company_id, place: from + at },
      ...{ address: one.address, name: one.name, vendor_id: one.vendor_id },
      ...{ contact_id: one.contact_id, candidate_id: one.candidate_id, group_ids: one.group_ids },
      state: why ? 'left-out' : 'queued',
      left_out: why,
      evidence: evidence && json(tx, evidence),
    }))
    await tx`insert into campaign_recipient ${tx(rows)}`
  }
}

/** The row of somebody whose mail a worker has taken. */
export interface TakenRow {
  id: string
  address: string
  name: string
  vendor_id: string | null
  contact_id: string | null
  candidate_id: string | null
  attempts: number
}

/** A campaign as the worker of one turn has it. */
export interface Sending {
  id: string
  turn: number
}

/** Takes the next whose mail is due. Call it in the transaction that holds the campaign. */
export const takeDue = (tx: Sql, { id, turn }: Sending, limit: number) => tx<TakenRow[]>`
  update campaign_recipient r set state = 'sending', turn = ${turn}, content_at = null, state_at = now()
  from (select d.id from campaign_recipient d
    where d.campaign_id = ${id} and d.state in ('queued', 'deferred') and d.due_at <= now()
    order by d.due_at, d.place limit ${limit} for update) due
  where r.id = due.id
  returning r.id, r.address, r.name, r.vendor_id, r.contact_id, r.candidate_id, r.attempts`

const workerEnded = 'The worker ended before the server answered.'

/**
 * Settles the rows that workers before this turn left: those not handed over go out now, the others stay unknown. None is sent
 * again.
 */
export const settleLeft = (tx: Sql, { id, turn }: Sending) => tx`
  update campaign_recipient set state = case when content_at is null then 'queued' else 'unknown' end, state_at = now(),
    answer = case when content_at is null then answer else ${workerEnded} end
  where campaign_id = ${id} and state = 'sending' and turn <= ${turn}`

/** True if the worker before this one got some mails to an end. */
export async function hasEndedSome(tx: Sql, { id, turn }: Sending): Promise<boolean> {
  const [row] = await tx<{ has: boolean }[]>`
    select exists (select 1 from campaign_recipient
      where campaign_id = ${id} and turn = ${turn - 1} and state not in ('queued', 'sending')) as has`
  return row?.has ?? false
}

/** Notes that the content of these mails begins to go out; answers those that are still this worker's to send. */
export async function beginMails(sql: Sql, { id, turn }: Sending, ids: readonly string[]): Promise<Set<string>> {
  const rows = await sql<{ id: string }[]>`
    update campaign_recipient r set content_at = now() from campaign c
    where r.id = any(${ids as string[]}::uuid[]) and r.state = 'sending' and r.turn = ${turn}
      and c.id = r.campaign_id and c.id = ${id} and c.turn = ${turn} and c.state = 'running'
    returning r.id`
  return new Set(rows.map((row) => row.id))
}

/** How the mail to one person ended, or when it is tried again. */
export interface MailEnd {
  id: string
  state: Extract<RecipientState, 'accepted' | 'refused' | 'deferred' | 'unknown' | 'left-out'>
  answer: string
  waitSeconds: number
  leftOut: string | null
  evidence: Evidence | null
}

/** Writes down how mails ended. A worker that learns it late still tells, where nobody knew better. */
export const endMails = (sql: Sql, { turn }: Sending, ends: readonly MailEnd[]) => sql`
  update campaign_recipient r set state = e.state, answer = e.answer, left_out = e.left_out,
    evidence = case when e.evidence = 'null' then null else e.evidence end, state_at = now(),
    attempts = r.attempts + case when e.state = 'left-out' then 0 else 1 end,
    due_at = now() + make_interval(secs => e.wait), content_at = case when e.state = 'deferred' then null else r.content_at end
  from jsonb_to_recordset(${json(
    sql,
    ends.map(({ waitSeconds, leftOut, ...end }) => ({ ...end, wait: waitSeconds, left_out: leftOut })),
  )})
    as e (id uuid, state text, answer text, wait int, left_out text, evidence jsonb)
  where r.id = e.id and r.turn = ${turn} and r.state in ('sending', 'unknown')`

export type RecentRow = Pick<MailEnd, 'state' | 'answer'>

/** How the last mails of a campaign ended since somebody had it go on, the newest first; of a worker that died the server is not the reason. */
export const listRecent = (sql: Sql, { id, counted_from }: { id: string; counted_from: Date | null }, limit: number) =>
  sql<RecentRow[]>`
    select case when state = 'bounced' then 'accepted' else state end as state, answer from campaign_recipient
    where campaign_id = ${id} and state in ('accepted', 'bounced', 'refused', 'unknown') and answer <> ${workerEnded}
      and (${counted_from}::timestamptz is null or state_at > ${counted_from})
    order by state_at desc, place desc limit ${limit}`

/** Lets mails wait again that this turn took and did not hand over. */
export const releaseMails = (sql: Sql, { id, turn }: Sending) => sql`
  update campaign_recipient set state = 'queued', state_at = now()
  where campaign_id = ${id} and turn = ${turn} and state = 'sending' and content_at is null`

/** Notes whom mails of a campaign showed that have just left. */
export const noteShown = (
  sql: Sql,
  { id, company_id }: { id: string; company_id: string },
  candidateIds: string[],
) => sql`
  insert into campaign_candidate (campaign_id, company_id, candidate_id)
  select ${id}, ${company_id}, c.id from candidate c where c.id = any(${candidateIds}::uuid[])
  on conflict (campaign_id, candidate_id) do update set shown_at = now()`

/** How many mails of a campaign are still to go out, and in how many seconds the next of them is due. */
export async function countWaiting(sql: Sql, campaignId: string): Promise<{ waiting: number; seconds: number }> {
  const [row] = await sql<{ waiting: number; seconds: number | null }[]>`
    select count(*)::int as waiting, ceil(extract(epoch from min(due_at) - now()))::int as seconds from campaign_recipient
    where campaign_id = ${campaignId} and state in ('queued', 'deferred', 'sending')`
  return { waiting: row?.waiting ?? 0, seconds: Math.max(1, row?.seconds ?? 1) }
}

/** Cancels what was not handed over yet; what is on its way now ends as it ends. */
export const cancelWaiting = (tx: Sql, campaignId: string) => tx`
  update campaign_recipient set state = 'cancelled', state_at = now()
  where campaign_id = ${campaignId} and (state in ('queued', 'deferred') or state = 'sending' and content_at is null)`

/** How many mails a company handed over in the name of an address, in the last hour and in the last day. */
export async function countSent(sql: Sql, companyId: string, address: string): Promise<{ hour: number; day: number }> {
  const [row] = await sql<{ hour: number; day: number }[]>`
    select count(*) filter (where r.content_at > now() - interval '1 hour')::int as hour, count(*)::int as day
    from campaign_recipient r join campaign c on c.id = r.campaign_id and c.content->>'fromAddress' = ${address}
    where r.company_id = ${companyId} and r.content_at > now() - interval '1 day'`
  return row ?? { hour: 0, day: 0 }
}
