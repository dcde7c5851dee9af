import type postgres from 'postgres'
import { newId } from '../../../../platform/ids.ts'
import { json } from '../../../../platform/sql.ts'
import { benchOf } from './candidates.ts'

const tasks = [
  { title: 'Call back about the start date', note: 'Prefers the afternoon.', dueInDays: 0 },
  { title: 'Ask for an up-to-date resume', note: '', dueInDays: -2 },
  { title: 'Check the work authorization', note: 'The copy on file is hard to read.', dueInDays: 5 },
]

/** Makes the tasks of the demo's bench sales, each about one of their newest candidates. */
export async function demoTasks(tx: postgres.TransactionSql): Promise<void> {
  const { company_id, user_id } = await benchOf(tx, 'bench@harbor.example')
  const people = await tx<{ id: string }[]>`
    select id from candidate where company_id = ${company_id} and deleted_at is null order by created_at desc, id limit ${tasks.length}`
  for (const [at, { title, note, dueInDays }] of tasks.entries()) {
    const about = { record_kind: 'candidate', record_id: people[at]?.id ?? null }
    const row = {
      id: newId(),
      company_id,
      person_id: user_id,
      created_by: user_id,
      kind: 'task-due',
      title,
      note,
      ...about,
    }
    await tx`insert into task ${tx({ ...row, params: json(tx, { name: title }) })}`
    await tx`update task set due_on = current_date + ${dueInDays}::int where id = ${row.id}`
  }
}
