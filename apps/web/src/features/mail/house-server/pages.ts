import type { Menu, PageFiles } from '../../../lib/pages.ts'
import { paths } from './paths.ts'

export { paths }

export const pages = {
  '/admin/email/': 'features/mail/house-server/server-page.tsx',
  '/admin/email/kept': 'features/mail/house-server/kept-page.tsx',
} satisfies PageFiles

export const menu = {
  links: [
    {
      section: '/admin/setting',
      group: 'Email',
      label: 'Email of this installation',
      to: paths.admin.houseServer,
      at: 10,
    },
    { section: '/admin/setting', group: 'Email', label: 'Kept in test mode', to: paths.admin.keptMail, at: 20 },
  ],
} satisfies Menu
