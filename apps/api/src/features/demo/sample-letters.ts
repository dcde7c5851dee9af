import { invitation } from '../../letters/invitation.ts'
import { resetPassword } from '../../letters/reset-password.ts'
import { verificationCode } from '../../letters/verification-code.ts'
import type { Letter } from '../../platform/mail/letter.ts'

/** Every letter of the product, with values to look at. */
export const sampleLetters: Record<string, Letter> = {
  'Verification code': verificationCode({ code: '482913', minutes: 10 }),
  'Reset password': resetPassword({ path: '/auth/classic/reset-password?token=sample', minutes: 30 }),
  Invitation: invitation({ inviter: 'Olivia Hart', company: 'Harbor Staffing', path: '/invite/sample' }),
}
