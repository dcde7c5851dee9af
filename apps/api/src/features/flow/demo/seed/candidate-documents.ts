import { join } from 'node:path'
import { titleOf } from '@corridor/contract/told/task/kinds'
import type postgres from 'postgres'
import { now } from '../../../../platform/clock.ts'
import { newToken } from '../../../../platform/crypto.ts'
import { newId } from '../../../../platform/ids.ts'
import { json } from '../../../../platform/sql.ts'
import type { Storage } from '../../../../platform/storage/storage.ts'
import { benchOf } from './candidates.ts'

const kind = 'candidate-document-expires'
const papers = [
  { type: 'ead', title: 'EAD card', name: 'ead-card.pdf', endsInDays: 12 },
  { type: 'i-797', title: 'H-1B approval', name: 'i-797.pdf', endsInDays: 26 },
  { type: 'passport', title: 'Passport', name: 'passport.pdf', endsInDays: 1_300 },
  { type: 'i-94', title: 'Arrival record', name: 'i-94.pdf', endsInDays: 140 },
]

/** Papers of the first people of the demo's bench: two end soon, and remind bench sales of it. */
export async function demoCandidateDocuments(tx: postgres.TransactionSql, storage: Storage): Promise<void> {
  const own = await benchOf(tx, 'bench@harbor.example')
  const { company_id, user_id: created_by } = own
  const people = await tx<{ id: string; full_name: string }[]>`
    select id, full_name from candidate where company_id = ${company_id} and deleted_at is null and bench_since is not null
    order by created_at, id limit ${papers.length}`
  for (const [at, { type, title, name, endsInDays }] of papers.entries()) {
    const person = people[at]
    if (!person) continue
    const file_key = `candidate-document-${newToken()}`
    const file_type = 'application/pdf'
    const kept = { key: file_key, type: file_type, companyId: company_id }
    const file_size = await storage.keep(kept, join(import.meta.dirname, 'files', 'licence.pdf'))
    await tx`insert into stored_file ${tx({
      key: file_key,
      company_id,
      created_by,
      purpose: 'candidate-document',
      original_name: name,
      file_type,
      file_size,
      state: 'confirmed',
      is_sealed: true,
      uploaded_at: now(),
      confirmed_at: now(),
    })}`
    const id = newId()
    await tx`insert into candidate_document ${tx({ id, company_id, created_by, candidate_id: person.id, type, title, file_key })}`
    await tx`update candidate_document set expires_on = current_date + ${endsInDays}::int where id = ${id}`
    const params = { name: title, candidate: person.full_name.trim() }
    const task = newId()
    await tx`insert into task ${tx({
      id: task,
      company_id,
      created_by,
      person_id: created_by,
      kind,
      params: json(tx, params),
      title: titleOf(kind, params),
      note: '',
      record_kind: 'candidate',
      record_id: person.id,
      source_id: id,
    })}`
    await tx`update task set due_on = current_date + ${endsInDays}::int where id = ${task}`
  }
}
