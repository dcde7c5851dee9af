import type postgres from 'postgres'
import type { FieldCrypto } from '../../../../../platform/field-crypto.ts'
import { benchOf } from '../candidates.ts'
import type { PlannedStudent } from '../students/plan.ts'
import { demoCommissions } from './commissions.ts'
import { demoDeclarations } from './declarations.ts'
import { demoFileReviews } from './file-reviews.ts'
import { addRefusals } from './refusals.ts'
import { demoStudentApplications } from './student-applications.ts'

/** Adds the applications of Atlas and all that followed: declarations, reviews, commission (demo.md, Applications). */
export async function demoPipeline(
  tx: postgres.TransactionSql,
  planned: readonly PlannedStudent[],
  fields: FieldCrypto,
): Promise<void> {
  const owner = await benchOf(tx, 'owner@atlas.example')
  const made = await demoStudentApplications(tx, planned)
  await addRefusals(tx, made)
  await demoDeclarations(tx, made, fields)
  await demoFileReviews(tx, made)
  await demoCommissions(tx, made, owner.user_id)
}
