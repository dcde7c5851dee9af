export {
  CandidateSignUpForm,
  ChangePassword,
  CompanySignUpForm,
  ForgotPassword,
  ResetPassword,
  StepOne,
  VerifyEmail,
} from '@corridor/contract/people/account/shapes'
export { TwoFactorConfirm, TwoFactorProof, TwoFactorStart } from '@corridor/contract/people/two-factor/shapes'
