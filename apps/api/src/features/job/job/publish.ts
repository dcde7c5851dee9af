import { written } from '../../../db/record/record.ts'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { unchanged, write } from '../../../db/write.ts'
import { now } from '../../../platform/clock.ts'
import { fail } from '../../../platform/fail.ts'
import { savedJob } from './save.ts'
import { findSlug, findWritten } from './store.ts'
import { jobs } from './tables.ts'
import { toTrail } from './values.ts'

interface Asked {
  id: string
  version?: number | undefined
}

/** Puts an own client's job onto the company's public page. Throws `job.notOwn`, `job.closed`, `job.noAddress`. */
export const publishJob = (context: CompanyContext, { id, version }: Asked) =>
  write(context, 'job.publish', async (tx) => {
    const { scope } = context
    const stands = await jobs.take(tx, scope, id, version)
    if (stands.kind !== 'own') throw fail('job.notOwn')
    if (!stands.is_open) throw fail('job.closed')
    if (!(await findSlug(tx, scope.companyId))) throw fail('job.noAddress')
    const message = 'Job Published Successfully'
    if (stands.published_at) return unchanged(savedJob(message, stands))
    await jobs.update(tx, id, { published_at: now() })
    const after = written(await findWritten(tx, scope, id))
    return {
      record: { kind: 'job', id },
      before: toTrail(stands),
      after: toTrail(after),
      answer: savedJob(message, after),
    }
  })

/** Takes a job off the public page. */
export const unpublishJob = (context: CompanyContext, { id, version }: Asked) =>
  write(context, 'job.unpublish', async (tx) => {
    const { scope } = context
    const stands = await jobs.take(tx, scope, id, version)
    const message = 'Job Unpublished Successfully'
    if (!stands.published_at) return unchanged(savedJob(message, stands))
    await jobs.update(tx, id, { published_at: null })
    const after = written(await findWritten(tx, scope, id))
    return {
      record: { kind: 'job', id },
      before: toTrail(stands),
      after: toTrail(after),
      answer: savedJob(message, after),
    }
  })
