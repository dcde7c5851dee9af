export {
  CandidateSignUpForm,
  ChangePassword,
  CompanySignUpForm,
  ForgotPassword,
  ResetPassword,
  StepOne,
  VerifyEmail,
} from '@corridor/contract/account'
export { TwoFactorConfirm, TwoFactorProof, TwoFactorStart } from '@corridor/contract/two-factor'
