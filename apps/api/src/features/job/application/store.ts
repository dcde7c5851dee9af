import type { StageKind } from '@corridor/contract/job/stage/kinds'
import type { ListQuery } from '@corridor/contract/wire/list'
import { runList } from '../../../db/list/list.ts'
import { type OwnerColumns, ownerColumns, written } from '../../../db/record/record.ts'
import type { Context } from '../../../db/scope/context.ts'
import type { CompanyScope } from '../../../db/scope/scope.ts'
import { newId } from '../../../platform/ids.ts'
import { columnsOf, type Sql } from '../../../platform/sql.ts'
import { noteInTrail, writtenNotes } from '../../told/note/tables.ts'
import { type ApplicationValues, applicationSpec } from './tables.ts'

export const listApplications = ({ db, scope }: Context, query: ListQuery) => runList(db, scope, applicationSpec, query)

/** A stage of the company; it is not deleted before `tx` ends. */
export async function keepStage(tx: Sql, { companyId }: CompanyScope, id: string) {
  const [row] = await tx<{ id: string; name: string; kind: StageKind }[]>`
    select id, name, kind from stage where id = ${id} and company_id = ${companyId} for share`
  return row
}

export interface TrailRow extends OwnerColumns {
  id: string
  at: Date
  action: string
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
  /** The beginning of a note that was written. */
  note: string | null
}

const trailMax = 200

/** The rows of the audit about an application, newest first. */
export const listTrail = (sql: Sql, id: string) => sql<TrailRow[]>`
  select a.id, a.at, a.action, a.before, a.after, ${sql.unsafe(noteInTrail)}, ${sql.unsafe(ownerColumns)}
  from (
    select * from audit where record_kind = 'application' and record_id = ${id} union all ${writtenNotes(sql, id)}) a
  left join user_account u on u.id = a.actor_id order by a.id desc limit ${trailMax}`

/** Lets others who apply with the same address to a job of the company wait until `tx` ends. */
export const holdAddress = (tx: Sql, companyId: string, email: string) =>
  tx`select pg_advisory_xact_lock(hashtext('apply ' || ${companyId} || ' ' || lower(${email})))`

/** True for a job that is published and open at this moment; it is not closed before `tx` ends. */
export const isStillOpen = async (tx: Sql, jobId: string): Promise<boolean> =>
  (
    await tx`
      select 1 from job t where t.id = ${jobId} and t.published_at is not null and t.kind = 'own' and t.deleted_at is null
        and t.closed_at is null and (t.job_expire_date is null or t.job_expire_date >= company_day(t.company_id))
      for share of t`
  ).length > 0

export interface Known {
  id: string
  resume_key: string | null
}

/** The candidate of the company who has this address, whoever sees them; their other address waits until `tx` ends. */
export async function findKnown(tx: Sql, companyId: string, email: string): Promise<Known | undefined> {
  const [row] = await tx<Known[]>`
    select c.id, c.resume_key from candidate_email_address a join candidate c on c.id = a.candidate_id
    where a.company_id = ${companyId} and a.address = lower(${email}) for no key update of c`
  return row
}

export interface Standing {
  id: string
  candidate_id: string
  candidate_resume_key: string | null
  resume_key: string | null
  created_at: Date
  stage_name: string
  /** Somebody filled in the form with this address within the last day, and was told. */
  is_told: boolean
}

/** The application that this address, or the candidate who has it, made to a job before. */
export async function findStanding(tx: Sql, jobId: string, email: string, candidateId: string | null) {
  const [row] = await tx<Standing[]>`
    select t.id, t.candidate_id, c.resume_key as candidate_resume_key, t.resume_key, t.created_at, s.name as stage_name,
      coalesce(t.again_at > now() - interval '1 day', false) as is_told
    from application t join candidate c on c.id = t.candidate_id join stage s on s.id = t.stage_id
    where t.job_id = ${jobId} and t.deleted_at is null and (lower(t.email) = lower(${email}) or t.candidate_id = ${candidateId}::uuid)
    order by t.created_at limit 1 for no key update of t`
  return row
}

/** Finds the stage in which everybody begins; it is not deleted before `tx` ends. */
export async function firstStage(tx: Sql, companyId: string): Promise<{ id: string; name: string }> {
  const [row] = await tx<{ id: string; name: string }[]>`
    select id, name from stage where company_id = ${companyId} and kind = 'open' order by place, id limit 1 for share`
  return written(row)
}

type NewApplication = Pick<
  ApplicationValues,
  | ('job_id' | 'candidate_id' | 'first_name' | 'last_name' | 'email' | 'phone' | 'message' | 'resume_key' | 'parse_id')
  | ('is_new_candidate' | 'consent_version' | 'stage_id')
>

/** Inserts an application without a maker: an applicant is no member. */
export async function insertApplication(tx: Sql, values: NewApplication & { company_id: string }): Promise<string> {
  const id = newId()
  await tx`insert into application ${columnsOf(tx, { id, ...values })}`
  return id
}

export const noteAgain = (tx: Sql, id: string, resume_key: string | null) => tx`
  update application set again_at = now(), resume_key = ${resume_key}, version = version + 1, updated_at = now() where id = ${id}`

/** Lists the people who watch a job and may see it. */
export async function listFollowers(tx: Sql, companyId: string, jobId: string): Promise<string[]> {
  const rows = await tx<{ id: string }[]>`
    select user_id as id from watch where company_id = ${companyId} and record_kind = 'job' and record_id = ${jobId}
      and may_see(company_id, user_id, 'job', record_id)`
  return rows.map(({ id }) => id)
}

export async function findByParse(tx: Sql, parseId: string): Promise<{ id: string } | undefined> {
  const [row] = await tx<{ id: string }[]>`select id from application where parse_id = ${parseId}`
  return row
}

interface Waiting {
  company_id: string
  candidate_id: string
  parse_id: string | null
  made_by: string | null
}

/** An application whose resume was read; another worker waits until `tx` ends. */
export async function lockWaiting(tx: Sql, id: string): Promise<Waiting | undefined> {
  const [row] = await tx<Waiting[]>`
    select t.company_id, t.candidate_id, t.parse_id, j.created_by as made_by from application t
    join job j on j.id = t.job_id join candidate c on c.id = t.candidate_id and c.deleted_at is null
    where t.id = ${id} for no key update of t`
  return row
}

export const clearParse = (tx: Sql, id: string) => tx`update application set parse_id = null where id = ${id}`

/** Finds the audience of a job, which sees its applications too. */
export async function audienceOf(tx: Sql, jobId: string): Promise<number> {
  const [row] = await tx<{ audience: number }[]>`select audience from job where id = ${jobId}`
  return written(row).audience
}

/** Applications of somebody who applied to the same job before, by another address. */
export const listLater = (tx: Sql, companyId: string) => tx<
  { id: string; first_name: string; last_name: string; job_title: string; stage: string }[]
>`
  select t.id, t.first_name, t.last_name, j.job_title, s.name as stage
  from application t join job j on j.id = t.job_id join stage s on s.id = t.stage_id
  where t.company_id = ${companyId} and t.deleted_at is null and exists (
    select from application e where e.job_id = t.job_id and e.candidate_id = t.candidate_id and e.deleted_at is null
      and (e.created_at, e.id) < (t.created_at, t.id))
  for update of t`
