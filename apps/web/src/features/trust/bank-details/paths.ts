export const paths = {
  company: {
    bankDetails: '/company/account-details/bank-details',
  },
} as const
