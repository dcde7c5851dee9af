import type postgres from 'postgres'
import { dayAgo } from '../students/days.ts'
import { leaveTrail } from '../trail.ts'
import { keptAgo, type MadeApplication } from './student-applications.ts'

const reasons = [
  'Funds were not shown clearly',
  'Ties to the home country',
  'Purpose of the stay was not credible',
] as const
/** Whoever declares none of what a letter says is the demo's contradiction. */
const silent = 'Chidi Okafor'

/** Declares each visa that was refused meanwhile in step 8 of its student. */
export async function addRefusals(tx: postgres.TransactionSql, made: readonly MadeApplication[]): Promise<void> {
  const refused = made.filter(({ planned, student }) => planned.authority === 'refused' && student.name !== silent)
  for (const [nth, { student, course, planned, steps }] of refused.entries()) {
    const filed = steps.find(({ to }) => to === 'visa-filed')?.daysAgo ?? planned.stageDaysAgo
    const daysAgo = Math.round((filed + planned.stageDaysAgo) / 2)
    const at = keptAgo(daysAgo, 15)
    const before = await declaredOf(tx, student.id)
    await tx`
      insert into student_refusal (student_id, company_id, place, country_id, visa_category_id, reason, month)
      select ${student.id}, ${student.company_id},
        (select count(*) from student_refusal r where r.student_id = ${student.id}), ${course.country_id},
        (select id from lookup where kind = 'visa-category' and name = 'Student' and deleted_at is null), ${reasons[nth % reasons.length] ?? ''},
        ${dayAgo(daysAgo).slice(0, 7)}`
    await tx`update student_step set saved_at = ${at} where student_id = ${student.id} and step = 8`
    await tx`update student set updated_at = greatest(updated_at, ${at}), version = version + 1 where id = ${student.id}`
    await leaveTrail(tx, [
      {
        ...{ company_id: student.company_id, actor_id: student.counsellor_id, action: 'student.update' },
        ...{ record_kind: 'student', record_id: student.id, at },
        ...{ before: { student_refusal: before }, after: { student_refusal: await declaredOf(tx, student.id) } },
      },
    ])
  }
}

const declaredOf = (tx: postgres.TransactionSql, studentId: string) => tx`
  select country_id, visa_category_id, reason, month from student_refusal where student_id = ${studentId} order by place`
