import type { Context } from '../../../db/scope/context.ts'
import { countMatches, readOpenJobs } from './open-jobs.ts'
import { findWeights, listPeople } from './store.ts'
import { toPerson } from './tables.ts'

/** Counts the open jobs that match each of these candidates; those whom the caller does not see are left out. */
export async function countJobs({ db, scope }: Context, { candidates }: { candidates: string[] }) {
  const rows = await listPeople(db, scope, candidates)
  const companies = new Set(rows.map((row) => row.company_id))
  const read = new Map(
    await Promise.all(
      [...companies].map(async (id) => {
        const [open, weights] = await Promise.all([readOpenJobs(db, scope, id), findWeights(db, id)])
        return [id, { open, weights }] as const
      }),
    ),
  )
  const data = rows.map((row) => {
    const of = read.get(row.company_id)
    const totalJobs = of && row.is_live ? countMatches(toPerson(row), of.open, of.weights) : 0
    return { _id: row.candidate_id, totalJobs }
  })
  return { success: true as const, data }
}
