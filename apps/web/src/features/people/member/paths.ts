export const paths = {
  company: {
    members: '/company/setup/members',
    addMember: '/company/setup/add-member',
    viewMember: (id: string) => `/company/setup/view-member/${id}`,
    users: '/company/users',
  },
} as const
