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
    { section: '/company/setup', label: 'Overview', to: paths.company.overview, at: 5 },
    {
      section: '/company/setup',
      label: 'Branding',
      to: paths.company.branding,
      rule: access.setup.manage,
      at: 56,
    },
  ],
} satisfies Menu
