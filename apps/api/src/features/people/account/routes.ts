import { api, asPerson, guarded, visited } from '../../../http/api.ts'
import { changePassword } from './change-password.ts'
import { askForResetLink } from './forgot-password.ts'
import { updateProfile, viewProfile } from './profile.ts'
import { resendCode } from './resend-code.ts'
import { resetPassword } from './reset-password.ts'
import { signUpCandidate, signUpCompany } from './sign-up.ts'
import { verifyEmail } from './verify-email.ts'

export const accountRoutes = {
  companySignUp: api.account.companySignUp.handler(visited('sign-up', signUpCompany)),
  candidateSignUp: api.account.candidateSignUp.handler(visited('sign-up', signUpCandidate)),
  verifyEmail: api.account.verifyEmail.handler(visited('verify-email', verifyEmail)),
  resendVerification: api.account.resendVerification.handler(visited('resend-verification', resendCode)),
  forgotPassword: api.account.forgotPassword.handler(visited('forgot-password', askForResetLink)),
  resetPassword: api.account.resetPassword.handler(visited('reset-password', resetPassword)),
  profile: api.account.profile.handler(asPerson(viewProfile)),
  updateProfile: api.account.updateProfile.handler(asPerson(updateProfile)),
  changePassword: api.account.changePassword.handler(guarded('change-password', changePassword)),
}
