import { access } from '@corridor/contract/wire/access'
import type { Menu, PageFiles } from '../../../lib/pages.ts'
import { paths } from './paths.ts'

export { paths }

export const pages = {
  '/company/super-candidate/resume-parsing': 'features/candidate/resume-batch/start-page.tsx',
  '/company/super-candidate/list-resume-parsing': 'features/candidate/resume-batch/list-page.tsx',
  '/company/super-candidate/view-resume-parsing/$id': 'features/candidate/resume-batch/view-page.tsx',
  '/company/super-candidate/review-resume/$id': 'features/candidate/resume-batch/review-page.tsx',
  '/company/super-candidate/compare-resume/$id': 'features/candidate/resume-batch/compare-page.tsx',
} satisfies PageFiles

export const menu = {
  links: [
    {
      section: '/company/candidate',
      label: 'Bulk uploads',
      to: paths.company.listResumeBatch,
      also: ['/company/super-candidate'],
      rule: access.candidates.manage,
      at: 15,
    },
  ],
} satisfies Menu
