import { personName } from '@corridor/contract/format/person-name'
import { written } from '../../../db/record/record.ts'
import type { CompanyContext } from '../../../db/scope/context.ts'
import type { CompanyScope } from '../../../db/scope/scope.ts'
import { settingsOf } from '../../../db/scope/settings.ts'
import { unchanged, write } from '../../../db/write.ts'
import { fail } from '../../../platform/fail.ts'
import type { Sql } from '../../../platform/sql.ts'
import { notify } from '../../told/notification/notify.ts'
import { handKept } from '../../told/task/tables.ts'
import { toFacts } from './facts.ts'
import { mayCounsel } from './store.ts'
import { students } from './tables.ts'
import { toWire } from './to-wire.ts'
import type { StudentFile } from './values.ts'

export interface Handing {
  studentId: string
  version?: number | undefined
  counsellor: string | null
}

interface How {
  /** The counsellor led this student before, and may have left since. */
  haveStood?: boolean
  /** Many are handed over at once, of which one notice tells. */
  isOneOfMany?: boolean
}

/**
 * Hands a student over to a member, or to nobody, and tells the new counsellor unless it is the caller. Throws `record.notFound`,
 * `record.changed`, and `student.counsellorBlind` unless the member enrols students and sees this one.
 */
export const changeCounsellor = (
  context: CompanyContext,
  { studentId, version, counsellor }: Handing,
  { haveStood = false, isOneOfMany = false }: How = {},
) =>
  write(context, 'student.update', async (tx) => {
    const { scope } = context
    const stands = await students.take(tx, scope, studentId, version)
    if (counsellor === stands.counsellor_id) return unchanged(saved(stands))
    if (counsellor && !haveStood) await assertMayCounsel(tx, scope, counsellor, studentId)
    await students.update(tx, studentId, { counsellor_id: counsellor })
    // Whoever leads the student is reminded of their papers.
    if (counsellor) await handKept(tx, { kind: 'student', id: studentId }, counsellor)
    const after = written(await students.find(tx, scope, studentId))
    if (counsellor && counsellor !== scope.userId) await tellCounsellor(tx, context, after, counsellor, isOneOfMany)
    const record = { kind: 'student', id: studentId }
    return { record, before: toFacts(stands), after: toFacts(after), answer: saved(after) }
  })

const saved = (row: StudentFile) => ({
  success: true as const,
  message: 'Counsellor changed successfully',
  data: toWire(row),
})

/** Throws `student.counsellorBlind` unless a member enrols students and sees this one. */
export async function assertMayCounsel(tx: Sql, scope: CompanyScope, counsellor: string, id: string): Promise<void> {
  if (!(await mayCounsel(tx, scope, counsellor, id))) throw fail('student.counsellorBlind')
}

/** Tells a member who was given a student to lead. */
export async function tellCounsellor(
  tx: Sql,
  { scope, platform }: CompanyContext,
  student: StudentFile,
  counsellor: string,
  isOneOfMany: boolean,
): Promise<void> {
  const { companyId } = scope
  const { first_name: firstName, middle_name: middleName, last_name: lastName } = student
  const params = { name: personName({ firstName, middleName, lastName }, await settingsOf(tx, companyId)) }
  const told = { params, to: [counsellor], at: { companyId } }
  if (isOneOfMany)
    await notify(tx, platform, {
      ...told,
      kind: 'students-yours',
      about: { kind: 'company', id: companyId },
      folds: true,
    })
  else await notify(tx, platform, { ...told, kind: 'student-yours', about: { kind: 'student', id: student.id } })
}
