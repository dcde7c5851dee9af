import type { ListQuery } from '@corridor/contract/wire/list'
import { runList } from '../../../db/list/list.ts'
import { companyTable } from '../../../db/record/table.ts'
import type { Context } from '../../../db/scope/context.ts'
import type { Sql } from '../../../platform/sql.ts'
import { findDeletedVendorOf } from '../vendor/tables.ts'
import { type NoteRow, type NoteValues, noteColumns, noteSpec } from './tables.ts'

export const listNotes = ({ db, scope }: Context, query: ListQuery) => runList(db, scope, noteSpec, query)

export const notes = companyTable<NoteRow, NoteValues & { vendor_id: string }>({
  spec: noteSpec,
  entity: 'Vendor Note',
  columns: ['vendor_id', ...noteColumns],
})

/** Lists the given people who are members and see the vendor. */
export async function listSeers(tx: Sql, companyId: string, vendorId: string, ids: string[]): Promise<string[]> {
  const rows = await tx<{ id: string }[]>`
    select id from unnest(${ids}::uuid[]) as id where may_see(${companyId}, id, 'vendor', ${vendorId})`
  return rows.map(({ id }) => id)
}

export async function nameOfPerson(sql: Sql, id: string) {
  const [row] = await sql<{ firstName: string; lastName: string }[]>`
    select first_name as "firstName", last_name as "lastName" from user_account where id = ${id}`
  return row ?? { firstName: '', lastName: '' }
}

/** The vendor of a note, if it is in the bin; if it stands, it cannot be deleted before `tx` ends. */
export const findDeletedVendor = (tx: Sql, id: string) => findDeletedVendorOf(tx, 'vendor_note', id)
