import { type Standing, type StandingAsked, standingsMax } from '@corridor/contract/job/submission/standing'
import type { Scope } from '../../../db/scope.ts'
import { isSeen, seenInCompany } from '../../../db/within.ts'
import type { Sql } from '../../../platform/sql.ts'

type StandingRow = Omit<Standing, 'jobInfo'> & { job_name: string }

/** The submissions and applications that go on, of candidates whom the caller sees. */
export function listStandings(sql: Sql, scope: Scope, { candidates, job }: StandingAsked) {
  const asked = sql`${seenInCompany(sql, scope)}
    ${candidates ? sql`and t.candidate_id = any(${candidates}::uuid[])` : sql``}
    ${job ? sql`and t.job_id = ${job}` : sql``}
    and exists (select from candidate c where c.id = t.candidate_id and c.deleted_at is null and ${isSeen(sql, scope, 'c')})`
  return sql<StandingRow[]>`
    select g.* from (
      select 'submission' as kind, t.id as record, t.candidate_id as candidate, t.job_id as job, j.job_title as job_name, t.state,
        null as stage
      from submission t join job j on j.id = t.job_id where ${asked} and t.is_live
      union all
      select 'application', t.id, t.candidate_id, t.job_id, j.job_title, null, s.name
      from application t join job j on j.id = t.job_id join stage s on s.id = t.stage_id and s.kind = 'open' where ${asked}) g
    order by g.kind desc, g.record desc limit ${standingsMax}`
}
