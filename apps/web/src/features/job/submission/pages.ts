import type { Menu, PageFiles } from '../../../lib/pages.ts'
import { paths } from './paths.ts'

export { paths }

export const pages = {
  '/admin/submissions': 'features/job/submission/admin-list-page.tsx',
  '/company/submission/list-submission': 'features/job/submission/list-page.tsx',
  '/company/submission/add-submission': 'features/job/submission/add-page.tsx',
  '/company/submission/view-submission/$submissionId': 'features/job/submission/view-page.tsx',
  '/company/submission/edit-submission/$submissionId': 'features/job/submission/edit-page.tsx',
} satisfies PageFiles

export const menu = {
  sections: [
    {
      label: 'Submissions',
      icon: 'submit',
      key: 's',
      base: '/company/submission',
      at: { recruiter: 33, 'bench-marketer': 33 },
    },
  ],
  links: [
    { section: '/admin/jobs', label: 'Submissions', to: paths.admin.listSubmission, at: 30 },
    {
      section: '/company/submission',
      label: 'Submissions',
      to: paths.company.listSubmission,
      also: [
        '/company/submission/view-submission',
        '/company/submission/edit-submission',
        '/company/submission/add-submission',
      ],
      at: 40,
    },
  ],
} satisfies Menu
