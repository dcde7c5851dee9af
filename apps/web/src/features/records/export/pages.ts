import { access } from '@corridor/contract/wire/access'
import type { Menu, PageFiles } from '../../../lib/pages.ts'
import { paths } from './paths.ts'

export { paths }

export const pages = {
  '/admin/transfer/list-export': 'features/records/export/admin-list-page.tsx',
  '/company/transfer/list-export': 'features/records/export/company-list-page.tsx',
} satisfies PageFiles

export const menu = {
  links: [
    { section: '/admin/transfer', label: 'Exports', to: paths.admin.listExport, at: 20 },
    {
      section: '/company/transfer',
      label: 'Exports',
      to: paths.company.listExport,
      rule: access.candidates.manage,
      at: 20,
    },
  ],
} satisfies Menu
