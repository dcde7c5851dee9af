import { personName } from '@corridor/contract/format/person-name'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { settingsOf } from '../../../db/scope/settings.ts'
import { fail } from '../../../platform/fail.ts'
import { isTaken, type Sql } from '../../../platform/sql.ts'
import { findHolder, type Holder } from './store.ts'

/** Refuses a name that another vendor of the company has. Names nobody whom the caller does not see: it says no more than whom to ask. */
export async function refuseTakenName(
  tx: Sql,
  { scope }: Pick<CompanyContext, 'scope'>,
  name: string,
  id: string | null = null,
): Promise<void> {
  const holder = await findHolder(tx, scope, scope.companyId, name, id)
  if (!holder) return
  if (holder.is_seen) throw fail('vendor.nameTaken', { name })
  const { unit, person } = await shownHolder(tx, scope.companyId, holder)
  if (unit) throw fail('vendor.existsIn', { unit })
  throw person ? fail('vendor.existsWith', { person }) : fail('vendor.existsBeyond')
}

/** Names the holder of a vendor beyond one's sight, who is to be asked: its units, else its owner; both null for an Owner of the company. */
export async function shownHolder(sql: Sql, companyId: string, { visibility, unit, first_name, last_name }: Holder) {
  if (visibility === 'units' && unit) return { unit, person: null }
  const names = { firstName: first_name ?? '', lastName: last_name ?? '' }
  return { unit: null, person: personName(names, await settingsOf(sql, companyId)) || null }
}

/** The same of one that was written at the very moment: it names nobody. */
export function refuseDouble(error: unknown, name: string): never {
  throw isTaken(error, 'vendor_name') ? fail('vendor.nameTaken', { name }) : error
}
