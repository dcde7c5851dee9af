import { access } from '@corridor/contract/wire/access'
import type { Menu, PageFiles } from '../../../lib/pages.ts'
import { paths } from './paths.ts'

export { paths }

export const pages = {
  '/company/vendors/list-duplicate': 'features/vendor/vendor-duplicate/list-page.tsx',
} satisfies PageFiles

export const menu = {
  links: [
    {
      section: '/company/vendors',
      label: 'Duplicates',
      to: paths.company.listVendorDuplicate,
      rule: access.vendors.manage,
      at: 50,
    },
  ],
} satisfies Menu
