import type { SubmissionState } from '@corridor/contract/job/submission/kinds'
import type { Scope } from '../../../../db/scope/scope.ts'
import { isSeen } from '../../../../db/scope/within.ts'
import type { Sql } from '../../../../platform/sql.ts'
import type { Work } from '../store.ts'

export interface EarlierRow {
  id: string
  is_seen: boolean
  is_same: boolean
  /** True if it keeps others away. */
  is_held: boolean
  /** True if its end client is this one itself, and not one of much the same name. */
  is_own_client: boolean
  state: SubmissionState
  created_at: Date
  job_name: string
  client_name: string | null
  through: string | null
  unit: string | null
  by_id: string | null
  by_first_name: string | null
  by_last_name: string | null
}

interface Asked {
  candidateId: string
  work: Pick<Work, 'requirement_id' | 'client_id'>
  againDays: number
  exceptId?: string
}

/**
 * Submissions of a person, company-wide whatever the caller sees, to the same requirement, or within the days to another one of the same
 * end client, or of one that is spelled alike and that nobody called another. Newest first. One that did not leave is none.
 */
export const listEarlier = (
  sql: Sql,
  scope: Scope,
  companyId: string,
  { candidateId, work, againDays, exceptId }: Asked,
) => sql<EarlierRow[]>`
  select s.id, ${isSeen(sql, scope, 's')} as is_seen, s.requirement_id = ${work.requirement_id} as is_same, s.is_held, coalesce(j.client_id = ${work.client_id}, false) as is_own_client,
    s.state, s.created_at,
    j.job_title as job_name, e.name as client_name, p.id as by_id, p.first_name as by_first_name, p.last_name as by_last_name,
    (select h.name from submission_hop h where h.submission_id = s.id order by h.place limit 1) as through,
    (select string_agg(distinct u.name, ', ' order by u.name) from audience a
      left join member_unit m on a.units = '{}' and m.company_id = a.company_id and m.user_id = a.owner_id
      left join business_unit u on u.id = any(a.units) or u.id = m.unit_id where a.id = s.audience) as unit
  from submission s join job j on j.id = s.job_id left join client e on e.id = j.client_id
    left join user_account p on p.id = s.created_by
  where s.company_id = ${companyId} and s.candidate_id = ${candidateId} and s.deleted_at is null and s.state <> 'not-sent'
    and s.id is distinct from ${exceptId ?? null}
    and (s.requirement_id = ${work.requirement_id}
      or j.client_id in (${clientsLike(sql, work.client_id)}) and s.state <> 'withdrawn' and s.created_at > now() - make_interval(days => ${againDays}))
  order by s.created_at desc, s.id desc`

/** A client, and those of its company that are spelled alike: `JP Morgan Chase` beside `JPMorgan Chase`. */
const clientsLike = (sql: Sql, id: string | null) => sql`
  select c.id from client own join client c on c.company_id = own.company_id and c.deleted_at is null
    and client_spellings(c.name, c.aliases) && client_spellings(own.name, own.aliases)
  where own.id = ${id} and not exists (select from client_pair p where p.state = 'apart'
    and p.one_id = least(own.id, c.id) and p.other_id = greatest(own.id, c.id))
  union select ${id}::uuid`

export interface ClashRow {
  id: string
  other_id: string
  first_name: string
  last_name: string
  job_title: string
  by_id: string | null
  by_first_name: string | null
  by_last_name: string | null
  other_by_id: string | null
  other_first_name: string | null
  other_last_name: string | null
}

/** Takes the submissions of a company that were found to be double, each told once. */
export const takeClashes = (tx: Sql, companyId: string) => tx<ClashRow[]>`
  with told as (
    update submission set clash_told = true where company_id = ${companyId} and not clash_told
    returning id, clash_with, candidate_id, job_id, created_by)
  select t.id, o.id as other_id, c.first_name, c.last_name, j.job_title, p.id as by_id, p.first_name as by_first_name,
    p.last_name as by_last_name, q.id as other_by_id, q.first_name as other_first_name, q.last_name as other_last_name
  from told t join submission o on o.id = t.clash_with join candidate c on c.id = t.candidate_id join job j on j.id = t.job_id
    left join user_account p on p.id = t.created_by left join user_account q on q.id = o.created_by order by t.id`

export interface SameClientRow extends ClashRow {
  client: string
}

/** Lists the people who stand for a job and, within the days, for another requirement of its end client, but for those of `known` jobs. */
export const listSameClient = (tx: Sql, jobId: string, againDays: number, known: readonly string[] = []) => tx<
  SameClientRow[]
>`
  select s.id, o.id as other_id, c.first_name, c.last_name, j.job_title, e.name as client, p.id as by_id,
    p.first_name as by_first_name, p.last_name as by_last_name, q.id as other_by_id, q.first_name as other_first_name,
    q.last_name as other_last_name
  from submission s join job j on j.id = s.job_id join client e on e.id = j.client_id join candidate c on c.id = s.candidate_id
    join submission o on o.candidate_id = s.candidate_id and o.requirement_id <> s.requirement_id and o.deleted_at is null
      and o.state not in ('withdrawn', 'not-sent') and o.created_at > now() - make_interval(days => ${againDays})
    join job oj on oj.id = o.job_id and oj.client_id = j.client_id and oj.id <> all(${known as string[]}::uuid[])
    left join user_account p on p.id = s.created_by left join user_account q on q.id = o.created_by
  where s.job_id = ${jobId} and s.is_held and s.deleted_at is null order by s.id, o.id`
