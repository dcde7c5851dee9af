import type postgres from 'postgres'
import { newId } from '../../../../platform/ids.ts'
import { columnsOf, json } from '../../../../platform/sql.ts'
import { benchOf } from './candidates.ts'

const detailedMax = 6
const times = ['Weekdays after 3 pm Eastern', 'Any weekday before noon Central', 'Tuesdays and Thursdays']

/** Makes the details that the demo's bench sales asked of the first people of their bench; none that would be sealed. */
export async function demoCandidateDetails(tx: postgres.TransactionSql): Promise<void> {
  const { company_id, user_id } = await benchOf(tx, 'bench@harbor.example')
  const people = await tx<{ id: string; first_name: string; last_name: string }[]>`
    select id, first_name, last_name from candidate
    where company_id = ${company_id} and deleted_at is null and bench_since is not null
    order by created_at, id limit ${detailedMax}`
  for (const [at, { id, first_name, last_name }] of people.entries()) {
    const address = `${first_name}-${last_name}`
      .normalize('NFD')
      .replace(/[^A-Za-z-]/g, '')
      .toLowerCase()
    const referees =
      at % 2 === 0
        ? [
            {
              name: 'Ana Ruiz',
              company: 'Kestrelmoor Software',
              relation: 'Team lead',
              email: 'ana@kestrelmoor.example',
              phone: '',
            },
          ]
        : []
    await tx`insert into candidate_details ${columnsOf(tx, {
      id: newId(),
      company_id,
      candidate_id: id,
      legal_name: `${first_name} ${last_name}`,
      linked_in: `https://linkedin.com/in/${address}`,
      employer_name: at % 3 === 0 ? 'Sierrafield Talent' : '',
      interview_times: times[at % times.length] ?? '',
      referees: json(tx, referees),
      created_by: user_id,
    })}`
  }
}
