export const paths = {
  company: {
    today: '/company/today',
  },
} as const
