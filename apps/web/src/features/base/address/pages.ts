import type { Menu, PageFiles } from '../../../lib/pages.ts'
import { paths } from './paths.ts'

export { paths }

export const pages = {
  '/admin/address-management/list-{$level}': 'features/base/address/list-page.tsx',
  '/admin/address-management/add-{$level}': 'features/base/address/add-page.tsx',
  '/admin/address-management/edit-{$level}/$id': 'features/base/address/edit-page.tsx',
} satisfies PageFiles

export const menu = {
  links: [
    { section: '/admin/setting', group: 'Addresses', label: 'Country', to: paths.admin.listAddress('country'), at: 10 },
    { section: '/admin/setting', group: 'Addresses', label: 'State', to: paths.admin.listAddress('state'), at: 20 },
    { section: '/admin/setting', group: 'Addresses', label: 'City', to: paths.admin.listAddress('city'), at: 30 },
  ],
} satisfies Menu
