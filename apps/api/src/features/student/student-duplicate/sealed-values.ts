import { type SealedValue, sealedValues } from '@corridor/contract/student/passport/kinds'
import type { StudentMergeField } from '@corridor/contract/student/student-duplicate/kinds'
import type { CompanyContext } from '../../../db/scope/context.ts'
import type { FieldCrypto } from '../../../platform/field-crypto.ts'
import type { Sql } from '../../../platform/sql.ts'
import type { MergedTwo, SealedMerging } from '../../records/merge/kind.ts'
import { columnOf, openFrom, openOrNot, sealBirthDate, sealNumber } from '../passport/sealing.ts'
import { refuseTakenPassport } from '../student/kind.ts'
import { students } from '../student/tables.ts'
import type { SealedColumns, StudentValues } from '../student/values.ts'
import { findHeld, listSealed, type SealedStudent } from './store.ts'

/**
 * The sealed values of two students that are merged. A value that is taken is sealed anew under the student who is kept; what stood there is
 * sealed under the merge, so that the two can be split whatever keys there are by then.
 */
export const sealedMerging: SealedMerging<StudentMergeField> = {
  async take(context, tx, two, choices) {
    const { fields } = context.platform
    const { kept, gone } = await both(tx, two)
    const held: Partial<SealedColumns> = {}
    const taken = sealedValues.filter((value) => {
      const [own, theirs] = [openOrNot(fields, kept, value), openOrNot(fields, gone, value)]
      return own !== theirs && (choices[value] ?? (own === null ? 'other' : 'kept')) === 'other'
    })
    for (const value of taken) {
      const own = openFrom(fields, kept, value)
      held[columnOf[value]] = own && fields.seal(own, placeIn(two, value))
    }
    await give(context, tx, kept, taken, (value) => openFrom(fields, gone, value))
    return { ...held, sealed_taken: [...taken] }
  },

  async giveBack(context, tx, two) {
    const { fields } = context.platform
    const held = await findHeld(tx, two.mergeId)
    const { kept, gone } = await both(tx, two)
    const changed = held.sealed_taken.filter((value) => openFrom(fields, kept, value) !== openFrom(fields, gone, value))
    if (changed.length > 0) return changed
    const opened = (value: SealedValue) => openHeld(fields, held, two, value)
    await give(context, tx, kept, held.sealed_taken, opened)
    return []
  },
}

const placeIn = ({ mergeId: rowId }: MergedTwo, value: SealedValue) => ({
  table: 'student_merge',
  column: columnOf[value],
  rowId,
})

function openHeld(fields: FieldCrypto, held: SealedColumns, two: MergedTwo, value: SealedValue): string | null {
  const sealed = held[columnOf[value]]
  return sealed && fields.open(sealed, placeIn(two, value))
}

async function both(tx: Sql, { kept, gone }: MergedTwo) {
  const rows = await listSealed(tx, [kept, gone])
  const [one, other] = [kept, gone].map((id) => rows.find((row) => row.id === id))
  if (!one || !other) throw new Error('A student that is being merged is not there.')
  return { kept: one, gone: other }
}

async function give(
  { platform: { fields } }: CompanyContext,
  tx: Sql,
  student: SealedStudent,
  taken: readonly SealedValue[],
  textOf: (value: SealedValue) => string | null,
): Promise<void> {
  if (taken.length === 0) return
  const at = { ...student, companyId: student.company_id }
  const columns: Partial<StudentValues> = {}
  for (const value of taken) {
    const text = textOf(value)
    if (value === 'birthDate') Object.assign(columns, text === null ? noBirthDate : sealBirthDate(fields, at, text))
    else Object.assign(columns, text === null ? noNumber : sealNumber(fields, at, text))
  }
  await students.update(tx, student.id, columns).catch(refuseTakenPassport)
}

const noBirthDate = { sealed_birth_date: null, person_mark: null }
const noNumber = { sealed_passport: null, passport_mark: null, passport_tail: '' }
