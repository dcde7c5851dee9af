export const paths = { company: { stages: '/company/setup/stages' } } as const
