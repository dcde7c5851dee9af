import { recordFacts } from '@corridor/contract/records/record/kinds'
import { type NoteRecordKind, offeredPeopleMax } from '@corridor/contract/told/note/kinds'
import { isThere } from '../../../db/record/is-there.ts'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { fail } from '../../../platform/fail.ts'
import type { Sql } from '../../../platform/sql.ts'
import { listPeople, listSeers } from './store.ts'
import type { NoteValues } from './tables.ts'

interface Asked {
  recordKind: NoteRecordKind
  record: string
  name: string
}

/** Lists the people who can be mentioned on a record that the caller sees: members who see it too. */
export async function offerPeople(context: CompanyContext, { recordKind, record, name }: Asked) {
  const { db, scope } = context
  await assertThere(context, db, { kind: recordKind, id: record })
  const data = await listPeople(db, {
    companyId: scope.companyId,
    record: { record_kind: recordKind, record_id: record },
    name,
    limit: offeredPeopleMax,
  })
  return { success: true as const, data }
}

type Record = Pick<NoteValues, 'record_kind' | 'record_id'>

/** Refuses a mention of somebody who does not see the record. */
export async function assertSeen(tx: Sql, companyId: string, record: Record, ids: string[]): Promise<void> {
  if ((await listSeers(tx, companyId, record, ids)).length < ids.length)
    throw fail('note.unseen', {}, { fields: { note: 'Please mention people who see this record' } })
}

/** Refuses a record that is not there, or that the caller does not see. Throws `record.notFound`. */
export async function assertThere(
  { scope, platform }: CompanyContext,
  sql: Sql,
  record: { kind: NoteRecordKind; id: string },
): Promise<void> {
  if (!(await isThere(sql, platform, scope, record)))
    throw fail('record.notFound', { entity: recordFacts[record.kind].title })
}
