export const paths = {
  company: {
    info: '/company/setup/company-info',
  },
} as const
