import { type EnrolmentPart, stepOf } from '@corridor/contract/student/enrolment/steps'
import { type SharedPart, sharedParts } from '@corridor/contract/student/family/kinds'
import { written } from '../../../db/record/record.ts'
import type { CompanyScope } from '../../../db/scope/scope.ts'
import type { RecordChange } from '../../../db/write.ts'
import type { Sql } from '../../../platform/sql.ts'
import { type Applied, applyStep } from '../enrolment/apply-step.ts'
import { studentsOfCompany } from '../student/tables.ts'
import type { StudentFile } from '../student/values.ts'
import { sharedValues } from './shared-values.ts'
import { stopFollowing, takeFollowers } from './store.ts'

/** Has a step that was saved with values of its own follow nobody, and writes it to those of the family whose step follows it. */
export async function settleFamily(
  tx: Sql,
  scope: CompanyScope,
  { after, isOther }: Pick<Applied, 'after' | 'isOther'>,
  saved: EnrolmentPart,
): Promise<RecordChange[]> {
  if (isOther) await stopFollowing(tx, after.id, saved)
  return spread(tx, scope, after, saved)
}

/** The same for a file that was written as a whole: of the shared steps, those that have other values now. */
export async function settleFile(
  tx: Sql,
  scope: CompanyScope,
  before: StudentFile,
  after: StudentFile,
): Promise<RecordChange[]> {
  const changes: RecordChange[] = []
  for (const part of sharedParts)
    if (isSharedOther(part, before, after))
      changes.push(...(await settleFamily(tx, scope, { after, isOther: true }, part)))
  return changes
}

/** True if the values of a step that a family shares are others now; the rest of it is one person's alone. */
export function isSharedOther(part: SharedPart, before: StudentFile, after: StudentFile): boolean {
  const [one, other] = [before, after].map((file) => JSON.stringify(sharedValues(part, file, true)))
  return one !== other
}

/** Writes a step that was saved to the students of the family whose step follows it, and to those who follow them. */
export async function spread(
  tx: Sql,
  scope: CompanyScope,
  source: StudentFile,
  saved: EnrolmentPart,
): Promise<RecordChange[]> {
  const changes: RecordChange[] = []
  for (const part of partsOf(saved, source))
    for (const { id, is_sibling } of await takeFollowers(tx, source.id, part)) {
      const stands = written(await studentsOfCompany.find(tx, scope, id))
      const applied = await applyStep(tx, scope, stands, stepOf(part).number, sharedValues(part, source, is_sibling))
      // The first who has the values already ends a circle that two made at one moment.
      if (applied) changes.push(applied.change, ...(await spread(tx, scope, applied.after, part)))
    }
  return changes
}

/** Parts that change with a saved one: letters may go to the address. */
function partsOf(saved: EnrolmentPart, { same_as_above }: StudentFile): SharedPart[] {
  const parts = sharedParts.filter((part) => part === saved)
  return saved === 'address' && same_as_above ? [...parts, 'communicationAddress'] : parts
}
