import type { Menu, PageFiles } from '../../../lib/pages.ts'
import { paths } from './paths.ts'

export { paths }

export const pages = {
  '/admin/interviews': 'features/job/interview/admin-list-page.tsx',
  '/company/job/list-interview': 'features/job/interview/list-page.tsx',
  '/company/job/add-interview': 'features/job/interview/add-page.tsx',
  '/company/job/view-interview/$interviewId': 'features/job/interview/view-page.tsx',
  '/company/job/edit-interview/$interviewId': 'features/job/interview/edit-page.tsx',
} satisfies PageFiles

export const menu = {
  links: [
    { section: '/admin/jobs', label: 'Interviews', to: paths.admin.listInterview, at: 40 },
    {
      section: '/company/submission',
      label: 'Interviews',
      to: paths.company.listInterview,
      also: ['/company/job/view-interview', '/company/job/edit-interview', '/company/job/add-interview'],
      at: 50,
    },
  ],
} satisfies Menu
