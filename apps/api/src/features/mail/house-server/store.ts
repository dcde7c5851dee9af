import type { ContentRow } from '../../../platform/mail/letter-content.ts'
import { columnsOf, type Sql } from '../../../platform/sql.ts'

interface ServerValues {
  host: string
  port: number
  security: string
  user_name: string
  sealed_password: string | null
  sender_name: string
  sender_address: string
}

/** Lets one of two who name the first server at once wait for the other. */
export const holdHouseServer = (tx: Sql) => tx`select pg_advisory_xact_lock(hashtext('house_server'))`

export const insertHouseServer = (tx: Sql, id: string, values: ServerValues) =>
  tx`insert into house_server ${columnsOf(tx, { id, ...values })}`

export const updateHouseServer = (tx: Sql, id: string, values: ServerValues) =>
  tx`update house_server set ${columnsOf(tx, values)}, version = version + 1, updated_at = now() where id = ${id}`

export const deleteHouseServer = (tx: Sql, id: string) => tx`delete from house_server where id = ${id}`

/** True if mail of a company may leave by the installation's server: it has a mailbox of that way, or none that sends. */
export async function sendsByHouse(sql: Sql, companyId: string): Promise<boolean> {
  const [row] = await sql<{ own: number; house: number }[]>`
    select count(*) filter (where way <> 'relay')::int as own, count(*) filter (where way = 'relay')::int as house
    from mailbox where company_id = ${companyId} and state <> 'off'`
  return !row || row.house > 0 || row.own === 0
}

export async function findEmail(sql: Sql, userId: string): Promise<string> {
  const [row] = await sql<{ email: string }[]>`select email from user_account where id = ${userId}`
  return row?.email ?? ''
}

/** A mail of a company that was kept. */
export interface KeptRow {
  id: string
  company_name: string
  from_address: string
  to_address: string
  sealed_content: string
  created_at: Date
}

/** The newest mails of companies that were kept in test mode. */
export const listKept = (sql: Sql, limit: number) => sql<KeptRow[]>`
  select m.id, c.name as company_name, m.from_address, m.to_address, m.sealed_content, m.created_at
  from test_mail m join company c on c.id = m.company_id order by m.created_at desc, m.id desc limit ${limit}`

export interface KeptLetterRow extends ContentRow {
  to_name: string
  to_address: string
  subject: string
  created_at: Date
}

/** The newest letters that were kept in test mode. */
export const listKeptLetters = (sql: Sql, limit: number) => sql<KeptLetterRow[]>`
  select id, to_name, to_address, subject, sealed_content, text_body, html_body, unsubscribe_url, created_at
  from mail where state = 'stored' order by created_at desc, id desc limit ${limit}`
