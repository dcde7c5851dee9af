import type { SubmissionState } from '@corridor/contract/job/submission/kinds'
import type { PresentationAnswer } from '@corridor/contract/sales/presentation/kinds'
import type { ListQuery } from '@corridor/contract/wire/list'
import { runList } from '../../../db/list/list.ts'
import type { Context } from '../../../db/scope/context.ts'
import type { Scope } from '../../../db/scope/scope.ts'
import { isSeen, seenInCompany } from '../../../db/scope/within.ts'
import { columnsOf, type Sql } from '../../../platform/sql.ts'
import { type DrawnPerson, faceColumns, faceJoins, type PageFace } from '../../candidate/paper/tables.ts'
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

export interface OpenPage extends PageFace {
  id: string
  shown_by: string
  job_id: string
  job_title: string
  title: string
  note: string
  shows_initials: boolean
  shows_rate: boolean
  shows_authorization: boolean
  created_by: string | null
}

/**
 * The link with this hash if it opens now. One statement judges all: what was revoked or has ended is found as little as what never was, in
 * the same time.
 */
export async function findOpenPage(sql: Sql, tokenHash: Buffer): Promise<OpenPage | undefined> {
  const [row] = await sql<OpenPage[]>`
    select t.id, t.company_id, o.name as company_name, t.shown_by, t.job_id, j.job_title, t.title, t.note, t.shows_initials, t.shows_rate,
      t.shows_authorization, t.created_by, t.updated_at as changed_at, ${sql.unsafe(faceColumns)}
    from presentation t join job j on j.id = t.job_id and j.deleted_at is null
      join company o on o.id = t.company_id and o.deleted_at is null and o.is_on_boarding_completed
      ${sql.unsafe(faceJoins('t.shown_by'))}
    where t.token_hash = ${tokenHash} and t.revoked_at is null and not ${sql.unsafe(isOver)}`
  return row
}

/** True if whose rights a page has still sees its job. */
export const isJobSeen = async (sql: Sql, scope: Scope, id: string): Promise<boolean> =>
  (await sql`select from job t where t.id = ${id} and ${seenInCompany(sql, scope)}`).length > 0

/** Somebody on a page, as the client sees them; nothing here says how to reach them. */
export interface PresentedRow extends DrawnPerson {
  submission_id: string
  state: SubmissionState
  answer: PresentationAnswer | null
  comment: string
}

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
