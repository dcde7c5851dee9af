import type { ConsentWay, MailboxState, ReadState } from '@corridor/contract/mail/mailbox/kinds'
import type { ListQuery } from '@corridor/contract/wire/list'
import { runList } from '../../../db/list/list.ts'
import type { Context } from '../../../db/scope/context.ts'
import type { CompanyScope } from '../../../db/scope/scope.ts'
import { columnsOf, type Sql } from '../../../platform/sql.ts'
import { isManagedBy, type MailboxRow, type MailboxValues, mailboxSpec, type NewMailbox, toWire } from './tables.ts'

export const listMailboxes = ({ db, scope, caller, platform }: Context, query: ListQuery) =>
  runList(
    db,
    scope,
    {
      ...mailboxSpec,
      toWire: (row: MailboxRow) => toWire(row, isManagedBy(row, scope, caller.roles.includes('owner')), platform.house),
    },
    query,
  )

/** Secrets that sign in to a mailbox, sealed. */
export interface SecretValues {
  sealed_password?: string | null
  sealed_refresh_token?: string | null
  sealed_access_token?: string | null
  access_token_until?: string | null
}

export const insertMailbox = (
  tx: Sql,
  { companyId, userId }: CompanyScope,
  id: string,
  values: NewMailbox & SecretValues,
) => tx`insert into mailbox ${columnsOf(tx, { id, company_id: companyId, created_by: userId, ...values })}`

/** Writes settings with their secrets, under the next version. */
export const updateMailbox = (tx: Sql, id: string, values: Partial<MailboxValues> & SecretValues) =>
  tx`update mailbox set ${columnsOf(tx, values)}, version = version + 1, updated_at = now() where id = ${id}`

export const deleteMailbox = (tx: Sql, id: string) => tx`delete from mailbox where id = ${id}`

/** Switches a mailbox; one that is switched on is tried anew, to send and to read. */
export const writeState = (tx: Sql, id: string, state: Extract<MailboxState, 'off' | 'working'>) => tx`
  update mailbox set state = ${state}, read_state = case when ${state} = 'working' then 'working' else read_state end,
    version = version + 1, updated_at = now() where id = ${id}`

/** Sides of a mailbox; each may work while the other does not. */
export type Side = 'sending' | 'reading'
export const bothSides: readonly Side[] = ['sending', 'reading']

/**
 * Notes how the last contact went; one that is switched off stays so. Its settings are as they were, so its version is too. True if it lets
 * nobody in any more, and did until now.
 */
export async function noteContact(
  sql: Sql,
  id: string,
  state: ReadState,
  words: string,
  sides: readonly Side[] = bothSides,
): Promise<boolean> {
  const isGood = state === 'working'
  const error = isGood ? '' : words
  const [isSending, isReading] = bothSides.map((side) => sides.includes(side)) as [boolean, boolean]
  const [row] = await sql<{ was_let_in: boolean; is_let_in: boolean }[]>`
    with former as (select id, 'reconnect' in (state, read_state) as is_stopped from mailbox where id = ${id} for update)
    update mailbox m set checked_at = now(),
      state = case when ${isSending} and m.state <> 'off' then ${state} else m.state end,
      last_error = case when ${isSending} then ${error} else m.last_error end,
      last_success_at = case when ${isSending && isGood} then now() else m.last_success_at end,
      read_state = case when ${isReading} then ${state} else m.read_state end,
      read_error = case when ${isReading} then ${error} else m.read_error end,
      read_at = case when ${isReading && isGood} then now() else m.read_at end
    from former where m.id = former.id
    returning not former.is_stopped as was_let_in, 'reconnect' not in (m.state, m.read_state) as is_let_in`
  return row?.was_let_in === true && !row.is_let_in
}

/** A mailbox whose row is kept from others until `tx` ends, whoever asks. */
export async function holdMailbox(tx: Sql, id: string): Promise<MailboxRow | undefined> {
  const [row] = await tx<MailboxRow[]>`
    select ${tx.unsafe(mailboxSpec.columns)} from mailbox t left join user_account m on m.id = t.member_id
    where t.id = ${id} for update of t`
  return row
}

export const writeTokens = (tx: Sql, id: string, values: SecretValues) =>
  tx`update mailbox set ${columnsOf(tx, values)} where id = ${id}`

export async function findAccountAddress(sql: Sql, userId: string): Promise<string> {
  const [row] = await sql<{ email: string }[]>`select lower(email) as email from user_account where id = ${userId}`
  return row?.email ?? ''
}

interface Consent {
  way: ConsentWay
  is_of_company: boolean
  mailbox_id: string | null
  sealed_verifier: string
}

/** Begins a consent, and forgets those that ended. */
export async function insertConsent(
  tx: Sql,
  { companyId, userId }: CompanyScope,
  consent: Consent & { id: string; session_id: string; state_hash: Buffer },
  minutes: number,
) {
  await tx`delete from mail_consent where expires_at < now()`
  const { id, session_id, state_hash, sealed_verifier, way, is_of_company, mailbox_id } = consent
  await tx`
    insert into mail_consent (id, company_id, user_id, session_id, state_hash, sealed_verifier, way, is_of_company, mailbox_id, expires_at)
    values (${id}, ${companyId}, ${userId}, ${session_id}, ${state_hash}, ${sealed_verifier}, ${way}, ${is_of_company}, ${mailbox_id},
      now() + make_interval(mins => ${minutes}))`
}

/** Takes a consent, once, from the session that began it. */
export async function takeConsent(
  sql: Sql,
  { companyId, userId }: CompanyScope,
  sessionId: string,
  stateHash: Buffer,
): Promise<(Consent & { id: string }) | undefined> {
  const [row] = await sql<(Consent & { id: string })[]>`
    delete from mail_consent
    where state_hash = ${stateHash} and session_id = ${sessionId} and company_id = ${companyId} and user_id = ${userId}
      and expires_at > now()
    returning id, way, is_of_company, mailbox_id, sealed_verifier`
  return row
}

// Beyond that a server that was given another name would be remembered for long.
const seenTimesMax = 20

/** Counts who says that it checked a mail. */
export const noteChecker = (tx: Sql, mailboxId: string, checker: string) => tx`
  update mailbox set
    seen_checker = case when seen_checks = 0 then ${checker} else seen_checker end,
    seen_checks = case when seen_checks = 0 then 1 when seen_checker = ${checker} then least(seen_checks + 1, ${seenTimesMax}) else seen_checks - 1 end
  where id = ${mailboxId}`

/** Place up to which a folder was read. */
interface FolderRow {
  uid_validity: string
  last_uid: number
}

export async function findFolder(sql: Sql, mailboxId: string, folder: string): Promise<FolderRow | undefined> {
  const [row] = await sql<FolderRow[]>`
    select uid_validity, last_uid::float8 as last_uid from mail_folder where mailbox_id = ${mailboxId} and folder = ${folder}`
  return row
}

interface Place {
  folder: string
  uidValidity: string
  uid: number
}

/** Notes that a folder was read up to a mail; never back, unless its mails are numbered anew. */
export const keepPlace = (sql: Sql, mailboxId: string, { folder, uidValidity, uid }: Place) => sql`
  insert into mail_folder as f (mailbox_id, folder, uid_validity, last_uid)
  values (${mailboxId}, ${folder}, ${uidValidity}, ${uid})
  on conflict (mailbox_id, folder) do update set uid_validity = excluded.uid_validity, last_success_at = now(),
    last_uid = case when f.uid_validity = excluded.uid_validity then greatest(f.last_uid, excluded.last_uid) else excluded.last_uid end,
    stuck_uid = null, stuck_times = 0`

/** Counts how often the reading ended at a mail. */
export async function noteStuck(sql: Sql, mailboxId: string, { folder, uidValidity, uid }: Place): Promise<number> {
  const [row] = await sql<{ times: number }[]>`
    insert into mail_folder as f (mailbox_id, folder, uid_validity, last_uid, stuck_uid, stuck_times)
    values (${mailboxId}, ${folder}, ${uidValidity}, ${uid - 1}, ${uid}, 1)
    on conflict (mailbox_id, folder) do update set stuck_uid = excluded.stuck_uid,
      stuck_times = case when f.stuck_uid = excluded.stuck_uid then f.stuck_times + 1 else 1 end
    returning stuck_times as times`
  return row?.times ?? 1
}

/** Writes down that a mail was not read, and why. */
export const noteUnread = (sql: Sql, mailboxId: string, { folder, uidValidity, uid }: Place, reason: string) => sql`
  insert into mail_unread (mailbox_id, folder, uid_validity, uid, reason)
  values (${mailboxId}, ${folder}, ${uidValidity}, ${uid}, ${reason}) on conflict do nothing`

/** Process that reads mailboxes, and the seconds for which it holds each. */
export interface Holding {
  holder: string
  seconds: number
}

/**
 * Takes mailboxes that nobody reads now. One that failed is left alone until its wait has ended, or until it was changed; one that lets nobody in
 * waits for its person.
 */
export function takeReadings(sql: Sql, { holder, seconds }: Holding, limit: number) {
  return sql<{ mailbox_id: string; version: number; failures: number }[]>`
    insert into mail_reading as r (mailbox_id, holder, held_until, version)
    select t.id, ${holder}, now() + make_interval(secs => ${seconds}), t.version from mailbox t
    left join mail_reading s on s.mailbox_id = t.id
    where t.state <> 'off' and t.read_state <> 'reconnect' and t.imap_host <> ''
      and (s.mailbox_id is null or s.held_until < now() or s.failures > 0 and s.version <> t.version)
    order by s.held_until nulls first limit ${limit} for update of t skip locked
    on conflict (mailbox_id) do update set holder = excluded.holder, held_until = excluded.held_until, version = excluded.version,
      failures = case when r.version = excluded.version then r.failures else 0 end
      where r.held_until < now() or r.failures > 0 and r.version <> excluded.version
    returning r.mailbox_id, r.version, r.failures`
}

/** Goes on holding what this process reads; answers what is still its to read, as it was taken. */
export async function holdReadings(
  sql: Sql,
  { holder, seconds }: Holding,
  ids: readonly string[],
): Promise<Set<string>> {
  const rows = await sql<{ mailbox_id: string }[]>`
    update mail_reading r set held_until = now() + make_interval(secs => ${seconds}) from mailbox t
    where r.mailbox_id = any(${ids as string[]}::uuid[]) and r.holder = ${holder} and t.id = r.mailbox_id and t.version = r.version
      and t.state <> 'off' and t.read_state <> 'reconnect'
    returning r.mailbox_id`
  return new Set(rows.map((row) => row.mailbox_id))
}

/** Gives a mailbox back: at once, or after a wait if it failed once more. */
export const giveReadingBack = (sql: Sql, holder: string, id: string, failures: number, waitSeconds: number) => sql`
  update mail_reading set held_until = now() + make_interval(secs => ${waitSeconds}) - interval '1 millisecond', failures = ${failures}
  where mailbox_id = ${id} and holder = ${holder}`

/** Notes that a mailbox is read well. */
export const noteRead = (sql: Sql, holder: string, id: string) =>
  sql`update mail_reading set failures = 0 where mailbox_id = ${id} and holder = ${holder}`

/** The mails of a folder that somebody asked to try again: they are no more among those that were not read. */
export async function takeAgain(
  sql: Sql,
  mailboxId: string,
  { folder, uidValidity }: Omit<Place, 'uid'>,
): Promise<number[]> {
  const rows = await sql<{ uid: number; uid_validity: string }[]>`
    delete from mail_unread where mailbox_id = ${mailboxId} and folder = ${folder} and again returning uid::float8 as uid, uid_validity`
  return rows.filter((row) => row.uid_validity === uidValidity).map(({ uid }) => uid)
}

/** Has what was not read tried again: under another version a mailbox is read anew, which is at once. */
export async function askAgain(tx: Sql, mailboxId: string): Promise<number> {
  const { count } = await tx`update mail_unread set again = true where mailbox_id = ${mailboxId} and not again`
  if (count > 0) await tx`update mailbox set version = version + 1, updated_at = now() where id = ${mailboxId}`
  return count
}
