export const paths = {
  resetPassword: '/auth/classic/reset-password',
  security: '/account/security',
  company: {
    signUp: '/company/auth/sign-up',
    verifyEmail: '/company/auth/verify-email',
  },
  candidate: {
    signUp: '/candidate/auth/sign-up',
  },
} as const
