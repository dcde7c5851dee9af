import type { StudentDocumentAdd } from '@corridor/contract/student/student-document/shapes'
import type { KindRules } from '../../../db/record/kind.ts'
import { written } from '../../../db/record/record.ts'
import { toCompanyContext } from '../../../db/scope/context.ts'
import { addDocuments, deleteDocument, updateDocument } from './save.ts'
import { findDeletedStudent } from './store.ts'
import { type DocumentRow, documentSpec } from './tables.ts'

export const studentDocumentRules: KindRules<DocumentRow> = {
  kind: 'student-document',
  table: 'student_document',
  list: documentSpec,
  nameOf: (row) => row.title,
  add: async (context, { studentId, ...document }: StudentDocumentAdd & { studentId: string }) => {
    const { data } = await addDocuments(toCompanyContext(context), { studentId, documents: [document] })
    return { data: written(data[0]) }
  },
  update: (context, { id }) => updateDocument(toCompanyContext(context), { id }),
  remove: (context, input) => deleteDocument(toCompanyContext(context), input),
  deletedAbove: findDeletedStudent,
  parts: [{ table: 'task', column: 'source_id' }],
  files: ['file_key'],
}
