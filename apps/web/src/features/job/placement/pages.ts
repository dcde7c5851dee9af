import type { Menu, PageFiles } from '../../../lib/pages.ts'
import { paths } from './paths.ts'

export { paths }

export const pages = {
  '/admin/placements': 'features/job/placement/admin-list-page.tsx',
  '/company/job/list-placement': 'features/job/placement/list-page.tsx',
  '/company/job/add-placement': 'features/job/placement/add-page.tsx',
  '/company/job/view-placement/$placementId': 'features/job/placement/view-page.tsx',
  '/company/job/edit-placement/$placementId': 'features/job/placement/edit-page.tsx',
} satisfies PageFiles

export const menu = {
  links: [
    { section: '/admin/jobs', label: 'Placements', to: paths.admin.listPlacement, at: 50 },
    {
      section: '/company/submission',
      label: 'Placements',
      to: paths.company.listPlacement,
      also: ['/company/job/view-placement', '/company/job/edit-placement', '/company/job/add-placement'],
      at: 50,
    },
  ],
} satisfies Menu
