import type { Student } from '@corridor/contract/student/student/shapes'
import {
  possibleMin,
  type StudentLikeness,
  type StudentMergeField,
} from '@corridor/contract/student/student-duplicate/kinds'
import { toNames } from '../../../db/record/record.ts'
import type { MergeKind } from '../../records/merge/kind.ts'
import { mergeVerbs } from '../../records/merge/verbs.ts'
import { nameOfStudent } from '../student/delete.ts'
import { studentRules } from '../student/kind.ts'
import { studentSpec, students } from '../student/tables.ts'
import { entryTables, type StudentFile } from '../student/values.ts'
import { compareStudents } from './compare.ts'
import { mergeValues, type StudentForm, splitValues, valuesOf } from './merge-values.ts'
import { sealedMerging } from './sealed-values.ts'
import { writeValues } from './write-values.ts'

// Steps and their rows are values, which are written anew as a whole: those of the other stay with it in the bin, and so does what was
// declared of them.
const isValue = ({ table }: { table: string }) =>
  ['student_step', 'student_declaration'].includes(table) || entryTables.some((name) => name === table)

const studentMerging: MergeKind<StudentFile, Student, StudentForm, StudentMergeField, StudentLikeness> = {
  rules: {
    ...studentRules,
    table: 'student',
    // Whole files: they are compared field by field.
    list: { ...studentSpec, ...students.spec },
    nameOf: nameOfStudent,
    parts: studentRules.parts?.filter((part) => !isValue(part)) ?? [],
  },
  entity: 'Student',
  messages: {
    merged: 'Students merged successfully',
    split: 'Students split successfully',
    apart: 'Remembered as two students',
    reopened: 'Shown as duplicates again',
  },
  nameColumn: 'full_name',
  gone: {
    columns: 'g.first_name as gone_first, g.last_name as gone_last',
    toNames: ({ gone_first, gone_last }: { gone_first: string; gone_last: string }) => toNames(gone_first, gone_last),
  },
  valuesOf: (_wire, row) => valuesOf(row),
  merge: mergeValues,
  split: splitValues,
  update: writeValues,
  sealed: sealedMerging,
  naming: [
    { table: 'lead', column: 'converted_id' },
    { table: 'student_relative', column: 'relative_id', once: 'student_id' },
    { table: 'student_followed', column: 'source_id' },
  ],
  compare: compareStudents,
  listedFrom: possibleMin,
  job: 'match-students',
}

export const studentDoubles = mergeVerbs(studentMerging)
