import type { CloseReason } from '@corridor/contract/job/job/kinds'
import { written } from '../../../db/record/record.ts'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { write } from '../../../db/write.ts'
import { now } from '../../../platform/clock.ts'
import { fail } from '../../../platform/fail.ts'
import { savedJob } from './save.ts'
import { findWritten } from './store.ts'
import { jobs } from './tables.ts'
import { toTrail } from './values.ts'

interface Close {
  id: string
  version?: number | undefined
  reason: CloseReason
  note: string
}

/** Closes a job; one whose day has passed too, which then says why. Throws `job.closed`. */
export const closeJob = (context: CompanyContext, { id, version, reason, note }: Close) =>
  write(context, 'job.close', async (tx) => {
    const stands = await jobs.take(tx, context.scope, id, version)
    if (stands.closed_at) throw fail('job.closed')
    await jobs.update(tx, id, { closed_at: now(), closed_reason: reason, closed_note: note, published_at: null })
    const after = written(await findWritten(tx, context.scope, id))
    return {
      record: { kind: 'job', id },
      before: toTrail(stands),
      after: toTrail(after),
      answer: savedJob('Job Closed Successfully', after),
    }
  })

interface Reopen {
  id: string
  version?: number | undefined
  jobExpireDate?: string | null | undefined
}

/** Opens a job again, with another last day if it is told one. Throws `job.open`, and `job.expired` if the day has passed. */
export const reopenJob = (context: CompanyContext, { id, version, jobExpireDate }: Reopen) =>
  write(context, 'job.reopen', async (tx) => {
    const stands = await jobs.take(tx, context.scope, id, version)
    if (stands.is_open) throw fail('job.open')
    await jobs.update(tx, id, {
      closed_at: null,
      closed_reason: null,
      closed_note: '',
      ...(jobExpireDate !== undefined && { job_expire_date: jobExpireDate }),
    })
    const after = written(await findWritten(tx, context.scope, id))
    if (!after.is_open) throw fail('job.expired')
    return {
      record: { kind: 'job', id },
      before: toTrail(stands),
      after: toTrail(after),
      answer: savedJob('Job Reopened Successfully', after),
    }
  })
