import type { ListQuery } from '@corridor/contract/wire/list'
import { runList } from '../../../db/list/list.ts'
import { companyTable } from '../../../db/record/table.ts'
import type { Context } from '../../../db/scope/context.ts'
import { likeLiteral, type Sql } from '../../../platform/sql.ts'
import { type NoteRow, type NoteValues, noteSpec } from './tables.ts'

export const listNotes = ({ db, scope }: Context, query: ListQuery) => runList(db, scope, noteSpec, query)

export const notes = companyTable<NoteRow, NoteValues>({
  spec: noteSpec,
  entity: 'Note',
  columns: ['record_kind', 'record_id', 'note', 'mentioned_ids'],
})

type Record = Pick<NoteValues, 'record_kind' | 'record_id'>

/** Lists the given people who are members and see the record. */
export async function listSeers(tx: Sql, companyId: string, record: Record, ids: string[]): Promise<string[]> {
  const rows = await tx<{ id: string }[]>`
    select id from unnest(${ids}::uuid[]) as id where may_see(${companyId}, id, ${record.record_kind}, ${record.record_id})`
  return rows.map(({ id }) => id)
}

interface Offered {
  companyId: string
  record: Record
  /** The beginning of a name, or of one of its words; empty for everybody. */
  name: string
  limit: number
}

/** Members who see the record, by name. */
export const listPeople = (sql: Sql, { companyId, record, name, limit }: Offered) => sql<
  { _id: string; firstName: string; lastName: string }[]
>`
  select u.id as _id, u.first_name as "firstName", u.last_name as "lastName"
  from membership m join user_account u on u.id = m.user_id and u.status = 'active'
  where m.company_id = ${companyId} and m.status = 'active'
    and ' ' || search_fold(u.full_name) like (select '% ' || search_fold(${likeLiteral(name)}) || '%')
    and may_see(${companyId}, u.id, ${record.record_kind}, ${record.record_id})
  order by u.full_name collate corridor_text, u.id limit ${limit}`

interface Told {
  /** Name of the record; a candidate's is made of the names. */
  recordName: string
  candidate: { firstName: string | null; lastName: string | null }
  by: { firstName: string; lastName: string }
  /** Audience of the record; null if everybody sees it. */
  audience: number | null
}

/** Loads the texts of the notices about a note on a record, and the people who get them. */
export async function loadTold(tx: Sql, record: Record, userId: string): Promise<Told> {
  const [row] = await tx<Told[]>`
    select coalesce(name_of_record(${record.record_kind}, ${record.record_id}::text), '') as "recordName",
      json_build_object('firstName', c.first_name, 'lastName', c.last_name) as candidate,
      json_build_object('firstName', u.first_name, 'lastName', u.last_name) as by,
      audience_of_record(${record.record_kind}, ${record.record_id}) as audience
    from user_account u left join candidate c on c.id = ${record.record_id} where u.id = ${userId}`
  if (!row) throw new Error('Whoever wrote a note has no account.')
  return row
}
