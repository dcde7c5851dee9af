import type postgres from 'postgres'
import { newId } from '../../../../platform/ids.ts'
import { benchOf } from './candidates.ts'

const recruiterEmail = 'recruiter@harbor.example'
const notes = [
  { table: 'candidate', note: 'Prefers remote work, and would travel once a month.', daysAgo: 9 },
  { table: 'job', note: 'The manager wants somebody who has led a migration. Two rounds, both by video.', daysAgo: 4 },
  { table: 'submission', note: 'The vendor asked for a shorter resume. Sent this morning.', daysAgo: 2 },
  { table: 'interview', note: 'They will ask about streaming. Please prepare two examples.', daysAgo: 1 },
  { table: 'placement', note: 'The first timesheet is due at the end of the second week.', daysAgo: 20 },
  { table: 'client', note: 'Invoices go to the head office, with the PO number.', daysAgo: 60 },
  { table: 'application', note: 'Spoke for ten minutes: a clear speaker, free from next month.', daysAgo: 3 },
]

/** Makes the notes of the demo's people on records of each kind: bench sales asks, and mentions the recruiter. */
export async function demoNotes(tx: postgres.TransactionSql): Promise<void> {
  const { company_id, user_id } = await benchOf(tx, 'bench@harbor.example')
  const recruiter = await benchOf(tx, recruiterEmail)
  const [named] = await tx<
    { name: string }[]
  >`select full_name as name from user_account where id = ${recruiter.user_id}`
  const asks = { note: `@${named?.name.trim()} could you call before Friday?`, mentioned_ids: [recruiter.user_id] }
  for (const { table, note, daysAgo } of notes) {
    const rows = await tx<{ id: string }[]>`
      select id from ${tx(table)} where company_id = ${company_id} and deleted_at is null order by created_at desc, id desc limit 4`
    for (const { id: record_id } of rows) {
      const on = { company_id, record_kind: table, record_id }
      const written = [
        { ...on, id: newId(), note, mentioned_ids: [], created_by: recruiter.user_id },
        { ...on, id: newId(), ...asks, created_by: user_id },
      ]
      await tx`insert into note ${tx(written)}`
      const ids = written.map(({ id }) => id)
      await tx`update note set created_at = now() - make_interval(days => ${daysAgo}, hours => case created_by when ${user_id} then 0 else 5 end)
        where id = any(${ids}::uuid[])`
    }
  }
}
