import type postgres from 'postgres'
import { newId } from '../../../../platform/ids.ts'
import { json } from '../../../../platform/sql.ts'
import { benchOf } from './candidates.ts'

const notes = [
  {
    action: 'call',
    priority: 'high',
    note: 'Looks for two Java developers in Dallas, onsite from next month.',
    inDays: 2,
  },
  {
    action: 'meeting',
    priority: 'normal',
    note: 'Met the account team. They want one mail a person, with the rate.',
    inDays: null,
  },
  { action: 'email', priority: 'low', note: 'Sent the hotlist of this week.', inDays: null },
]
const format = {
  description: 'One mail a person, resume as PDF',
  subject: 'Candidate for your requirement',
  body: 'Dear team,\n\nplease find our candidate below.',
  columns: ['name', 'rate', 'location', 'workAuthorization', 'availability'],
  file_type: 'pdf',
  file_name: '{lastName}-{firstName}',
}

/**
 * Makes the notes of the demo's bench sales about their first vendors, with a follow-up, and the format in which one wants candidates to be
 * sent.
 */
export async function demoVendorNotes(tx: postgres.TransactionSql): Promise<void> {
  const { company_id, user_id } = await benchOf(tx, 'bench@harbor.example')
  const vendors = await tx<{ id: string; name: string }[]>`
    select id, name from vendor where company_id = ${company_id} and deleted_at is null order by name limit ${notes.length}`
  for (const [at, { inDays, ...written }] of notes.entries()) {
    const vendor = vendors[at]
    if (!vendor) continue
    const own = { company_id, created_by: user_id }
    const note = {
      id: newId(),
      vendor_id: vendor.id,
      ...own,
      ...written,
      follow_up_note: inDays ? 'Send three profiles' : '',
    }
    await tx`insert into vendor_note ${tx(note)}`
    if (at === 0) await tx`insert into vendor_format ${tx({ id: newId(), vendor_id: vendor.id, ...own, ...format })}`
    await tx`update vendor set saved_steps = ${at === 0 ? [1, 2, 3, 5] : [1, 2, 3]} where id = ${vendor.id}`
    if (!inDays) continue
    const params = { vendor: vendor.name, name: note.follow_up_note }
    const task = {
      id: newId(),
      ...own,
      person_id: user_id,
      kind: 'vendor-follow-up',
      note: note.note,
      source_id: note.id,
    }
    const about = {
      record_kind: 'vendor',
      record_id: vendor.id,
      title: `Follow up with ${vendor.name}: ${params.name}`,
    }
    await tx`insert into task ${tx({ ...task, ...about, params: json(tx, params) })}`
    await tx`update task set due_on = current_date + ${inDays}::int where id = ${task.id}`
    await tx`update vendor_note set follow_up_on = current_date + ${inDays}::int where id = ${note.id}`
  }
}
