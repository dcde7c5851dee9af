import type { Sql } from '../../../platform/sql.ts'
import { findMailSubject, markUnsubscribed } from './store.ts'

/** Notes that somebody stopped such mails by the link of one of a campaign: the first time counts. */
export const noteStop = (tx: Sql, companyId: string, recipientId: string, at: Date): Promise<unknown> =>
  markUnsubscribed(tx, companyId, recipientId, at.toISOString())

/** The subject of the campaign whose mail somebody got; nothing once it is kept no more. */
export const subjectOf = (sql: Sql, companyId: string, recipientId: string): Promise<string | undefined> =>
  findMailSubject(sql, companyId, recipientId)
