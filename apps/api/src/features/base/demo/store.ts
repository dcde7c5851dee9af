import type { ContentRow } from '../../../platform/mail/letter-content.ts'
import type { Sql } from '../../../platform/sql.ts'

export interface MailRow extends ContentRow {
  to_name: string
  to_address: string
  subject: string
  state: string
  answer: string | null
  attempts: number
  due_at: Date
  created_at: Date
}

const shownMax = 100

/** The newest letters of the outbox. */
export const listNewestMail = (sql: Sql) => sql<MailRow[]>`
  select id, to_name, to_address, subject, sealed_content, text_body, html_body, unsubscribe_url, state, answer, attempts, due_at, created_at
  from mail order by created_at desc limit ${shownMax}`

interface AddresseeRow {
  id: string
  address: string
  company_name: string
}

/** Whom companies write to, by their addresses. */
export const listAddressees = (sql: Sql) => sql<AddresseeRow[]>`
  select a.id, a.address, c.name as company_name from mail_addressee a join company c on c.id = a.company_id
  order by a.address, c.name limit ${shownMax}`
