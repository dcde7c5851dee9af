export const paths = {
  company: {
    bench: '/company/bench',
  },
} as const
