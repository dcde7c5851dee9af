import type { Visit } from '../../../db/context.ts'
import { findAccountId } from './store.ts'

interface Limits {
  codeLetter(email: string): Promise<void>
}

/** Asks for a new code. Known, verified and unknown addresses cause the same work here and get the same answer. */
export async function resendCode({ db, platform }: Visit, { email }: { email: string }, limits: Limits) {
  await limits.codeLetter(email.toLowerCase())
  await platform.jobs.enqueue(db, 'send-code', { userId: await findAccountId(db, email) })
  return { success: true as const, message: 'Verification code sent successfully!' }
}
