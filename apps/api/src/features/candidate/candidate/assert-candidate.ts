import type { Scope } from '../../../db/scope/scope.ts'
import { fail } from '../../../platform/fail.ts'
import type { Sql } from '../../../platform/sql.ts'
import { hasCandidate } from './tables.ts'

/** Throws `record.notFound` unless the caller has this candidate. */
export async function assertCandidate(sql: Sql, scope: Scope, id: string): Promise<void> {
  if (!(await hasCandidate(sql, scope, id, false))) throw notFound()
}

/** The same; the candidate stays until the transaction ends. */
export async function holdCandidate(tx: Sql, scope: Scope, id: string): Promise<void> {
  if (!(await hasCandidate(tx, scope, id, true))) throw notFound()
}

const notFound = () => fail('record.notFound', { entity: 'Candidate' })
