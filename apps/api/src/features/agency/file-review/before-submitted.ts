import { reviewedFieldNames } from '@corridor/contract/agency/file-review/kinds'
import type postgres from 'postgres'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { fail } from '../../../platform/fail.ts'
import { students } from '../../student/student/tables.ts'
import { judgeStanding } from './standing.ts'

/**
 * Refuses a file that may not leave the house, by what it lacks first: findings that block, a signed declaration, an answer to each comment,
 * the approval of another person. The student is held until `tx` ends: nobody changes the file between this look and the move.
 */
export async function assertReviewed(
  context: CompanyContext,
  tx: postgres.TransactionSql,
  { studentId }: { studentId: string },
): Promise<void> {
  const row = await students.take(tx, context.scope, studentId)
  const { lacks, findings, openComments, approval } = await judgeStanding(tx, context, row)
  if (lacks.includes('blocked')) throw fail('fileReview.blocked', { n: findings })
  if (lacks.includes('not-declared')) throw fail('fileReview.notDeclared')
  if (lacks.includes('comments')) throw fail('fileReview.comments', { n: openComments })
  if (lacks.includes('not-reviewed')) throw fail('fileReview.another')
  if (lacks.includes('changed')) {
    const fields = (approval?.changed ?? []).map((field) => reviewedFieldNames[field]).join(', ')
    throw fail('fileReview.changed', { fields })
  }
}
