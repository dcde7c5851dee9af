import { personName } from '@corridor/contract/format/person-name'
import type { PresentationAnswer } from '@corridor/contract/sales/presentation/kinds'
import type { ClientAnswer } from '@corridor/contract/sales/presentation/shapes'
import type postgres from 'postgres'
import { leaveAudit } from '../../../db/audit.ts'
import { settingsOf } from '../../../db/scope/settings.ts'
import type { RecordChange } from '../../../db/write.ts'
import { now } from '../../../platform/clock.ts'
import { Failure, fail } from '../../../platform/fail.ts'
import { isTaken } from '../../../platform/sql.ts'
import { moveOn } from '../../job/submission/move-on.ts'
import { submissions } from '../../job/submission/tables.ts'
import { notify } from '../../told/notification/notify.ts'
import { addTask } from '../../told/task/add-task.ts'
import { isAnswerable, type Opened } from './open.ts'
import { type Answering, keepAnswer, takePresented } from './store.ts'

type Given = Omit<ClientAnswer, 'person'> & { submissionId: string }

/**
 * Keeps what a client says of somebody, and moves the submission with it. The same once more changes nothing. Throws
 * `presentation.unknown`, `presentation.moved` if somebody answered since the page was read, and `presentation.settled` if the submission
 * has gone on.
 */
export async function answerThroughLink(opened: Opened, given: Given, requestId: string): Promise<void> {
  try {
    await opened.context.db.begin((tx) => answer(tx, opened, given, requestId))
  } catch (error) {
    // Hides the reason why somebody may not stand again: a client is not told.
    const isGuard = error instanceof Failure && error.code.startsWith('submission.')
    throw isGuard || isTaken(error, 'submission_live') ? fail('presentation.settled') : error
  }
}

async function answer(tx: postgres.TransactionSql, opened: Opened, given: Given, requestId: string) {
  const { link, context } = opened
  const { submissionId, comment } = given
  const row = await takePresented(tx, context.scope, link.id, submissionId)
  if (!row) throw fail('presentation.unknown')
  if (row.answer === given.answer && row.comment === comment) return
  if ((row.answer ?? '') !== given.seen) throw fail('presentation.moved')
  const { state, state_reason } = await submissions.take(tx, context.scope, submissionId)
  const isRefused = state === 'refused-by-client'
  if (!isAnswerable(state) || (isRefused && row.answer !== 'reject')) throw fail('presentation.settled')
  const moved: RecordChange[] = []
  if (given.answer === 'reject' && (!isRefused || state_reason !== comment))
    moved.push(await moveOn(context, tx, submissionId, 'refused-by-client', comment))
  if (given.answer !== 'reject' && isRefused)
    moved.push(await moveOn(context, tx, submissionId, row.moved_from ?? 'to-client'))
  const moved_from = given.answer !== 'reject' ? null : isRefused ? row.moved_from : state
  await keepAnswer(tx, link.id, submissionId, { answer: given.answer, comment, answered_at: now(), moved_from })
  await leaveTrace(tx, opened, row, given, { moved, requestId })
  await tell(tx, opened, row, given)
}

interface Trace {
  moved: readonly RecordChange[]
  requestId: string
}

// Nobody of the company answered, so the trail has no actor.
async function leaveTrace(
  tx: postgres.TransactionSql,
  { link, context: { platform } }: Opened,
  row: Answering,
  { submissionId, answer, comment }: Given,
  { moved, requestId }: Trace,
) {
  const changes: RecordChange[] = [
    {
      record: { kind: 'presentation', id: link.id },
      before: { submission: submissionId, answer: row.answer, comment: row.comment },
      after: { submission: submissionId, answer, comment },
    },
    ...moved,
  ]
  for (const { record, before, after } of changes) {
    const action = `${record.kind}.client-answer`
    const entry = { actorId: null, companyId: link.company_id, action, record, before, after, requestId }
    await leaveAudit(tx, entry)
    await platform.onChanged(tx, { ...entry, records: [record] })
  }
}

const newsOf = {
  shortlist: 'presentation-shortlisted',
  reject: 'presentation-rejected',
  interview: 'presentation-interview',
} as const satisfies Record<PresentationAnswer, string>

async function tell(
  tx: postgres.TransactionSql,
  { link, context: { platform } }: Opened,
  row: Answering,
  { submissionId, answer, comment }: Given,
) {
  const { company_id: companyId } = link
  const names = { firstName: row.first_name, lastName: row.last_name }
  const params = { name: personName(names, await settingsOf(tx, companyId)), job: row.job_title }
  const about = { kind: 'submission', id: submissionId } as const
  const to = [...new Set([row.submitter, link.shown_by])].filter((id) => id !== null)
  await notify(tx, platform, { kind: newsOf[answer], params, to, at: { companyId }, about })
  if (answer !== 'interview' || row.answer === 'interview') return
  const task = { kind: newsOf.interview, params, companyId, madeBy: null, note: comment, about }
  await addTask(tx, platform, { ...task, person: row.submitter ?? link.shown_by })
}
