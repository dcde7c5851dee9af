export const paths = {
  invite: (token: string) => `/invite/${token}`,
  admin: {
    addAdminUser: '/admin/user-management/add-admin-user',
    listInvitation: '/admin/user-management/list-invitation',
  },
} as const
