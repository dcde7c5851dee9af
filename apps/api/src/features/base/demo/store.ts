import type { Sql } from '../../../platform/sql.ts'

export interface MailRow {
  to_name: string
  to_address: string
  subject: string
  text_body: string
  html_body: string
  state: string
  answer: string | null
  attempts: number
  due_at: Date
  created_at: Date
}

const shownMax = 100

/** The newest letters of the outbox. */
export const listNewestMail = (sql: Sql) => sql<MailRow[]>`
  select to_name, to_address, subject, text_body, html_body, state, answer, attempts, due_at, created_at from mail order by created_at desc limit ${shownMax}`
