import type { ListQuery } from '@corridor/contract/wire/list'
import { runList } from '../../../db/list/list.ts'
import { companyTable } from '../../../db/record/table.ts'
import type { Context } from '../../../db/scope/context.ts'
import type { CompanyScope } from '../../../db/scope/scope.ts'
import { newId } from '../../../platform/ids.ts'
import type { Sql } from '../../../platform/sql.ts'
import { findDeletedVendorOf } from '../vendor/tables.ts'
import { type ContactRow, type ContactValues, contactColumns, contactSpec } from './tables.ts'

export const listContacts = ({ db, scope }: Context, query: ListQuery) => runList(db, scope, contactSpec, query)

export const contacts = companyTable<ContactRow, ContactValues & { vendor_id: string }>({
  spec: contactSpec,
  entity: 'Vendor Contact',
  columns: ['vendor_id', ...contactColumns],
})

/** The primary contact of a vendor, kept from others until `tx` ends. */
export async function findPrimary(tx: Sql, vendorId: string): Promise<string | undefined> {
  const [row] = await tx<{ id: string }[]>`
    select id from vendor_contact
    where vendor_id = ${vendorId} and contact_type = 'primary' and deleted_at is null for update`
  return row?.id
}

/** The vendor of a contact, if it is in the bin; if it stands, it cannot be deleted before `tx` ends. */
export const findDeletedVendor = (tx: Sql, id: string) => findDeletedVendorOf(tx, 'vendor_contact', id)

/** Inserts contacts of several vendors; answers their ids. */
export async function insertContacts(
  tx: Sql,
  { companyId, userId }: CompanyScope,
  contacts: readonly Record<string, string>[],
): Promise<string[]> {
  const rows = contacts.map((contact) => ({ id: newId(), company_id: companyId, created_by: userId, ...contact }))
  if (rows.length > 0) await tx`insert into vendor_contact ${tx(rows)}`
  return rows.map(({ id }) => id)
}
