export const paths = {
  admin: {
    signIn: '/admin/auth/sign-in',
  },
  company: {
    signIn: '/company/auth/sign-in',
    signOut: '/company/auth/sign-out',
  },
  candidate: {
    signIn: '/candidate/auth/sign-in',
  },
} as const
