import type { Sql } from '../../db/sql.ts'

interface MailRow {
  to_name: string
  to_address: string
  subject: string
  text_body: string
  state: string
  created_at: Date
}

const shownMax = 100

/** The newest letters of the outbox. */
export const listNewestMail = (sql: Sql) => sql<MailRow[]>`
  select to_name, to_address, subject, text_body, state, created_at from mail order by created_at desc limit ${shownMax}`
