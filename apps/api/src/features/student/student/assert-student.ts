import type { Scope } from '../../../db/scope/scope.ts'
import { fail } from '../../../platform/fail.ts'
import type { Sql } from '../../../platform/sql.ts'
import { hasStudent } from './tables.ts'

/** Throws `record.notFound` unless the caller has this student. */
export async function assertStudent(sql: Sql, scope: Scope, id: string): Promise<void> {
  if (!(await hasStudent(sql, scope, id, false))) throw notFound()
}

/** The same; the student stays until the transaction ends. */
export async function holdStudent(tx: Sql, scope: Scope, id: string): Promise<void> {
  if (!(await hasStudent(tx, scope, id, true))) throw notFound()
}

const notFound = () => fail('record.notFound', { entity: 'Student' })
