import type { Visit } from '../../../http/visitor.ts'
import { findAccountId } from './store.ts'

/** Asks for a new code. Known, verified and unknown addresses cause the same work here and get the same answer. Throws `letter.tooSoon`. */
export async function resendCode({ db, platform }: Visit, { email }: { email: string }) {
  await db.begin(async (tx) => {
    await platform.mail.takeTurn(tx, email, 'verification-code')
    await platform.jobs.enqueue(tx, 'send-code', { userId: await findAccountId(tx, email) })
  })
  return { success: true as const, message: 'Verification code sent successfully!' }
}
