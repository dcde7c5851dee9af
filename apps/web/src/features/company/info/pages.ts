import { access } from '@corridor/contract/wire/access'
import type { Menu, PageFiles } from '../../../lib/pages.ts'
import { paths } from './paths.ts'

export { paths }

export const pages = {
  '/company/setup/company-info': 'features/company/info/info-page.tsx',
} satisfies PageFiles

export const menu = {
  links: [
    {
      section: '/company/setup',
      label: 'Company Info',
      to: paths.company.info,
      rule: access.setup.manage,
      at: 54,
    },
  ],
} satisfies Menu
