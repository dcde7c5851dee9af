export {
  CandidateSignUp,
  CompanySignUpForm,
  ForgotPassword,
  ResetPassword,
  StepOne,
  VerifyEmail,
} from '@corridor/contract/account'
