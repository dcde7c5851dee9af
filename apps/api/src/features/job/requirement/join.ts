import type { CompanyContext } from '../../../db/scope/context.ts'
import { write } from '../../../db/write.ts'
import { fail } from '../../../platform/fail.ts'
import { tellClashes } from '../submission/double/tell-clashes.ts'
import { countOthers, findHeir, lockJobs, moveRequirement, partJob } from './store.ts'

/** Says that two jobs are one requirement. Finds the people who are submitted to both now, and tells both submitters. */
export const joinJobs = (context: CompanyContext, { id, jobId }: { id: string; jobId: string }) =>
  write(context, 'job.join-requirement', async (tx) => {
    const jobs = await lockJobs(tx, context.scope, [id, jobId])
    const [job, other] = [id, jobId].map((wanted) => jobs.find((each) => each.id === wanted))
    if (!job || !other) throw fail('record.notFound', { entity: 'Job' })
    if (job.requirement_id === other.requirement_id) throw fail('requirement.same')
    await moveRequirement(tx, job.company_id, job.requirement_id, other.requirement_id)
    return {
      record: { kind: 'job', id },
      before: { requirement_id: job.requirement_id },
      after: { requirement_id: other.requirement_id },
      answer: {
        success: true as const,
        message: 'Jobs joined successfully',
        clashes: await tellClashes(context, tx),
      },
    }
  })

/** Says that a job is a requirement of its own. Submissions to it stay submitted. */
export const partFromOthers = (context: CompanyContext, { id }: { id: string }) =>
  write(context, 'job.part-requirement', async (tx) => {
    const [job] = await lockJobs(tx, context.scope, [id])
    if (!job) throw fail('record.notFound', { entity: 'Job' })
    if ((await countOthers(tx, job)) === 0) throw fail('requirement.alone')
    // The others go on under an id of one of them, if they had this job's.
    const heir = job.requirement_id === id ? await findHeir(tx, job) : undefined
    if (heir) await moveRequirement(tx, job.company_id, id, heir)
    await partJob(tx, id)
    return {
      record: { kind: 'job', id },
      before: { requirement_id: job.requirement_id },
      after: { requirement_id: id },
      answer: { success: true as const, message: 'Job parted successfully', clashes: 0 },
    }
  })
