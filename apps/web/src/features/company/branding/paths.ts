export const paths = {
  company: {
    overview: '/company/setup/overview',
    branding: '/company/setup/branding',
  },
} as const
