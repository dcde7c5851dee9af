import type { Menu, PageFiles } from '../../../lib/pages.ts'
import { paths } from './paths.ts'

export { paths }

export const pages = {
  '/company/vendors/list-vendor-group': 'features/vendor/vendor-group/list-page.tsx',
  '/company/vendors/add-vendor-group': 'features/vendor/vendor-group/add-page.tsx',
  '/company/vendors/view-vendor-group/$groupId': 'features/vendor/vendor-group/view-page.tsx',
  '/company/vendors/edit-vendor-group/$groupId': 'features/vendor/vendor-group/edit-page.tsx',
} satisfies PageFiles

export const menu = {
  links: [
    {
      section: '/company/vendors',
      label: 'Vendor Groups',
      to: paths.company.listVendorGroup,
      also: [
        '/company/vendors/view-vendor-group',
        '/company/vendors/edit-vendor-group',
        '/company/vendors/add-vendor-group',
      ],
      at: 30,
    },
  ],
} satisfies Menu
