import type { Sql } from '../../../platform/sql.ts'
import type { Study } from '../../student/enrolment/consistency/finding.ts'

/** Lists where a student applies: the applications that go on, oldest first. A programme without a last day ends its months after the start. */
export const listStudies = (sql: Sql, studentId: string): Promise<Study[]> => sql<Study[]>`
  select t.id as application, i.name as institution, i.country_id, n.name as country_name, n.code as country_code,
    k.starts_on::text as starts_on, coalesce(k.ends_on, (k.starts_on + make_interval(months => p.months))::date)::text as ends_on,
    p.english_test, p.english_score::float8 as english_score, t.authority = 'refused' as is_refused, t.refusal_explained
  from student_application t join institution i on i.id = t.institution_id join country n on n.id = i.country_id
    join programme p on p.id = t.programme_id join intake k on k.id = t.intake_id
  where t.student_id = ${studentId} and t.deleted_at is null and t.stage not in ('rejected', 'withdrawn', 'deferred')
  order by t.created_at, t.id`
