import { plainName } from '@corridor/contract/format/person-name'
import { blockersOf } from '@corridor/contract/student/enrolment/consistency'
import { firstMissingStep } from '@corridor/contract/student/enrolment/steps'
import { fail } from '../../../platform/fail.ts'
import type { Sql } from '../../../platform/sql.ts'
import { allEyes, judgeFile } from '../enrolment/judge-file.ts'
import type { StudentFile } from '../student/values.ts'

/** Somebody of the emergency contacts who is a guardian; `contact` is their place among these. */
export interface Guardian {
  contact: number
  name: string
  email: string
}

export interface Standing {
  needsGuardian: boolean
  guardians: Guardian[]
}

/**
 * Finds who has to sign a student's file. Throws `declaration.signed`, `declaration.notWhole` with the first step that is missing, and
 * `declaration.blocked` with the number of findings that block.
 */
export async function judgeStanding(
  sql: Sql,
  platform: Parameters<typeof allEyes>[0],
  row: StudentFile,
): Promise<Standing> {
  if (row.declared_at) throw fail('declaration.signed')
  const missing = firstMissingStep(row.saved_steps)
  if (missing) throw fail('declaration.notWhole', { n: missing })
  const { steps, plan, isUnder18 } = await judgeFile(sql, allEyes(platform), row)
  const blocks = blockersOf([...steps, { findings: plan }]).length
  if (blocks > 0) throw fail('declaration.blocked', { n: blocks })
  const guardians = row.student_contact.flatMap(({ is_guardian, first_name, last_name, email }, contact) =>
    is_guardian ? [{ contact, name: plainName({ firstName: first_name, lastName: last_name }), email }] : [],
  )
  return { needsGuardian: isUnder18 === true, guardians }
}

/** The guardian who is to sign, the first unless another is named; null for whoever signs alone. Throws `declaration.guardianNeeded`. */
export function chooseGuardian({ needsGuardian, guardians }: Standing, contact: number | undefined): Guardian | null {
  if (!needsGuardian) return null
  const found = contact === undefined ? guardians[0] : guardians.find((one) => one.contact === contact)
  if (!found) throw fail('declaration.guardianNeeded')
  return found
}
