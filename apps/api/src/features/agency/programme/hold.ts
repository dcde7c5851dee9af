import type { CompanyScope } from '../../../db/scope/scope.ts'
import { fail } from '../../../platform/fail.ts'
import type { Sql } from '../../../platform/sql.ts'
import { findHeldProgramme, type HeldProgramme } from './store.ts'

/**
 * Holds a programme with its institution until `tx` ends. Throws `record.notFound`, and `programme.elsewhere` if an institution is named
 * and it is one of another.
 */
export async function holdProgramme(
  tx: Sql,
  scope: CompanyScope,
  { programmeId, institutionId }: { programmeId: string; institutionId?: string | undefined },
): Promise<HeldProgramme> {
  const held = await findHeldProgramme(tx, scope, programmeId)
  if (!held) throw fail('record.notFound', { entity: 'Programme' })
  if (institutionId && institutionId !== held.institutionId) throw fail('programme.elsewhere')
  return held
}
