import { toCandidateValues } from '@corridor/contract/candidate/candidate/from-resume'
import { CandidateUpdate } from '@corridor/contract/candidate/candidate/shapes'
import type postgres from 'postgres'
import { toCompanyContext } from '../../../db/scope/context.ts'
import { toPool, withinTransaction } from '../../../db/scope/within-transaction.ts'
import type { JobData } from '../../../platform/jobs.ts'
import type { Platform } from '../../../platform.ts'
import { viewParse } from '../../base/parse/parse-resume.ts'
import { updateCandidate } from '../../candidate/candidate/update.ts'
import { viewCandidate } from '../../candidate/candidate/view.ts'
import { saveRead } from '../../candidate/part/from-resume.ts'
import { recruitersOf } from './recruiters.ts'
import { clearParse, lockWaiting } from './store.ts'

const filled = ['jobTitle', 'location', 'experience', 'skills'] as const

/** Gives the candidate whom an application made what was read of the resume, if nothing stands yet: what people typed stays. */
export async function fillApplicant(
  sql: postgres.Sql,
  platform: Platform,
  { applicationId }: JobData['fill-applicant'],
): Promise<void> {
  await sql.begin(async (tx) => {
    const waiting = await lockWaiting(tx, applicationId)
    if (!waiting?.parse_id) return
    await clearParse(tx, applicationId)
    const { company_id: companyId, made_by: madeBy, candidate_id: id, parse_id: parseId } = waiting
    const { owner } = await recruitersOf({ db: toPool(tx), platform }, { companyId, madeBy }, applicationId)
    const context = toCompanyContext(withinTransaction(owner, tx))
    const { result } = await viewParse(context, { parseId })
    const { data: stands } = await viewCandidate(context, { candidateId: id })
    const read = toCandidateValues(result ?? {})
    for (const name of filled) {
      const isEmpty = stands[name] === null || (Array.isArray(stands[name]) && stands[name].length === 0)
      const judged = CandidateUpdate.safeParse({ id, [name]: read[name] })
      // A value that the form would not take is left out; the resume still holds it.
      if (isEmpty && read[name] !== undefined && judged.success) await updateCandidate(context, judged.data)
    }
    await saveRead(context, tx, { candidateId: id, parseId })
  })
}
