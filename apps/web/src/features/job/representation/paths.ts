export const paths = { company: { representation: '/company/setup/representation' } } as const
