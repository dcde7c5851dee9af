import type { KindRules } from '../../../db/record/kind.ts'
import { toCompanyContext } from '../../../db/scope/context.ts'
import { shortened } from '../../told/note/tell.ts'
import { addNote, deleteNote, updateNote } from './save.ts'
import { findDeletedVendor } from './store.ts'
import { type NoteRow, noteSpec } from './tables.ts'

export const noteRules: KindRules<NoteRow> = {
  kind: 'vendor-note',
  table: 'vendor_note',
  list: noteSpec,
  nameOf: (row) => shortened(row.note),
  add: (context, input) => addNote(toCompanyContext(context), input),
  update: (context, { id }) => updateNote(toCompanyContext(context), { id }),
  remove: (context, input) => deleteNote(toCompanyContext(context), input),
  deletedAbove: findDeletedVendor,
  parts: [{ table: 'task', column: 'source_id' }],
}
