import type { Visit } from '../../../http/visitor.ts'
import { findAccountId } from './store.ts'

/** Asks for a link to a new password. Known and unknown addresses cause the same work here and get the same answer. */
export async function askForResetLink({ db, platform }: Visit, { email }: { email: string }) {
  await platform.jobs.enqueue(db, 'send-reset-link', { userId: await findAccountId(db, email) })
  const message = 'If this address has an account, a link to a new password is on its way'
  return { success: true as const, message }
}
