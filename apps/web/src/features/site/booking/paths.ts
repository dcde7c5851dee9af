export const paths = { company: { bookableTimes: '/company/setup/times' } } as const
