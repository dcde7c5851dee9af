import type { ListQuery } from '@corridor/contract/wire/list'
import { runList } from '../../../db/list/list.ts'
import { companyTable } from '../../../db/record/table.ts'
import type { Context } from '../../../db/scope/context.ts'
import type { Sql } from '../../../platform/sql.ts'
import { findDeletedVendorOf } from '../vendor/tables.ts'
import { type DocumentRow, type DocumentValues, documentSpec } from './tables.ts'

export const listDocuments = ({ db, scope }: Context, query: ListQuery) => runList(db, scope, documentSpec, query)

export const documents = companyTable<DocumentRow, DocumentValues & { vendor_id: string }>({
  spec: documentSpec,
  entity: 'Vendor Document',
  columns: ['vendor_id', 'type', 'title', 'description', 'expires_on', 'file_key'],
})

/** The vendor of a document, if it is in the bin; if it stands, it cannot be deleted before `tx` ends. */
export const findDeletedVendor = (tx: Sql, id: string) => findDeletedVendorOf(tx, 'vendor_document', id)
