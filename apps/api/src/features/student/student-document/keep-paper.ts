import { plainName } from '@corridor/contract/format/person-name'
import { studentPaperReminderDays } from '@corridor/contract/student/student-document/kinds'
import type { StudentDocumentAdd } from '@corridor/contract/student/student-document/shapes'
import type postgres from 'postgres'
import type { CompanyContext } from '../../../db/scope/context.ts'
import type { CompanyScope } from '../../../db/scope/scope.ts'
import type { RecordChange } from '../../../db/write.ts'
import { remindOfEnd } from '../../told/task/remind-of-end.ts'
import { documents } from './store.ts'
import { type DocumentRow, toFacts, toValues } from './tables.ts'

/** Adds a paper to a student who is held, with its confirmed file; one that `isIdentity` opens as a sealed value does, whatever its type. */
export async function keepPaper(
  context: CompanyContext,
  tx: postgres.TransactionSql,
  studentId: string,
  entry: StudentDocumentAdd,
  isIdentity = false,
): Promise<RecordChange & { row: DocumentRow }> {
  const id = await documents.insert(tx, context.scope, { student_id: studentId, ...toValues(entry, isIdentity) })
  const row = await documents.load(tx, context.scope, id)
  await remind(context, tx, row)
  return {
    action: 'student-document.add',
    record: { kind: 'student-document', id },
    before: null,
    after: toFacts(row),
    row,
  }
}

/** A paper that stands and that the caller sees. Throws `record.notFound`. */
export const loadPaper = (tx: postgres.TransactionSql, scope: CompanyScope, id: string): Promise<DocumentRow> =>
  documents.load(tx, scope, id)

/** Reminds the student's counsellor of a paper's end; whoever added it if nobody leads the student. */
export const remind = (context: CompanyContext, tx: postgres.TransactionSql, row: DocumentRow) =>
  remindOfEnd(context, tx, {
    companyId: context.scope.companyId,
    source: row.id,
    kind: 'student-document-expires',
    person: row.counsellor_id ?? row.owner_id,
    params: {
      name: row.title,
      student: plainName({
        firstName: row.student_first_name,
        middleName: row.student_middle_name,
        lastName: row.student_last_name,
      }),
    },
    about: { kind: 'student', id: row.student_id },
    endsOn: row.expires_on,
    daysBefore: studentPaperReminderDays,
  })
