import type postgres from 'postgres'
import { newId } from '../../../../../platform/ids.ts'
import { json } from '../../../../../platform/sql.ts'
import { benchOf } from '../candidates.ts'

const tasks = [
  { of: 'filing@atlas.example', about: 'Rahul Dev Kumar', title: 'Finish the enrolment from step 6', dueInDays: 1 },
  { of: 'filing@atlas.example', about: 'Grace Wanjiru', title: 'Ask for a bank statement of this month', dueInDays: 0 },
  { of: 'counsellor@atlas.example', about: 'Bikash Thapa', title: 'Collect the five refusal letters', dueInDays: 4 },
  { of: 'owner@atlas.example', about: 'Noor Haddad', title: 'Call the mother about the consent', dueInDays: -1 },
  { of: 'owner@atlas.example', about: 'Thi Mai Nguyen', title: 'Ask for a new passport', dueInDays: 9 },
] as const

/** Tasks of the agency’s people about their students. */
export async function studentTasks(tx: postgres.TransactionSql): Promise<void> {
  for (const { of, about, title, dueInDays } of tasks) {
    const { company_id, user_id } = await benchOf(tx, of)
    await tx`
      insert into task (id, company_id, person_id, created_by, kind, title, params, record_kind, record_id, due_on)
      select ${newId()}, ${company_id}, ${user_id}, ${user_id}, 'task-due', ${title}, ${json(tx, { name: title })}, 'student', s.id,
        current_date + ${dueInDays}::int
      from student s where s.company_id = ${company_id} and s.full_name = ${about}`
  }
}
