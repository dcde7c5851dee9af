export const paths = {
  company: {
    members: '/company/setup/members',
  },
} as const
