import type { ListQuery } from '@corridor/contract/wire/list'
import { runList } from '../../../db/list/list.ts'
import type { Context } from '../../../db/scope/context.ts'
import type { Sql } from '../../../platform/sql.ts'
import { recipientSpec } from './tables.ts'

export const listRecipients = ({ db, scope }: Context, query: ListQuery) => runList(db, scope, recipientSpec, query)

/** Somebody to whose mail a server's content went. */
export interface HandedOver {
  id: string
  campaign_id: string
  address: string
  subject: string
}

/** Finds the recipient whose mail was handed over to a server, or may have been; nobody of another company. */
export async function findHandedOver(sql: Sql, companyId: string, id: string): Promise<HandedOver | undefined> {
  const [row] = await sql<HandedOver[]>`
    select r.id, r.campaign_id, r.address, c.subject from campaign_recipient r join campaign c on c.id = r.campaign_id
    where r.id = ${id} and r.company_id = ${companyId}
      and (r.state in ('accepted', 'unknown', 'bounced') or r.state = 'sending' and r.content_at is not null)`
  return row
}

/** Writes down that a mail came back; false if that is known. A report may be faster than the answer to the mail itself. */
export async function noteCameBack(tx: Sql, id: string, answer: string): Promise<boolean> {
  const { count } = await tx`
    update campaign_recipient set state = 'bounced', answer = ${answer}, state_at = now()
    where id = ${id} and (state in ('accepted', 'unknown') or state = 'sending' and content_at is not null)`
  return count > 0
}

export const noteDelayed = (tx: Sql, id: string, answer: string) =>
  tx`update campaign_recipient set answer = ${answer} where id = ${id} and state in ('accepted', 'unknown')`

/** The first time counts, of what was handed over. */
const markFirst = (sql: Sql, column: 'clicked_at' | 'replied_at' | 'unsubscribed_at', id: string, at: string) => sql`
  update campaign_recipient set ${sql(column)} = ${at} where id = ${id} and ${sql(column)} is null
    and state in ('sending', 'accepted', 'unknown', 'bounced')`

export const markClicked = (sql: Sql, id: string, at: string) => markFirst(sql, 'clicked_at', id, at)

export const markReplied = (tx: Sql, companyId: string, id: string, at: string) =>
  tx`${markFirst(tx, 'replied_at', id, at)} and company_id = ${companyId}`

export const markUnsubscribed = (tx: Sql, companyId: string, id: string, at: string) =>
  tx`${markFirst(tx, 'unsubscribed_at', id, at)} and company_id = ${companyId}`

export async function findMailSubject(sql: Sql, companyId: string, id: string): Promise<string | undefined> {
  const [row] = await sql<{ subject: string }[]>`
    select c.subject from campaign_recipient r join campaign c on c.id = r.campaign_id
    where r.id = ${id} and r.company_id = ${companyId}`
  return row?.subject
}

/** The words of the mail that somebody got, with the company that stands behind them. */
export async function findMailOf(sql: Sql, id: string): Promise<{ body: string } | undefined> {
  const [row] = await sql<{ body: string }[]>`
    select c.body from campaign_recipient r join campaign c on c.id = r.campaign_id
    join company o on o.id = r.company_id and o.deleted_at is null
    where r.id = ${id} and r.state in ('sending', 'accepted', 'unknown', 'bounced')`
  return row
}
