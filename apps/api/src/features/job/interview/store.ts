import type { Language } from '@corridor/contract/wire/language'
import type { ListQuery } from '@corridor/contract/wire/list'
import { runList } from '../../../db/list/list.ts'
import { written } from '../../../db/record/record.ts'
import type { Context } from '../../../db/scope/context.ts'
import type { Sql } from '../../../platform/sql.ts'
import { placesColumn } from '../job/tables.ts'
import { type InterviewRow, interviewSpec } from './tables.ts'

type JobPlaces = { cityName: string; stateName: string; countryInfo: { name: string }[] }[]

export const listInterviews = ({ db, scope }: Context, query: ListQuery) => runList(db, scope, interviewSpec, query)

const overlapsShown = 10

export async function nextRound(tx: Sql, submissionId: string): Promise<number> {
  const [row] = await tx<{ round: number }[]>`
    select least(coalesce(max(round), 0) + 1, 20)::int as round from interview
    where submission_id = ${submissionId} and state <> 'cancelled' and deleted_at is null`
  return row?.round ?? 1
}

/** True if another interview of this submission is planned, or took place. */
export const hasOthers = async (tx: Sql, { id, submission_id }: Pick<InterviewRow, 'id' | 'submission_id'>) =>
  (
    await tx`select 1 from interview where submission_id = ${submission_id} and id <> ${id} and state <> 'cancelled'
      and deleted_at is null limit 1`
  ).length > 0

/** The interviews of a person, whichever submission they are of, that are planned and under way in a time; those that begin first, first. */
export async function listOverlapping(
  sql: Sql,
  {
    candidate_id,
    starts_at,
    minutes,
    except,
  }: { candidate_id: string; starts_at: Date; minutes: number; except: string | null },
): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    select t.id from submission s join interview t on t.submission_id = s.id
    where s.candidate_id = ${candidate_id} and s.deleted_at is null and t.deleted_at is null and t.state = 'planned'
      and t.id is distinct from ${except}
      and t.starts_at < ${starts_at}::timestamptz + make_interval(mins => ${minutes})
      and t.starts_at + make_interval(mins => t.minutes) > ${starts_at}
    order by t.starts_at, t.id limit ${overlapsShown}`
  return rows.map(({ id }) => id)
}

interface PlacesRow {
  /** Each place of the job in words, from the city to the country. */
  work: string[]
  candidate: string | null
}

/** Finds the place of a submission's job, and the home of its person. */
export async function findPlaces(sql: Sql, submissionId: string): Promise<PlacesRow> {
  const [row] = await sql<{ places: JobPlaces; location: string | null }[]>`
    select ${sql.unsafe(placesColumn)} as places, c.location
    from submission s join job t on t.id = s.job_id join candidate c on c.id = s.candidate_id where s.id = ${submissionId}`
  const { places, location } = written(row)
  return {
    work: places.map(({ cityName, stateName, countryInfo: [country] }) =>
      [cityName, stateName, country?.name].filter(Boolean).join(', '),
    ),
    candidate: location,
  }
}

/** Facts of an interview for a letter or a calendar, and the people whom it may reach. */
export interface Invitation
  extends Pick<
    InterviewRow,
    | 'id'
    | 'people'
    | 'starts_at'
    | 'minutes'
    | 'zone'
    | 'candidate_zone'
    | 'place'
    | 'link'
    | 'tells_candidate'
    | 'sequence'
    | 'state'
    | 'updated_at'
  > {
  company_name: string
  job_title: string
  candidate_first_name: string
  candidate_last_name: string
  candidate_email: string | null
  /** Member who planned it, in whose language the letters are. */
  host_first_name: string | null
  host_last_name: string | null
  host_email: string | null
  language: Language
}

/** Loads them whatever the caller sees: the letters of an interview are its own matter. */
export async function loadInvitation(sql: Sql, id: string): Promise<Invitation> {
  const [row] = await sql<Invitation[]>`
    select t.id, t.people, t.starts_at, t.minutes, t.zone, t.candidate_zone, t.place, t.link, t.tells_candidate, t.sequence, t.state,
      t.updated_at, o.name as company_name, j.job_title, c.first_name as candidate_first_name,
      c.last_name as candidate_last_name, c.email as candidate_email, h.first_name as host_first_name,
      h.last_name as host_last_name, h.email as host_email, coalesce(h.language, 'en') as language
    from interview t join submission s on s.id = t.submission_id join candidate c on c.id = s.candidate_id
      join job j on j.id = s.job_id join company o on o.id = t.company_id
      left join user_account h on h.id = coalesce(t.created_by, s.created_by)
    where t.id = ${id}`
  return written(row)
}

/** Takes some of the interviews whose people are to be reminded, each once: what another worker has in hand is passed over. */
export const takeDue = (tx: Sql, at: Date, limit: number) => tx<{ id: string; is_ahead: boolean }[]>`
  update interview t
  set remind_at = case when t.remind_at < t.starts_at - interval '1 hour' and ${at}::timestamptz < t.starts_at - interval '1 hour'
    then t.starts_at - interval '1 hour' end
  where t.id in (
    select i.id from interview i where i.remind_at <= ${at} order by i.remind_at limit ${limit} for update skip locked)
  returning t.id, t.state = 'planned' and t.deleted_at is null and t.starts_at > ${at}
    and exists (select from submission s join candidate c on c.id = s.candidate_id
      where s.id = t.submission_id and s.is_live and s.deleted_at is null and c.deleted_at is null) as is_ahead`

/** The submission of an interview, if it is in the bin; if it stands, it cannot be deleted before `tx` ends. */
export async function findDeletedSubmission(tx: Sql, id: string) {
  const [row] = await tx<{ id: string; name: string | null; is_deleted: boolean }[]>`
    select s.id, name_of_record('submission', s.id::text) as name, s.deleted_at is not null as is_deleted
    from submission s join interview t on t.submission_id = s.id where t.id = ${id} for share of s`
  return row?.is_deleted ? { id: row.id, name: row.name ?? '' } : undefined
}

export async function namesOf(sql: Sql, userId: string): Promise<{ firstName: string; lastName: string }> {
  const [row] = await sql<{ firstName: string; lastName: string }[]>`
    select first_name as "firstName", last_name as "lastName" from user_account where id = ${userId}`
  return written(row)
}
