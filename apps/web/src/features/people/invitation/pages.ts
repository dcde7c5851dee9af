import type { Menu, PageFiles } from '../../../lib/pages.ts'
import { paths } from './paths.ts'

export { paths }

export const pages = {
  '/admin/user-management/add-admin-user': 'features/people/invitation/add-page.tsx',
  '/admin/user-management/list-invitation': 'features/people/invitation/list-page.tsx',
} satisfies PageFiles

export const menu = {
  links: [
    { section: '/admin/user-management', label: 'Invitations', to: paths.admin.listInvitation, at: 70 },
    { section: '/admin/user-management', label: 'Add Admin User', to: paths.admin.addAdminUser, at: 100 },
  ],
} satisfies Menu
