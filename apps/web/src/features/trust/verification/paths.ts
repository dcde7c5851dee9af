export const paths = {
  admin: {
    pendingVerifications: '/admin/verification/pending-verifications',
  },
} as const
