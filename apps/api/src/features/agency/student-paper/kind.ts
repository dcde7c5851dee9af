import type { KindRules } from '../../../db/record/kind.ts'
import { toCompanyContext } from '../../../db/scope/context.ts'
import { deletePaper, updatePaper } from './save.ts'
import { findDeletedStudent } from './store.ts'
import { type PaperRow, paperSpec } from './tables.ts'

export const studentPaperRules: KindRules<PaperRow> = {
  kind: 'student-paper',
  table: 'student_paper',
  list: paperSpec,
  nameOf: (row) => row.title,
  // It has no status to set for many at once.
  update: (context, { id }) => updatePaper(toCompanyContext(context), { id }),
  remove: (context, input) => deletePaper(toCompanyContext(context), input),
  deletedAbove: findDeletedStudent,
  parts: [{ table: 'task', column: 'source_id' }],
}
