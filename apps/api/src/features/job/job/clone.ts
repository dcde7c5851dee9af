import { written } from '../../../db/record/record.ts'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { write } from '../../../db/write.ts'
import { savedJob } from './save.ts'
import { findWritten, isPast } from './store.ts'
import { jobs } from './tables.ts'
import { toFacts, toTrail } from './values.ts'

/** Adds a job that says the same: open, not published, another requirement. A last day that has passed is left out. */
export const cloneJob = (context: CompanyContext, { id }: { id: string }) =>
  write(context, 'job.clone', async (tx) => {
    const { scope } = context
    const facts = toFacts(await jobs.load(tx, scope, id))
    const last = facts.job_expire_date
    const copy = { ...facts, job_expire_date: last && (await isPast(tx, scope.companyId, last)) ? null : last }
    const newId = await jobs.insert(tx, scope, copy)
    const after = written(await findWritten(tx, scope, newId))
    return {
      record: { kind: 'job', id: newId },
      before: null,
      after: toTrail(after),
      answer: savedJob('Job Cloned Successfully', after),
    }
  })
