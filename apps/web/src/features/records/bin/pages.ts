import { access } from '@corridor/contract/wire/access'
import type { Menu, PageFiles } from '../../../lib/pages.ts'
import { paths } from './paths.ts'

export { paths }

export const pages = {
  '/admin/bin': 'features/records/bin/admin-bin-page.tsx',
  '/company/bin': 'features/records/bin/company-bin-page.tsx',
} satisfies PageFiles

export const menu = {
  sections: [
    { label: 'Bin', icon: 'bin', key: 'r', base: paths.admin.bin, at: 110 },
    { label: 'Bin', icon: 'bin', key: 'r', base: paths.company.bin, at: 80 },
  ],
  links: [
    { section: paths.admin.bin, label: 'Bin', to: paths.admin.bin, at: 10 },
    { section: paths.company.bin, label: 'Bin', to: paths.company.bin, rule: access.managers, at: 10 },
  ],
} satisfies Menu
