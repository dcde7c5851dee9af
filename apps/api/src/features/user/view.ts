import type { Context } from '../../db/context.ts'
import { listMemberships, loadUser, readAround } from './store.ts'
import { toWire } from './tables.ts'

/** An account with its companies, whether and where it is signed in, and what became of it. Throws `record.notFound`. */
export async function viewUser({ db }: Context, { id }: { id: string }) {
  const row = await loadUser(db, id)
  const [memberships, around] = await Promise.all([listMemberships(db, id), readAround(db, id)])
  const data = {
    ...toWire(row),
    ...around,
    memberships,
    isAdministrator: row.is_administrator,
    isEmailVerified: row.is_email_verified,
  }
  return { success: true as const, data }
}
