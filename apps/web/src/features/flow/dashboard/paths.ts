export const paths = {
  admin: {
    dashboard: '/admin/dashboard',
  },
  company: {
    dashboard: '/company/dashboard',
  },
  candidate: {
    dashboard: '/candidate/dashboard',
  },
} as const
