import type { FullNameStep } from '@corridor/contract/student/enrolment/bodies'
import { stepOf } from '@corridor/contract/student/enrolment/steps'
import { written } from '../../../db/record/record.ts'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { saved, write } from '../../../db/write.ts'
import { toFacts } from '../student/facts.ts'
import { students } from '../student/tables.ts'
import { toWire } from '../student/to-wire.ts'
import { saveStep, type Which } from './save-step.ts'
import { noteStep } from './store.ts'

const step = stepOf('fullName')

/** The first step: begins a new student, or saves the name of one that stands. */
export const saveFullName = (context: CompanyContext, { studentId, version, ...name }: FullNameStep & Which) =>
  studentId
    ? saveStep(context, 'fullName', { studentId, version }, async () => ({ columns: toColumns(name) }))
    : beginStudent(context, name)

const beginStudent = (context: CompanyContext, name: FullNameStep) =>
  write(context, 'student.add', async (tx) => {
    const { scope } = context
    const own = { counsellor_id: scope.userId, saved_steps: [step.number] }
    const id = await students.insert(tx, scope, { ...toColumns(name), ...own })
    await noteStep(tx, scope, id, step.number)
    const row = written(await students.find(tx, scope, id))
    return saved({ kind: 'student', toFacts, toWire }, null, row, step.done)
  })

const toColumns = (name: FullNameStep) => ({
  first_name: name.firstName,
  middle_name: name.middleName,
  last_name: name.lastName,
  name_confirmed: name.nameConfirmed,
  has_only_one_name: name.hasOnlyOneName,
})
