import type { InboxKind } from '@corridor/contract/mail/inbox/kinds'
import type postgres from 'postgres'
import { differences } from '../../../db/record/record.ts'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { saved, unchanged, write } from '../../../db/write.ts'
import { now } from '../../../platform/clock.ts'
import { fail } from '../../../platform/fail.ts'
import type { Sql } from '../../../platform/sql.ts'
import { jobs } from '../../job/job/tables.ts'
import { mayAnswer, noteRead } from './store.ts'
import { allThreadsTable, managedThreadsOf } from './tables.ts'
import { type InboxRow, type InboxValues, toFacts, toWire } from './values.ts'

export interface OfThread {
  id: string
  version?: number | undefined
}

const yearMs = 366 * 86_400_000

/** Gives a conversation to somebody, or to nobody. Throws `inbox.assigneeBlind` unless they answer mail and see it. */
export const assignThread = (context: CompanyContext, { assignee, ...of }: OfThread & { assignee: string | null }) =>
  changeThread(context, 'inbox.assign-thread', 'Conversation assigned', of, async (tx) => {
    if (assignee && !(await mayAnswer(tx, context.scope, assignee, of.id))) throw fail('inbox.assigneeBlind')
    return { assigned_to: assignee }
  })

/** Puts a conversation off; it waits again by itself. Throws `inbox.snoozeWrong`. */
export const snoozeThread = (context: CompanyContext, { until, ...of }: OfThread & { until: string }) =>
  changeThread(context, 'inbox.snooze-thread', 'Conversation snoozed', of, async () => {
    const [moment, present] = [Date.parse(until), now().getTime()]
    if (moment <= present || moment > present + yearMs) throw fail('inbox.snoozeWrong')
    return { state: 'snoozed', snoozed_until: new Date(moment).toISOString(), is_unread: false }
  })

export const finishThread = (context: CompanyContext, of: OfThread) =>
  changeThread(context, 'inbox.finish-thread', 'Conversation done', of, async () => ({
    ...{ state: 'done', snoozed_until: null, is_unread: false },
  }))

export const reopenThread = (context: CompanyContext, of: OfThread) =>
  changeThread(context, 'inbox.reopen-thread', 'Conversation opened again', of, async () => ({
    ...{ state: 'open', snoozed_until: null },
  }))

/** A member says what it is about; the next mail of its sender is judged anew. */
export const correctKind = (context: CompanyContext, { kind, ...of }: OfThread & { kind: InboxKind }) =>
  changeThread(context, 'inbox.correct-kind', 'Kind corrected', of, async () => ({
    ...{ kind, kind_rule: 'person', kind_words: '', kind_by: context.caller.userId },
    // Only requirements stand beside each other.
    ...(kind !== 'requirement' && { alike_id: null }),
  }))

/** Throws `record.notFound` for a job that the caller does not see. */
export const joinJob = (context: CompanyContext, { job, ...of }: OfThread & { job: string | null }) =>
  changeThread(context, 'inbox.join-job', 'Conversation joined', of, async (tx) => {
    if (job) await jobs.load(tx, context.scope, job)
    return { job_id: job }
  })

/** Marks a conversation as read: that says nothing of the conversation, so it gets no version and no row of the audit. */
export const readThread = (context: CompanyContext, { id }: { id: string }) =>
  write(context, 'inbox.read-thread', async (tx) => {
    const stands = await managedThreadsOf(context.caller).take(tx, context.scope, id)
    if (stands.is_unread) {
      await noteRead(tx, id)
      await tell(context, tx, stands)
    }
    return unchanged({ success: true as const, message: 'Read', data: toWire({ ...stands, is_unread: false }) })
  })

/** Changes one conversation that the caller may change, with its row in the audit. */
export const changeThread = (
  context: CompanyContext,
  action: string,
  message: string,
  { id, version }: OfThread,
  toValues: (tx: postgres.TransactionSql, stands: InboxRow) => Promise<Partial<InboxValues>>,
) =>
  write(context, action, async (tx) => {
    const threads = managedThreadsOf(context.caller)
    const stands = await threads.take(tx, context.scope, id, version)
    const values = await toValues(tx, stands)
    const changed = differences<Omit<InboxRow, 'snoozed_until'> & Pick<InboxValues, 'snoozed_until'>>(
      { ...stands, snoozed_until: stands.snoozed_until?.toISOString() ?? null },
      values,
    )
    if (!changed) return unchanged({ success: true as const, message, data: toWire(stands) })
    await threads.update(tx, id, values)
    await tell(context, tx, stands)
    // A member who gave away what they had by that alone does not find it any more.
    const after = await allThreadsTable.load(tx, context.scope, id)
    return saved({ kind: 'inbox', toFacts, toWire }, stands, after, message)
  })

/** Pages that show it read it anew. */
const tell = ({ platform, scope }: CompanyContext, tx: Sql, { id, audience }: InboxRow) =>
  platform.events.tell(tx, { companyId: scope.companyId, record: audience }, { kind: 'inbox', id })
