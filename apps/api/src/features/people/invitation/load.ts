import type { Scope } from '../../../db/scope/scope.ts'
import { fail } from '../../../platform/fail.ts'
import type { Sql } from '../../../platform/sql.ts'
import { findInvitation, lockInvitation } from './store.ts'
import type { InvitationRow } from './tables.ts'

/** Throws `record.notFound`. */
export async function loadInvitation(sql: Sql, scope: Scope, id: string): Promise<InvitationRow> {
  const row = await findInvitation(sql, scope, id)
  if (!row) throw fail('record.notFound', { entity: 'Invitation' })
  return row
}

/** Holds an invitation until the transaction ends. Throws `record.notFound`. */
export async function holdInvitation(tx: Sql, scope: Scope, id: string): Promise<InvitationRow> {
  await lockInvitation(tx, id)
  return loadInvitation(tx, scope, id)
}
