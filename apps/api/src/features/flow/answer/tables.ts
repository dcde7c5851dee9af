import type { AnswerState } from '@corridor/contract/field/answer-states'
import { type OwnerColumns, ownerColumns } from '../../../db/record/record.ts'
import type { Scope } from '../../../db/scope/scope.ts'
import type { Within } from '../../../db/scope/within.ts'
import type { Fragment, Sql } from '../../../platform/sql.ts'

/** A record that mails are about. */
export interface About {
  kind: 'vendor' | 'candidate' | 'job'
  id: string
}

export interface Page {
  /** The id of what happened after these. */
  before: string | null
  limit: number
}

export interface MailRow extends OwnerColumns {
  id: string
  at: Date
  direction: 'in' | 'out'
  state: AnswerState | null
  subject: string
  sender: string
  thread_id: string
}

/** The mails about a record in conversations that the caller reads, the newest first. */
export const listMailsAbout = (sql: Sql, scope: Scope, within: Within, about: About, { before, limit }: Page) => sql<
  MailRow[]
>`
  select m.id, m.sent_at as at, m.direction, m.answer_state as state, m.subject, t.id as thread_id, ${sql.unsafe(ownerColumns)},
    case when m.direction = 'in' then coalesce(nullif(m.from_name, ''), m.from_address) else '' end as sender
  from inbox_mail m join inbox_thread t on t.id = m.thread_id left join user_account u on u.id = m.written_by
  where ${isAbout(sql, about)} and ${within(sql, scope)}
    and (${before}::uuid is null or m.id < ${before}::uuid)
  order by m.id desc limit ${limit}`

/** A candidate is concerned by what they wrote, and by the answers that they were submitted with. */
const isAbout = (sql: Sql, { kind, id }: About): Fragment =>
  kind === 'candidate'
    ? sql`m.id in (
        select of.id from inbox_thread o join inbox_mail of on of.thread_id = o.id where o.candidate_id = ${id}
        union all select s.mail_id from submission s where s.candidate_id = ${id} and s.mail_id is not null)`
    : sql`t.${sql.unsafe(kind)}_id = ${id}`
