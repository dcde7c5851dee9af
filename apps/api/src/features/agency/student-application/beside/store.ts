import type { EnglishTest } from '@corridor/contract/agency/programme/kinds'
import type { Fragment, Sql } from '../../../../platform/sql.ts'

interface StudyRow {
  application: string
  institution: string
  country_id: string
  country_name: string
  country_code: string | null
  starts_on: string
  ends_on: string | null
  english_test: EnglishTest | null
  english_score: number | null
  is_refused: boolean
  refusal_explained: boolean
}

/** Lists where a student applies: the applications that go on, oldest first. A programme without a last day ends its months after the start. */
export const listStudies = (sql: Sql, studentId: string): Promise<StudyRow[]> => sql<StudyRow[]>`
  select t.id as application, i.name as institution, i.country_id, n.name as country_name, n.code as country_code,
    k.starts_on::text as starts_on, coalesce(k.ends_on, (k.starts_on + make_interval(months => p.months))::date)::text as ends_on,
    p.english_test, p.english_score::float8 as english_score, t.authority = 'refused' as is_refused, t.refusal_explained
  from student_application t join institution i on i.id = t.institution_id join country n on n.id = i.country_id
    join programme p on p.id = t.programme_id join intake k on k.id = t.intake_id
  where t.student_id = ${studentId} and t.deleted_at is null and t.stage not in ('rejected', 'withdrawn', 'deferred')
  order by t.created_at, t.id`

/** Rows of the audit about the applications of a student. */
export const trailOf = (sql: Sql, studentId: string): Fragment => sql`
  select a.* from student_application t join audit a on a.record_id = t.id::text and a.record_kind = 'student-application'
  where t.student_id = ${studentId}`

/** The one active category of visas that is called a student's; null if there is none, or more than one. */
export async function findStudentVisa(sql: Sql): Promise<string | null> {
  const rows = await sql<{ id: string }[]>`
    select id from lookup where kind = 'visa-category' and status = 'active' and deleted_at is null and name ~* '^student\\M' limit 2`
  return rows.length === 1 ? (rows[0]?.id ?? null) : null
}
