import { access } from '@corridor/contract/wire/access'
import type { Menu, PageFiles } from '../../../lib/pages.ts'
import { paths } from './paths.ts'

export { paths }

export const pages = {
  '/company/job/search-job': 'features/job/job-match/search-page.tsx',
  '/company/setup/matching': 'features/job/job-match/weights-page.tsx',
} satisfies PageFiles

export const menu = {
  links: [
    { section: '/company/job', label: 'Search jobs', to: paths.company.searchJob, at: 15 },
    {
      section: '/company/setup',
      group: 'Hiring rules',
      label: 'Matching',
      to: paths.company.matching,
      fields: ['Weights'],
      rule: access.setup.manage,
      at: 10,
    },
  ],
} satisfies Menu
