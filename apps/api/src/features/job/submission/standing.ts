import type { Standing, StandingAsked } from '@corridor/contract/job/submission/standing'
import type { Context } from '../../../db/scope/context.ts'
import { listStandings } from './tables.ts'

/** Shows the standings of candidates, as far as the caller sees them: submissions before applications, the newest first. */
export async function viewStanding({ db, scope }: Context, asked: StandingAsked) {
  const rows = await listStandings(db, scope, asked)
  const data = rows.map(({ job_name, ...row }): Standing => ({ ...row, jobInfo: [{ _id: row.job, name: job_name }] }))
  return { success: true as const, data }
}
