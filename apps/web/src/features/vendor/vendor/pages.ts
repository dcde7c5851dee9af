import { access } from '@corridor/contract/wire/access'
import type { Menu, PageFiles } from '../../../lib/pages.ts'
import { paths } from './paths.ts'

export { paths }

export const pages = {
  '/company/vendors/list-vendor': 'features/vendor/vendor/list-page.tsx',
  '/company/vendors/add-vendor': 'features/vendor/vendor/add-page.tsx',
  '/company/vendors/add-vendor-step-{$step}': 'features/vendor/vendor/step-page.tsx',
  '/company/vendors/view-vendor/$vendorId': 'features/vendor/vendor/view-page.tsx',
} satisfies PageFiles

export const menu = {
  sections: [
    {
      label: 'Vendors',
      icon: 'handshake',
      key: 'v',
      base: '/company/vendors',
      at: { recruiter: 45, 'bench-marketer': 25 },
    },
  ],
  links: [
    { section: '/company/vendors', label: 'Vendors', to: paths.company.listVendor, at: 10 },
    {
      section: '/company/vendors',
      label: 'Add Vendor',
      to: paths.company.addVendor,
      rule: access.vendors.manage,
      at: 20,
    },
  ],
} satisfies Menu
