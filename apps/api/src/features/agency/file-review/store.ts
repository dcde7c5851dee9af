import type { ReviewedField } from '@corridor/contract/agency/file-review/kinds'
import type { IdentityMonths } from '@corridor/contract/student/passport/retention'
import { access } from '@corridor/contract/wire/access'
import type { RecordRow } from '../../../db/record/record.ts'
import type { CompanyScope } from '../../../db/scope/scope.ts'
import { newId } from '../../../platform/ids.ts'
import { columnsOf, type Fragment, type Sql } from '../../../platform/sql.ts'
import type { ReviewRow } from './tables.ts'

/** Roles of whoever can review: whoever manages students. */
const reviewers: readonly string[] = access.students.manage

/** The reviews of a student by their ids, the latest first. */
export const listReviewsOf = (sql: Sql, studentId: string) => sql<{ id: string; state: ReviewRow['state'] }[]>`
  select id, state from file_review where student_id = ${studentId} and deleted_at is null
  order by created_at desc, id desc limit 20`

export interface Approval {
  id: string
  decided_at: Date
  /** Fields that are others by now. */
  changed: ReviewedField[]
}

/** The last time that a file was let go, by a second person or over one, and what of it has changed since; undefined if it never was. */
export async function findApproval(sql: Sql, studentId: string): Promise<Approval | undefined> {
  const [row] = await sql<Approval[]>`
    select r.id, r.decided_at, (select coalesce(array_agg(field order by step, field), '{}') from (
        select split_part(p.key, ' ', 2) as field, min(split_part(p.key, ' ', 1)::int) as step
        from jsonb_each_text(reviewed_prints(s)) p where r.prints ->> p.key is distinct from p.value group by 1) changed) as changed
    from file_review r join student s on s.id = r.student_id
    where r.student_id = ${studentId} and r.state in ('approved', 'overridden') and r.deleted_at is null
    order by r.decided_at desc limit 1`
  return row
}

interface Author {
  id: string
  first: string
  last: string
}

// Reading a file, printing it, asking for its signature and handing it over change nothing of it.
const changing = ['student.add', 'student.update', 'student.merge', 'student.split', 'student.restore']
const changingPapers = ['student-document.add', 'student-document.update', 'student-document.delete']

/** Rows of the audit about changes of a file, its steps, plan or papers, from a moment on. */
const changesSince = (sql: Sql, studentId: Fragment, since: Fragment) => sql`
  select a.id, a.actor_id from audit a where a.record_id = ${studentId}::text and a.record_kind = 'student' and a.at >= ${since}
    and a.action = any(${changing}) and (a.before - 'counsellor_id') is distinct from (a.after - 'counsellor_id')
  union
  select a.id, a.actor_id from student_document d join audit a on a.record_id = d.id::text and a.record_kind = 'student-document'
  where d.student_id = ${studentId} and a.action = any(${changingPapers}) and a.at >= ${since}`

/** Members who changed a file since it was let go, or ever: none of them reviews it. */
export const listAuthors = (sql: Sql, studentId: string, approval: Pick<Approval, 'id'> | undefined) => sql<Author[]>`
  select distinct p.id, p.first_name as first, p.last_name as last
  from (select ${approval?.id ?? null}::uuid as id) asked left join file_review r on r.id = asked.id
    cross join lateral (${changesSince(sql, sql`${studentId}::uuid`, sql`coalesce(r.decided_at - interval '1 minute', '-infinity')`)}) made
    join user_account p on p.id = made.actor_id
  where made.id <> all(coalesce(r.seen, '{}')) order by p.first_name, p.last_name, p.id`

const seenNow = (sql: Sql) => sql`
  array(select made.id from (${changesSince(sql, sql`s.id`, sql`clock_timestamp() - interval '1 minute'`)}) made)`

interface Decision {
  state: 'approved' | 'overridden'
  reason: string
  note: string
}

/** Keeps what the file is now with the review that decided it. */
export const decide = (tx: Sql, id: string, { state, by, reason, note }: Decision & { by: string }) => tx`
  update file_review r set state = ${state}, decided_by = ${by}, decided_at = clock_timestamp(), reason = ${reason},
    note = case when ${note} = '' then r.note else ${note} end, prints = reviewed_prints(s), seen = ${seenNow(tx)},
    version = r.version + 1, updated_at = now()
  from student s where r.id = ${id} and s.id = r.student_id`

/** Adds a review that is decided at once. */
export const insertDecided = (
  tx: Sql,
  { companyId, userId }: CompanyScope,
  studentId: string,
  { id, state, reason, note }: Decision & { id: string },
) => tx`
  insert into file_review (id, company_id, student_id, state, reviewer_id, note, decided_by, decided_at, reason, prints, seen, created_by)
  select ${id}, ${companyId}, s.id, ${state}, ${userId}, ${note}, ${userId}, clock_timestamp(), ${reason}, reviewed_prints(s),
    ${seenNow(tx)}, ${userId}
  from student s where s.id = ${studentId}`

/** True if a member may review a file: they manage students, and see this one. */
export async function mayReview(sql: Sql, { companyId }: CompanyScope, userId: string, studentId: string) {
  const [row] = await sql<{ may: boolean }[]>`
    select may_see(${companyId}, ${userId}, 'student', ${studentId}) as may from membership m
      join user_account u on u.id = m.user_id and u.status = 'active'
    where m.company_id = ${companyId} and m.user_id = ${userId} and m.status = 'active' and m.roles && ${[...reviewers]}::text[]`
  return row?.may ?? false
}

/** The next in turn of those who may review a file: who has fewest to review, then who was asked longest ago. */
export async function findNextReviewer(
  sql: Sql,
  { companyId }: CompanyScope,
  studentId: string,
  exceptIds: readonly string[],
): Promise<string | undefined> {
  // Two who ask at once do not get the same one.
  await sql`select 1 from company where id = ${companyId} for no key update`
  const [row] = await sql<{ id: string }[]>`
    select m.user_id as id from membership m join user_account u on u.id = m.user_id and u.status = 'active'
      cross join lateral (select count(*) filter (where r.state = 'asked') as waiting, max(r.created_at) as last
        from file_review r where r.company_id = m.company_id and r.reviewer_id = m.user_id and r.deleted_at is null) had
    where m.company_id = ${companyId} and m.status = 'active' and m.roles && ${[...reviewers]}::text[]
      and m.user_id <> all(${exceptIds as string[]}::uuid[]) and may_see(${companyId}, m.user_id, 'student', ${studentId})
    order by had.waiting, had.last nulls first, m.user_id limit 1`
  return row?.id
}

/** Reviews that are asked of a member, kept from others until `tx` ends. */
export const listAskedOf = (tx: Sql, { companyId }: CompanyScope, userId: string) => tx<
  { id: string; student_id: string; created_by: string | null }[]
>`
  select r.id, r.student_id, r.created_by from file_review r join student s on s.id = r.student_id and s.deleted_at is null
  where r.company_id = ${companyId} and r.reviewer_id = ${userId} and r.state = 'asked' and r.deleted_at is null
  order by r.created_at, r.id for update of r`

export const giveReview = (tx: Sql, id: string, reviewer: string | null) => tx`
  update file_review set reviewer_id = ${reviewer}, version = version + 1, updated_at = now() where id = ${id}`

/** Comments of all reviews of a student that nobody answered. */
export async function countOpenComments(sql: Sql, studentId: string): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count from file_review r join file_review_comment c on c.review_id = r.id
    where r.student_id = ${studentId} and r.deleted_at is null and r.state <> 'withdrawn' and c.answered_at is null`
  return row?.count ?? 0
}

interface NewComment {
  review_id: string
  step: number | null
  field: ReviewedField | null
  text: string
}

export const insertComment = (tx: Sql, { companyId, userId }: CompanyScope, comment: NewComment) => tx`
  insert into file_review_comment ${columnsOf(tx, { id: newId(), company_id: companyId, made_by: userId, ...comment })}`

/** A comment on a student's file, kept from others until `tx` ends. */
export async function takeComment(tx: Sql, studentId: string, id: string) {
  const [row] = await tx<{ review_id: string; made_by: string | null; answered_at: Date | null }[]>`
    select c.review_id, c.made_by, c.answered_at from file_review_comment c join file_review r on r.id = c.review_id
    where c.id = ${id} and r.student_id = ${studentId} and r.deleted_at is null for update of c`
  return row
}

export const answerComment = (tx: Sql, id: string, by: string, answer: string) => tx`
  update file_review_comment set answer = ${answer}, answered_by = ${by}, answered_at = clock_timestamp() where id = ${id}`

export interface AgencyRow extends RecordRow {
  reviews_alone: boolean
  identity_months: IdentityMonths
}

export type AgencyValues = Pick<AgencyRow, 'reviews_alone' | 'identity_months'>

export async function findAgency(sql: Sql, companyId: string): Promise<AgencyRow | undefined> {
  const [row] = await sql<AgencyRow[]>`
    select id, version, created_at, updated_at, reviews_alone, identity_months from agency_settings where company_id = ${companyId}`
  return row
}

/** Writes the rules of an agency, which has one set. */
export const saveAgency = (tx: Sql, { companyId, userId }: CompanyScope, values: AgencyValues) => tx`
  insert into agency_settings ${columnsOf(tx, { id: newId(), company_id: companyId, created_by: userId, ...values })}
  on conflict (company_id) do update set reviews_alone = excluded.reviews_alone, identity_months = excluded.identity_months,
    version = agency_settings.version + 1, updated_at = now()`

/** Rows of the audit about the reviews of a file, for the timeline of the student. */
export const trailOf = (sql: Sql, studentId: string): Fragment => sql`
  select a.* from file_review t join audit a on a.record_id = t.id::text and a.record_kind = 'file-review'
  where t.student_id = ${studentId}`
