import type { Context } from '../../../db/scope/context.ts'
import { countSessions } from '../../../http/session/caller.ts'
import { loadUser } from './load.ts'
import { hasTwoFactor, listHistory, listMemberships } from './store.ts'
import { toWire } from './tables.ts'

/** An account with its companies, whether it is signed in, and what became of it. Throws `record.notFound`. */
export async function viewUser({ db }: Context, { id }: { id: string }) {
  const row = await loadUser(db, id)
  const data = {
    ...toWire(row),
    isAdministrator: row.is_administrator,
    isEmailVerified: row.is_email_verified,
    memberships: await listMemberships(db, id),
    hasTwoFactor: await hasTwoFactor(db, id),
    sessions: await countSessions(db, id),
    history: await listHistory(db, id),
  }
  return { success: true as const, data }
}
