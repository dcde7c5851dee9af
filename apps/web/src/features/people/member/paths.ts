export const paths = {
  company: {
    members: '/company/setup/members',
    /** Leads to the members' list, narrowed to those who are invited. */
    listInvitation: '/company/setup/list-invitation',
    addMember: '/company/setup/add-member',
    viewMember: (id: string) => `/company/setup/view-member/${id}`,
    users: '/company/users',
  },
} as const
