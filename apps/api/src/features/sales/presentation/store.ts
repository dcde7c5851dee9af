import type { RatePer, TaxTerm } from '@corridor/contract/field/rate-terms'
import type { SubmissionState } from '@corridor/contract/job/submission/kinds'
import type { PresentationAnswer } from '@corridor/contract/sales/presentation/kinds'
import type { ListQuery } from '@corridor/contract/wire/list'
import { runList } from '../../../db/list/list.ts'
import type { Context } from '../../../db/scope/context.ts'
import type { Scope } from '../../../db/scope/scope.ts'
import { isSeen, seenInCompany } from '../../../db/scope/within.ts'
import { columnsOf, type Sql } from '../../../platform/sql.ts'
import { isOver, isShown, presentationSpec } from './tables.ts'

export const listPresentations = ({ db, scope }: Context, query: ListQuery) =>
  runList(db, scope, presentationSpec, query)

interface Presentable {
  id: string
  job_id: string
  is_live: boolean
}

/** Takes the given submissions that the caller sees; none of them ends before `tx` does. */
export const listPresentable = (tx: Sql, scope: Scope, ids: readonly string[]) => tx<Presentable[]>`
  select t.id, t.job_id, t.is_live from submission t
  where t.id = any(${ids as string[]}::uuid[]) and ${seenInCompany(tx, scope)} order by t.id for share of t`

/** Puts people on the page of a link, in this order. */
export const insertPeople = (
  tx: Sql,
  companyId: string,
  id: string,
  people: readonly { submissionId: string; summary: string }[],
) => tx`
  insert into presented_person ${tx(
    people.map(({ submissionId, summary }, place) => ({
      presentation_id: id,
      submission_id: submissionId,
      company_id: companyId,
      place,
      summary,
    })),
  )}`

export interface OpenPage {
  id: string
  company_id: string
  company_name: string
  shown_by: string
  job_id: string
  job_title: string
  title: string
  note: string
  shows_initials: boolean
  shows_rate: boolean
  shows_authorization: boolean
  created_by: string | null
  brand_color: string | null
  logo_key: string | null
  logo_type: string | null
}

/**
 * The link with this hash if it opens now. One statement judges all: what was revoked or has ended is found as little as what never was, in
 * the same time.
 */
export async function findOpenPage(sql: Sql, tokenHash: Buffer): Promise<OpenPage | undefined> {
  const [row] = await sql<OpenPage[]>`
    select t.id, t.company_id, o.name as company_name, t.shown_by, t.job_id, j.job_title, t.title, t.note, t.shows_initials, t.shows_rate,
      t.shows_authorization, t.created_by, b.brand_color, f.key as logo_key, f.file_type as logo_type
    from presentation t join job j on j.id = t.job_id and j.deleted_at is null
      join company o on o.id = t.company_id and o.deleted_at is null and o.is_on_boarding_completed
      left join company_branding b on b.company_id = t.company_id and b.is_published
      left join stored_file f on f.key = b.logo_key
    where t.token_hash = ${tokenHash} and t.revoked_at is null and not ${sql.unsafe(isOver)}`
  return row
}

/** True if whose rights a page has still sees its job. */
export const isJobSeen = async (sql: Sql, scope: Scope, id: string): Promise<boolean> =>
  (await sql`select from job t where t.id = ${id} and ${seenInCompany(sql, scope)}`).length > 0

/** Somebody on a page, as the client sees them; nothing here says how to reach them. */
export interface PresentedRow {
  submission_id: string
  candidate_id: string
  first_name: string
  last_name: string
  job_title: string | null
  skills: string[]
  experience: string | null
  location: string | null
  work_authorization: string | null
  available_from: string | null
  ready_to_relocate: boolean
  /** Rate that the nearest party of the chain pays: never the one that the person gets. */
  rate_amount: string | null
  rate_currency: string | null
  rate_per: RatePer | null
  tax_term: TaxTerm | null
  summary: string
  state: SubmissionState
  answer: PresentationAnswer | null
  comment: string
}

/** Somebody as a resume is drawn of them. */
export type DrawnPerson = Omit<PresentedRow, 'submission_id' | 'state' | 'answer' | 'comment'>

const presented = `s.id as submission_id, c.id as candidate_id, c.first_name, c.last_name, c.job_title, c.skills, c.experience, c.location,
  w.name as work_authorization, c.available_from::text as available_from, c.ready_to_relocate, h.rate_amount, h.rate_currency, h.rate_per,
  h.tax_term, p.summary, s.state, p.answer, p.comment`
const presentedFrom = `presented_person p join submission s on s.id = p.submission_id and s.deleted_at is null
  join candidate c on c.id = s.candidate_id and c.deleted_at is null
  left join lookup w on w.id = c.work_authorization_id
  left join submission_hop h on h.submission_id = s.id and h.place = 0`

export const listPresented = (sql: Sql, scope: Scope, id: string) => sql<PresentedRow[]>`
  select ${sql.unsafe(presented)} from ${sql.unsafe(presentedFrom)}
  where p.presentation_id = ${id} and ${sql.unsafe(isShown)} and ${isSeen(sql, scope, 's')} order by p.place`

export interface Answering {
  candidate_id: string
  first_name: string
  last_name: string
  job_title: string
  submitter: string | null
  answer: PresentationAnswer | null
  comment: string
  moved_from: SubmissionState | null
}

/** Somebody on a page that still opens, whom nobody else answers before `tx` ends. */
export async function takePresented(
  tx: Sql,
  scope: Scope,
  id: string,
  submissionId: string,
): Promise<Answering | undefined> {
  const [row] = await tx<Answering[]>`
    select c.id as candidate_id, c.first_name, c.last_name, j.job_title, s.created_by as submitter, p.answer, p.comment, p.moved_from
    from presented_person p join presentation t on t.id = p.presentation_id and t.revoked_at is null
      join submission s on s.id = p.submission_id and s.deleted_at is null
      join candidate c on c.id = s.candidate_id and c.deleted_at is null join job j on j.id = s.job_id
    where p.presentation_id = ${id} and p.submission_id = ${submissionId} and ${isSeen(tx, scope, 's')} for update of p`
  return row
}

interface Given {
  answer: PresentationAnswer
  comment: string
  answered_at: Date
  moved_from: SubmissionState | null
}

export const keepAnswer = (tx: Sql, id: string, submissionId: string, given: Given) => tx`
  update presented_person set ${columnsOf(tx, { ...given })} where presentation_id = ${id} and submission_id = ${submissionId}`

export interface Career {
  history: {
    job_title: string | null
    employer: string | null
    start_date: string | null
    end_date: string | null
    is_current: boolean
    responsibilities: string | null
    environment_tool: string | null
  }[]
  education: { degree: string | null; school: string | null; graduation_year: string | null }[]
  certifications: { name: string; issuer: string | null; year: string | null }[]
  languages: { language: string; level: string | null }[]
}

/** Loads the work and studies of somebody, the newest first. */
export async function loadCareer(sql: Sql, candidateId: string): Promise<Career> {
  const [history, education, certifications, languages] = await Promise.all([
    sql<Career['history']>`
      select job_title, employer, start_date, end_date, is_current, responsibilities, environment_tool from candidate_history
      where candidate_id = ${candidateId} and deleted_at is null
      order by is_current desc, coalesce(end_date, start_date) desc nulls last, start_date desc nulls last, id`,
    sql<Career['education']>`
      select degree, school, graduation_year from candidate_education where candidate_id = ${candidateId} and deleted_at is null
      order by graduation_year desc nulls last, id`,
    sql<Career['certifications']>`
      select name, issuer, year from candidate_certification where candidate_id = ${candidateId} and deleted_at is null
      order by year desc nulls last, id`,
    sql<Career['languages']>`
      select language, level from candidate_language where candidate_id = ${candidateId} and deleted_at is null order by created_at, id`,
  ])
  return {
    history: [...history],
    education: [...education],
    certifications: [...certifications],
    languages: [...languages],
  }
}

/** Finds the public face of a company, for the things that it draws. */
export async function findFace(sql: Sql, companyId: string) {
  const [row] = await sql<Pick<OpenPage, 'company_id' | 'company_name' | 'brand_color' | 'logo_key' | 'logo_type'>[]>`
    select o.id as company_id, o.name as company_name, b.brand_color, f.key as logo_key, f.file_type as logo_type
    from company o left join company_branding b on b.company_id = o.id and b.is_published
      left join stored_file f on f.key = b.logo_key where o.id = ${companyId}`
  if (!row) throw new Error('A company was expected.')
  return row
}

/** Lists the given candidates whom the caller sees, as a resume is drawn of them. */
export const listDrawable = (sql: Sql, scope: Scope, ids: readonly string[]) => sql<DrawnPerson[]>`
  select t.id as candidate_id, t.first_name, t.last_name, t.job_title, t.skills, t.experience, t.location, w.name as work_authorization,
    t.available_from::text as available_from, t.ready_to_relocate, null as rate_amount, null as rate_currency, null as rate_per,
    null as tax_term, '' as summary
  from candidate t left join lookup w on w.id = t.work_authorization_id
  where t.id = any(${ids as string[]}::uuid[]) and ${seenInCompany(sql, scope)} order by array_position(${ids as string[]}::uuid[], t.id)`
