import type { CampaignKind } from '@corridor/contract/mail/campaign/kinds'
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

/** Lists the people whom companies write to, by their addresses. */
export const listAddressees = (sql: Sql) => sql<AddresseeRow[]>`
  select a.id, a.address, c.name as company_name from mail_addressee a join company c on c.id = a.company_id
  order by a.address, c.name limit ${shownMax}`

interface TestCampaign {
  company_id: string
  created_by: string
  kind: CampaignKind
  subject: string
  audience: number
  content: { fromAddress: string; replyTo: string } | null
}

/** A campaign that was kept in test mode. */
export async function findTestCampaign(sql: Sql, id: string): Promise<TestCampaign | undefined> {
  const [row] = await sql<TestCampaign[]>`
    select company_id, created_by, kind, subject, audience, content from campaign where id = ${id} and is_test`
  return row
}

/** The first of those whose mail was kept, in the order in which they were written to. */
export const listKeptFor = (sql: Sql, campaignId: string, limit: number) => sql<
  { id: string; name: string; address: string }[]
>`
  select id, name, address from campaign_recipient where campaign_id = ${campaignId} and content_at is not null
  order by place limit ${limit}`
