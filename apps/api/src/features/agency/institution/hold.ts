import type { CompanyScope } from '../../../db/scope/scope.ts'
import { fail } from '../../../platform/fail.ts'
import type { Sql } from '../../../platform/sql.ts'
import { findHeldInstitution } from './store.ts'

/** Holds an institution of the company, with its zone, until the transaction ends. Throws `record.notFound`. */
export async function holdInstitution(tx: Sql, scope: CompanyScope, id: string) {
  const held = await findHeldInstitution(tx, scope, id)
  if (!held) throw fail('record.notFound', { entity: 'Institution' })
  return held
}
