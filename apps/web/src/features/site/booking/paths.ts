export const paths = {
  admin: { bookableTimes: '/admin/leads/times' },
  company: { bookableTimes: '/company/setup/times' },
} as const
