import type { MailboxState, MailboxWay, MailSecurity, ReadState } from '@corridor/contract/mail/mailbox/kinds'
import type { Mailbox, mailbox } from '@corridor/contract/mail/mailbox/shapes'
import type { ListSpec } from '../../../db/list/spec.ts'
import { type RecordRow, toNames, toRecordBase } from '../../../db/record/record.ts'
import { companyTable } from '../../../db/record/table.ts'
import type { Scope } from '../../../db/scope/scope.ts'
import { keptInCompany } from '../../../db/scope/within.ts'
import type { Sql } from '../../../platform/sql.ts'
import { seenCheckerOf, usualCheckerOf } from './checking-server.ts'

/** Servers by which mail goes out and comes in, as the mailbox's people name them. */
export interface ServerValues {
  smtp_host: string
  smtp_port: number
  smtp_security: MailSecurity
  imap_host: string
  imap_port: number
  imap_security: MailSecurity
  user_name: string
}

export interface MailboxValues extends ServerValues {
  member_id: string | null
  name: string
  address: string
  way: MailboxWay
  per_hour: number
  per_day: number
  folders: string[]
  /** Server whose word about senders counts; empty for the usual one. */
  checking_server: string
}

/** Values that are chosen of a mailbox once it stands. */
export type NewMailbox = Omit<MailboxValues, 'folders' | 'checking_server'>

export interface MailboxRow extends RecordRow, MailboxValues {
  company_id: string
  state: MailboxState
  sealed_password: string | null
  sealed_refresh_token: string | null
  sealed_access_token: string | null
  access_token_until: Date | null
  last_success_at: Date | null
  last_error: string
  read_state: ReadState
  read_error: string
  read_at: Date | null
  checked_at: Date | null
  /** True if no administrator named a server for the installation. */
  is_house_unnamed: boolean
  seen_checker: string
  seen_checks: number
  member_first_name: string | null
  member_last_name: string | null
}

const columns = `t.id, t.version, t.created_at, t.updated_at, t.company_id, t.member_id, t.name, t.address, t.way, t.state,
  t.smtp_host, t.smtp_port, t.smtp_security, t.imap_host, t.imap_port, t.imap_security, t.user_name,
  t.sealed_password, t.sealed_refresh_token, t.sealed_access_token, t.access_token_until, t.folders, t.per_hour, t.per_day,
  t.last_success_at, t.last_error, t.read_state, t.read_error, t.read_at, t.checked_at, t.checking_server, t.seen_checker, t.seen_checks,
  not exists (select 1 from house_server) as is_house_unnamed, m.first_name as member_first_name, m.last_name as member_last_name`

export const mailboxSpec: ListSpec<MailboxRow, typeof mailbox.list> = {
  table: 'mailbox',
  columns,
  joins: 'left join user_account m on m.id = t.member_id',
  within: keptInCompany,
  sort: {
    createDate: { by: 't.created_at' },
    name: { by: 't.name collate corridor_text' },
    address: { by: 't.address collate corridor_text' },
    way: { by: 't.way' },
    state: { by: 't.state' },
    lastSuccessDate: { by: 't.last_success_at', nullable: true },
  },
  filters: {
    state: (sql, value) => sql`t.state = ${value}`,
    way: (sql, value) => sql`t.way = ${value}`,
    isOfCompany: (sql, value) => sql`(t.member_id is null) = ${value}`,
  },
  search: { name: 't.name', address: 't.address' },
  toWire: (row) => toWire(row, false, { isByEnvironment: false }),
}

export const mailboxes = companyTable<MailboxRow, MailboxValues>({
  spec: mailboxSpec,
  entity: 'Mailbox',
  columns: [
    ...(['member_id', 'name', 'address', 'way', 'smtp_host', 'smtp_port', 'smtp_security', 'imap_host'] as const),
    ...(['imap_port', 'imap_security', 'user_name', 'per_hour', 'per_day', 'folders', 'checking_server'] as const),
  ],
})

/** True if somebody may change a mailbox: its member, and for the company's an Owner. */
export const isManagedBy = (row: MailboxRow, scope: Scope, isOwner: boolean): boolean =>
  scope.kind === 'company' && (row.member_id === null ? isOwner : row.member_id === scope.userId)

/** A mailbox as the wire has it; `house` says whether the environment names the installation's server. */
export const toWire = (row: MailboxRow, isManaged: boolean, house: { isByEnvironment: boolean }): Mailbox => ({
  ...toRecordBase(row),
  name: row.name,
  address: row.address,
  way: row.way,
  state: row.state,
  isTest: row.way === 'relay' && row.is_house_unnamed && !house.isByEnvironment,
  memberInfo: row.member_id ? [{ _id: row.member_id, ...toNames(row.member_first_name, row.member_last_name) }] : [],
  perHour: row.per_hour,
  perDay: row.per_day,
  lastSuccessDate: row.last_success_at?.toISOString() ?? null,
  reading: row.imap_host ? { state: row.read_state, lastSuccessDate: row.read_at?.toISOString() ?? null } : null,
  checkedDate: row.checked_at?.toISOString() ?? null,
  isManaged,
  settings: isManaged
    ? {
        smtpHost: row.smtp_host,
        smtpPort: row.smtp_port,
        smtpSecurity: row.smtp_security,
        imapHost: row.imap_host,
        imapPort: row.imap_port,
        imapSecurity: row.imap_security,
        userName: row.user_name,
        folders: row.folders,
        lastError: row.last_error,
        readError: row.read_error,
        checkingServer: row.checking_server,
        usualCheckingServer: usualCheckerOf(row.imap_host),
        seenCheckingServer: seenCheckerOf(row),
      }
    : null,
})

/** Values that the audit keeps: no secret, and no address, which stands in its own table alone. */
export const toFacts = (row: MailboxRow) => ({
  name: row.name,
  way: row.way,
  state: row.state,
  smtp: row.smtp_host && `${row.smtp_host}:${row.smtp_port}`,
  imap: row.imap_host && `${row.imap_host}:${row.imap_port}`,
  per_hour: row.per_hour,
  per_day: row.per_day,
  folders: row.folders,
  checking_server: row.checking_server,
})

/** The mailbox that sends in the name of an address for somebody: the company's, or their own. One that is switched off sends nothing. */
export async function findSendingMailbox(
  sql: Sql,
  { companyId, userId }: { companyId: string; userId: string },
  address: string,
): Promise<MailboxRow | undefined> {
  const [row] = await sql<MailboxRow[]>`
    select ${sql.unsafe(columns)} from mailbox t left join user_account m on m.id = t.member_id
    where t.company_id = ${companyId} and t.address = ${address.toLowerCase()} and t.state <> 'off'
      and (t.member_id is null or t.member_id = ${userId})`
  return row
}

/** The company's mailboxes that mail comes in through, unless they are switched off. */
export const listReading = (sql: Sql, scope: Scope) => sql<
  Pick<MailboxRow, 'id' | 'address' | 'read_state' | 'read_error'>[]
>`select t.id, t.address, t.read_state, t.read_error from mailbox t
  where ${keptInCompany(sql, scope)} and t.state <> 'off' order by t.address`

const unreadShownMax = 50

/** The newest mails that could not be read. */
export const listUnread = (sql: Sql, mailboxId: string) => sql<
  { folder: string; uid: number; reason: string; created_at: Date; again: boolean; total: number }[]
>`
  select folder, uid::float8 as uid, reason, created_at, again, count(*) over ()::int as total from mail_unread
  where mailbox_id = ${mailboxId} order by created_at desc, uid desc limit ${unreadShownMax}`
