import type { Menu, PageFiles } from '../../../lib/pages.ts'
import { paths } from './paths.ts'

export { paths }

export const pages = {
  '/admin/user-management/$list': 'features/people/user/list-page.tsx',
  '/admin/user-management/user-roles': 'features/people/user/roles-page.tsx',
  '/admin/user-management/view-user/$id': 'features/people/user/view-page.tsx',
  '/admin/user-management/edit-user/$id': 'features/people/user/edit-page.tsx',
  '/admin/agent/list-agent': 'features/people/user/agent-list-page.tsx',
  '/admin/agent/view-agent/$id': 'features/people/user/agent-view-page.tsx',
} satisfies PageFiles

export const menu = {
  sections: [{ label: 'Users', icon: 'users', base: '/admin/user-management', also: ['/admin/agent'], at: 40 }],
  links: [
    { section: '/admin/user-management', label: 'Users', to: paths.admin.users('list-user'), at: 10 },
    { section: '/admin/user-management', label: 'Admin Users', to: paths.admin.users('admin-users'), at: 20 },
    { section: '/admin/user-management', label: 'Company Users', to: paths.admin.users('company-users'), at: 30 },
    { section: '/admin/user-management', label: 'Recruiter Users', to: paths.admin.users('recruiter-users'), at: 40 },
    {
      section: '/admin/user-management',
      label: 'Bench Sales Users',
      to: paths.admin.users('bench-marketer-users'),
      at: 50,
    },
    { section: '/admin/user-management', label: 'Employees', to: paths.admin.users('list-employees'), at: 60 },
    { section: '/admin/user-management', label: 'User Roles', to: paths.admin.userRoles, at: 80 },
    { section: '/admin/user-management', label: 'Agents', to: paths.admin.listAgent, at: 90 },
  ],
} satisfies Menu
