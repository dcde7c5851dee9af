import type { KindRules } from '../../../db/record/kind.ts'
import { toCompanyContext } from '../../../db/scope/context.ts'
import { addNote } from './add.ts'
import { deleteNote } from './delete.ts'
import { type NoteRow, noteSpec } from './tables.ts'
import { shortened } from './tell.ts'
import { updateNote } from './update.ts'

export const noteRules: KindRules<NoteRow> = {
  kind: 'note',
  table: 'note',
  list: noteSpec,
  nameOf: (row) => shortened(row.note),
  add: (context, input) => addNote(toCompanyContext(context), input),
  update: (context, { id }) => updateNote(toCompanyContext(context), { id }),
  remove: (context, input) => deleteNote(toCompanyContext(context), input),
}
