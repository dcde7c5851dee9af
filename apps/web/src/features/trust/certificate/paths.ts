export const paths = {
  company: {
    certificate: '/company/account-details/certificate',
  },
} as const
