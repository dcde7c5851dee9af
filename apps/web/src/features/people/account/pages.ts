import type { Menu, PageFiles } from '../../../lib/pages.ts'
import { paths } from './paths.ts'

export { paths }

export const pages = {
  '/account/': 'features/people/account/settings-home-page.tsx',
  '/account/home/user-profile': 'features/people/account/profile/profile-page.tsx',
  '/account/security': 'features/people/account/security/security-page.tsx',
} satisfies PageFiles

export const menu = {
  // It stands beside the areas: no rail shows it, its side list does.
  sections: [
    {
      label: 'Account',
      icon: 'user',
      key: 'y',
      base: '/account',
      groups: [{ label: 'Account' }, { label: 'Notifications' }],
      at: 200,
    },
  ],
  links: [
    {
      section: '/account',
      group: 'Account',
      label: 'Profile',
      to: paths.profile,
      fields: ['First Name', 'Last Name', 'Phone', 'Language', 'Theme'],
      at: 10,
    },
    {
      section: '/account',
      group: 'Account',
      label: 'Security',
      to: paths.security,
      fields: ['Password', 'Sessions'],
      at: 20,
    },
  ],
} satisfies Menu
