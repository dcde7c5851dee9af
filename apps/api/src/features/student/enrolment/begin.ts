import { stepOf } from '@corridor/contract/student/enrolment/steps'
import { written } from '../../../db/record/record.ts'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { saved, write } from '../../../db/write.ts'
import { toFacts } from '../student/facts.ts'
import { students } from '../student/tables.ts'
import { toWire } from '../student/to-wire.ts'
import type { StudentValues } from '../student/values.ts'
import { noteStep } from './store.ts'

/** Begins a student, whose counsellor is the caller unless the values name another; `steps` are those that the values fill. */
export const beginStudent = (context: CompanyContext, values: Partial<StudentValues>, steps: readonly number[]) =>
  write(context, 'student.add', async (tx) => {
    const { scope } = context
    const id = await students.insert(tx, scope, {
      counsellor_id: scope.userId,
      ...values,
      saved_steps: [...steps],
    })
    await context.platform.jobs.wake(tx, 'match-students')
    for (const step of steps) await noteStep(tx, scope, id, step)
    const row = written(await students.find(tx, scope, id))
    return saved({ kind: 'student', toFacts, toWire }, null, row, stepOf('fullName').done)
  })
