export {
  CandidateSignUpForm,
  CompanySignUpForm,
  ForgotPassword,
  ResetPassword,
  StepOne,
  VerifyEmail,
} from '@corridor/contract/account'
