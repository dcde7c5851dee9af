export const paths = {
  resetPassword: '/auth/classic/reset-password',
  profile: '/account/home/user-profile',
  security: '/account/security',
  company: {
    signUp: '/company/auth/sign-up',
    verifyEmail: '/company/auth/verify-email',
  },
  candidate: {
    signUp: '/candidate/auth/sign-up',
  },
} as const
