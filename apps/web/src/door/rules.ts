export {
  CandidateSignUpForm,
  CompanySignUpForm,
  ForgotPassword,
  ResetPassword,
  StepOne,
  VerifyEmail,
} from '@corridor/contract/people/account/shapes'
export { InvitationForm } from '@corridor/contract/people/invitation/shapes'

import { AdminSignIn, CompanySignIn } from '@corridor/contract/people/session/shapes'

/** Rules of the fields of each area's sign-in (spec 1 §5, spec 2 §5). */
export const signInRules = { admin: AdminSignIn, company: CompanySignIn, candidate: CompanySignIn }
