import type { Earlier } from '@corridor/contract/job/submission/shapes'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { fail } from '../../../platform/fail.ts'
import { findAgainDays } from '../representation/tables.ts'
import { toEarlier } from './double/guard.ts'
import { listEarlier } from './double/store.ts'
import { findWork, isCandidateSeen, type Work } from './store.ts'

/** Finds the facts about a person and a job before somebody submits: what stops it, what asks for a reason, and what came before. */
export async function checkSubmission(
  { db, scope }: CompanyContext,
  { candidateId, jobId }: { candidateId: string; jobId: string },
) {
  const work = await findWork(db, scope, jobId, false)
  if (!work) throw fail('record.notFound', { entity: 'Job' })
  if (!(await isCandidateSeen(db, scope, candidateId))) throw fail('record.notFound', { entity: 'Candidate' })
  const againDays = await findAgainDays(db, scope.companyId)
  const rows = await listEarlier(db, scope, scope.companyId, { candidateId, work, againDays })
  return { success: true as const, data: rows.map(toEarlier), againDays }
}

/** The same of several people at once; to a job that does not stand yet nobody was submitted, but maybe to its client. */
export async function listEarlierOf(
  { db, scope }: CompanyContext,
  candidateIds: readonly string[],
  work: Pick<Work, 'requirement_id' | 'client_id'>,
): Promise<Map<string, Earlier[]>> {
  const againDays = await findAgainDays(db, scope.companyId)
  const all = candidateIds.map(async (candidateId) => {
    const rows = await listEarlier(db, scope, scope.companyId, { candidateId, work, againDays })
    return [candidateId, rows.map(toEarlier)] as const
  })
  return new Map(await Promise.all(all))
}
