import type { CompanyScope } from '../../../db/scope/scope.ts'
import { fail } from '../../../platform/fail.ts'
import type { Sql } from '../../../platform/sql.ts'
import { isHeld } from './store.ts'

/** Throws `file.notFound` for the file of a paper. */
export async function assertUnheld(sql: Sql, scope: CompanyScope, fileKey: string): Promise<void> {
  if (await isHeld(sql, scope, fileKey)) throw fail('file.notFound')
}
