/** The lists of people, by the last part of their address. */
type UserList =
  | 'admin-users'
  | 'company-users'
  | 'recruiter-users'
  | 'bench-marketer-users'
  | 'list-user'
  | 'list-employees'

export const paths = {
  admin: {
    users: (list: UserList) => `/admin/user-management/${list}`,
    userRoles: '/admin/user-management/user-roles',
    viewUser: (id: string) => `/admin/user-management/view-user/${id}`,
    editUser: (id: string) => `/admin/user-management/edit-user/${id}`,
    listAgent: '/admin/agent/list-agent',
    viewAgent: (id: string) => `/admin/agent/view-agent/${id}`,
  },
} as const
