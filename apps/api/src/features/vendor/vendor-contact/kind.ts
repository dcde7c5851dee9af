import type { Changing, KindRules } from '../../../db/record/kind.ts'
import { toCompanyContext } from '../../../db/scope/context.ts'
import { addContact, deleteContact, updateContact } from './save.ts'
import { refuseDouble } from './save-one.ts'
import { findDeletedVendor } from './store.ts'
import { type ContactRow, contactSpec } from './tables.ts'

export const contactRules: KindRules<ContactRow> = {
  kind: 'vendor-contact',
  table: 'vendor_contact',
  list: contactSpec,
  nameOf: (row) => row.full_name,
  add: (context, input) => addContact(toCompanyContext(context), input),
  update: (context, input) => updateContact(toCompanyContext(context), input),
  set: (context, input: Changing<typeof updateContact>, how) => updateContact(toCompanyContext(context), input, how),
  remove: (context, input) => deleteContact(toCompanyContext(context), input),
  refuseDouble,
  deletedAbove: findDeletedVendor,
}
