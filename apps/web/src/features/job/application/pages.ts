import type { Menu, PageFiles } from '../../../lib/pages.ts'
import { paths } from './paths.ts'

export { paths }

export const pages = {
  '/admin/applications': 'features/job/application/admin-list-page.tsx',
  '/company/job/list-application': 'features/job/application/list-page.tsx',
  '/company/job/view-application/$applicationId': 'features/job/application/view-page.tsx',
  '/company/job/board': 'features/job/application/board-page.tsx',
} satisfies PageFiles

export const menu = {
  links: [
    { section: '/admin/jobs', label: 'Applications', to: paths.admin.listApplication, at: 20 },
    {
      section: '/company/job',
      label: 'Applications',
      to: paths.company.listApplication,
      also: ['/company/job/view-application'],
      at: 35,
    },
    { section: '/company/job', label: 'Pipeline', to: paths.company.board, at: 37 },
  ],
} satisfies Menu
