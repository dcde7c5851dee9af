import type { Menu, PageFiles } from '../../../lib/pages.ts'
import { paths } from './paths.ts'

export { paths }

export const pages = {
  '/company/setup/members': 'features/people/member/list-page.tsx',
  '/company/setup/add-member': 'features/people/member/add-page.tsx',
  '/company/setup/view-member/$id': 'features/people/member/view-page.tsx',
  '/company/setup/list-invitation': 'features/people/member/invited-page.tsx',
  '/company/users': 'features/people/member/users-page.tsx',
} satisfies PageFiles

export const menu = {
  links: [
    {
      section: '/company/setup',
      group: 'People',
      label: 'Members',
      to: paths.company.members,
      fields: ['Email', 'Role', 'Status'],
      also: [paths.company.users, '/company/setup/view-member', paths.company.addMember],
      at: 10,
    },
  ],
} satisfies Menu
