import type { JobAdd, JobUpdate } from '@corridor/contract/job/job/body'
import { differences, given, written } from '../../../db/record/record.ts'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { unchanged, write } from '../../../db/write.ts'
import type { Sql } from '../../../platform/sql.ts'
import { tellSameClient } from '../submission/double/tell-clashes.ts'
import { judgeJob } from './judge.ts'
import type { JobRow } from './row.ts'
import { findWritten } from './store.ts'
import { jobs } from './tables.ts'
import { toFacts, toForm, toTrail } from './values.ts'
import { toRecord } from './wire.ts'

export const addJob = (context: CompanyContext, input: JobAdd) =>
  write(context, 'job.add', async (tx) => {
    const { after, change } = await insertJob(context, tx, input)
    return { ...change, answer: savedJob('Job Added Successfully', after) }
  })

/** Adds a job inside a verb, and answers the change for the trail. */
export async function insertJob({ scope }: CompanyContext, tx: Sql, input: JobAdd) {
  const id = await jobs.insert(tx, scope, await judgeJob(tx, scope, input))
  const after = written(await findWritten(tx, scope, id))
  return { after, change: { record: { kind: 'job', id }, before: null, after: toTrail(after) } }
}

export const updateJob = (context: CompanyContext, { id, version, ...patch }: JobUpdate) =>
  write(context, 'job.update', async (tx) => {
    const stands = await jobs.take(tx, context.scope, id, version)
    const message = 'Job Updated Successfully'
    const facts = toFacts(stands)
    const wanted = await judgeJob(tx, context.scope, { ...toForm(stands), ...given(patch) }, standingIds(facts))
    const change = differences(facts, wanted)
    if (!change) return unchanged(savedJob(message, stands))
    await jobs.update(tx, id, { ...change, ...(change.kind === 'vendor' && { published_at: null }) })
    if (change.client_id) await tellSameClient(context, tx, id)
    const after = written(await findWritten(tx, context.scope, id))
    return {
      record: { kind: 'job', id },
      before: toTrail(stands),
      after: toTrail(after),
      answer: savedJob(message, after),
    }
  })

// Ids that the job holds already: it may name records that were deleted since.
const standingIds = (facts: object): ReadonlySet<string> =>
  new Set(
    Object.values(facts)
      .flat()
      .filter((value) => typeof value === 'string'),
  )

export const savedJob = (message: string, row: JobRow) => ({ success: true as const, message, data: toRecord(row) })
