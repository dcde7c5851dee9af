import type { OverlapQuery } from '@corridor/contract/job/interview/shapes'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { submissions } from '../submission/tables.ts'
import { listOverlapping } from './store.ts'
import { interviews, toWire } from './tables.ts'

/** The interviews of a submission's person that lie in the same time, for whatever job, as far as the caller sees them. */
export async function findOverlaps(
  { db, scope }: CompanyContext,
  { submissionId, startDate, minutes, except }: OverlapQuery,
) {
  const { candidate_id } = await submissions.load(db, scope, submissionId)
  const ids = await listOverlapping(db, {
    candidate_id,
    starts_at: new Date(startDate),
    minutes,
    except: except ?? null,
  })
  const found = await Promise.all(ids.map((id) => interviews.find(db, scope, id)))
  return { success: true as const, data: found.flatMap((row) => (row ? [toWire(row)] : [])) }
}
