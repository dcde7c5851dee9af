import type { CompanyScope } from '../../../db/scope/scope.ts'
import { fail } from '../../../platform/fail.ts'
import type { Sql } from '../../../platform/sql.ts'
import { isFreshUpload } from './store.ts'

/** Throws `file.notFound` unless the caller uploaded this file, and no paper has it. */
export async function assertFreshUpload(sql: Sql, scope: CompanyScope, fileKey: string): Promise<void> {
  if (!(await isFreshUpload(sql, scope, fileKey))) throw fail('file.notFound')
}
