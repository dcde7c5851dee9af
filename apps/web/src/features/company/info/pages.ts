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
      group: 'Company',
      label: 'Company Info',
      to: paths.company.info,
      fields: ['Company Name', 'Website', 'VAT Number', 'Registration Number'],
      rule: access.setup.manage,
      at: 20,
    },
  ],
} satisfies Menu
