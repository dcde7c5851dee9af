import { putIntoBin } from '../../../db/record/bin.ts'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { removed, write } from '../../../db/write.ts'
import { jobs } from './tables.ts'
import { toTrail } from './values.ts'

export const deleteJob = (context: CompanyContext, { id }: { id: string }) =>
  write(context, 'job.delete', async (tx) => {
    const stands = await jobs.take(tx, context.scope, id)
    await putIntoBin(tx, context, { kind: 'job', table: 'job', id, name: stands.job_title })
    return removed({ kind: 'job', toFacts: toTrail }, stands)
  })
