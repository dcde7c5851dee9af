import { access } from '@corridor/contract/wire/access'
import type { Menu, PageFiles } from '../../../lib/pages.ts'
import { paths } from './paths.ts'

export { paths }

export const pages = {
  '/admin/transfer/list-import': 'features/records/import/admin-list-page.tsx',
  '/admin/transfer/add-import/$kind': 'features/records/import/admin-add-page.tsx',
  '/admin/transfer/view-import/$id': 'features/records/import/admin-view-page.tsx',
  '/company/transfer/list-import': 'features/records/import/company-list-page.tsx',
  '/company/transfer/add-import/$kind': 'features/records/import/company-add-page.tsx',
  '/company/transfer/view-import/$id': 'features/records/import/company-view-page.tsx',
} satisfies PageFiles

export const menu = {
  sections: [
    { label: 'Transfers', icon: 'transfer', key: 'x', base: '/admin/transfer', at: 100 },
    { label: 'Transfers', icon: 'transfer', key: 'x', base: '/company/transfer', at: 50 },
  ],
  links: [
    { section: '/admin/transfer', label: 'Imports', to: paths.admin.listImport, at: 10 },
    {
      section: '/company/transfer',
      label: 'Imports',
      to: paths.company.listImport,
      rule: access.candidates.manage,
      at: 10,
    },
  ],
} satisfies Menu
