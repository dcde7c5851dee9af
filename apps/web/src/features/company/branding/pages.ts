import { access } from '@corridor/contract/wire/access'
import type { Menu, PageFiles } from '../../../lib/pages.ts'
import { paths } from './paths.ts'

export { paths }

export const pages = {
  '/company/setup/overview': 'features/company/branding/overview-page.tsx',
  '/company/setup/branding': 'features/company/branding/branding-page.tsx',
} satisfies PageFiles

export const menu = {
  links: [
    { section: '/company/setup', group: 'Company', label: 'Overview', to: paths.company.overview, at: 10 },
    {
      section: '/company/setup',
      group: 'Company',
      label: 'Branding',
      to: paths.company.branding,
      fields: ['Cover image'],
      rule: access.setup.manage,
      at: 30,
    },
  ],
} satisfies Menu
