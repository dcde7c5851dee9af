import type { KindRules } from '../../../db/record/kind.ts'
import { toCompanyContext } from '../../../db/scope/context.ts'
import { fail } from '../../../platform/fail.ts'
import { isTaken } from '../../../platform/sql.ts'
import { refuseMergedRestore } from '../../records/merge/refuse-restore.ts'
import { tellOfExport } from '../passport/tell-of-many.ts'
import { changeCounsellor } from './change-counsellor.ts'
import { deleteStudent, nameOfStudent } from './delete.ts'
import { fileSpec } from './file-spec.ts'
import { type StudentRow, studentSpec } from './tables.ts'
import { entryTables } from './values.ts'
import { viewStudent } from './view.ts'

/** Refuses a student whose passport number another one of the company has by now. */
export function refuseTakenPassport(error: unknown): never {
  throw isTaken(error, 'student_passport') ? fail('passport.takenByAnother') : error
}

export const studentRules: KindRules<StudentRow> = {
  kind: 'student',
  table: 'student',
  list: studentSpec,
  nameOf: nameOfStudent,
  // It has no status to set for many at once.
  update: (context, { id }) => viewStudent(context, { studentId: id }),
  set: (context, { id: studentId, counsellor }: { id: string; counsellor: string | null }, how) =>
    changeCounsellor(toCompanyContext(context), { studentId, counsellor }, { ...how, isOneOfMany: true }),
  remove: (context, input) => deleteStudent(toCompanyContext(context), input),
  exported: {
    list: fileSpec,
    onOpened: (context, tx, students) => tellOfExport(tx, toCompanyContext(context), students),
  },
  refuseDouble: refuseTakenPassport,
  refuseRestore: refuseMergedRestore('student', 'full_name'),
  parts: [
    { table: 'student_step', column: 'student_id', once: 'step' },
    ...entryTables.map((table) => ({
      table,
      column: 'student_id',
    })),
    { table: 'student_relative', column: 'student_id', once: 'relative_id' },
    { table: 'student_declaration', column: 'student_id', file: 'file_key' },
    { table: 'student_document', column: 'student_id', file: 'file_key' },
    { table: 'student_application', column: 'student_id' },
    { table: 'student_paper', column: 'student_id' },
    { table: 'student_checklist', column: 'student_id', once: 'country_id' },
    { table: 'note', column: 'record_id' },
    { table: 'task', column: 'record_id' },
  ],
}
