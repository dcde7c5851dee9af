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
  sections: [
    { label: 'Users', icon: 'users', key: 'u', base: '/admin/user-management', also: ['/admin/agent'], at: 40 },
  ],
  links: [
    {
      section: '/admin/user-management',
      label: 'Users',
      to: paths.admin.users('list-user'),
      // Every list of people is this one, narrowed; and each person is reached from it.
      also: [
        ...(['admin-users', 'company-users', 'recruiter-users', 'bench-marketer-users', 'list-employees'] as const).map(
          paths.admin.users,
        ),
        '/admin/agent',
      ],
      at: 10,
    },
    { section: '/admin/user-management', label: 'User Roles', to: paths.admin.userRoles, at: 80 },
  ],
} satisfies Menu
