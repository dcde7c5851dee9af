import { access } from '@corridor/contract/wire/access'
import type { Menu, PageFiles } from '../../../lib/pages.ts'
import { paths } from './paths.ts'

export { paths }

export const pages = {
  '/admin/checklist': 'features/agency/checklist/admin-page.tsx',
  '/company/enrollstudent/list-checklist': 'features/agency/checklist/list-page.tsx',
} satisfies PageFiles

export const menu = {
  links: [
    { section: '/admin/setting', group: 'Lookups', label: 'Checklist', to: paths.admin.checklist, at: 90 },
    {
      section: '/company/enrollstudent',
      label: 'Checklist',
      to: paths.company.listChecklist,
      rule: access.checklists.read,
      isBelow: true,
      at: 40,
    },
  ],
} satisfies Menu
