export const paths = {
  company: {
    settings: '/company/setup/settings',
  },
} as const
