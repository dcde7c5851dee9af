import type postgres from 'postgres'
import type { CompanyScope, Scope } from '../../../db/scope/scope.ts'
import { fail } from '../../../platform/fail.ts'
import type { Sql } from '../../../platform/sql.ts'
import { applications } from '../student-application/tables.ts'
import { writeServed } from './store.ts'

/** Throws `record.notFound` unless the caller sees each application, and it is of this student. */
export async function assertServed(sql: Sql, scope: Scope, studentId: string, ids: readonly string[]): Promise<void> {
  for (const id of new Set(ids)) {
    const { student_id } = await applications.load(sql, scope, id)
    if (student_id !== studentId) throw fail('record.notFound', { entity: 'Student Application' })
  }
}

/** Has a paper serve these applications of its student and no others, but for those in the bin. Throws as `assertServed`. */
export async function serve(
  tx: postgres.TransactionSql,
  scope: CompanyScope,
  paper: { id: string; student_id: string },
  ids: readonly string[],
): Promise<void> {
  await assertServed(tx, scope, paper.student_id, ids)
  await writeServed(tx, scope, paper.id, ids)
}
