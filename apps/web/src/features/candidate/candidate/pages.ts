import { access } from '@corridor/contract/wire/access'
import type { Menu, PageFiles } from '../../../lib/pages.ts'
import { paths } from './paths.ts'

export { paths }

export const pages = {
  '/admin/candidates': 'features/candidate/candidate/platform/list-page.tsx',
  '/admin/candidates/view-candidate/$id': 'features/candidate/candidate/platform/view-page.tsx',
  '/admin/bench/list-bench': 'features/candidate/candidate/platform/bench-page.tsx',
  '/company/candidate/': 'features/candidate/candidate/choose-page.tsx',
  '/company/candidate/list-candidate': 'features/candidate/candidate/list-page.tsx',
  '/company/candidate/add-candidate': 'features/candidate/candidate/add-page.tsx',
  '/company/candidate/resume-parsing': 'features/candidate/candidate/resume-parsing-page.tsx',
  '/company/candidate/view-candidate/$id': 'features/candidate/candidate/view-page.tsx',
  '/company/candidate/edit-candidate/$id': 'features/candidate/candidate/edit-page.tsx',
} satisfies PageFiles

export const menu = {
  sections: [
    { label: 'Candidates', icon: 'search', key: 'k', base: paths.admin.listCandidate, also: ['/admin/bench'], at: 50 },
    {
      label: 'Candidates',
      icon: 'search',
      key: 'c',
      base: '/company/candidate',
      also: ['/company/super-candidate'],
      at: 30,
    },
  ],
  links: [
    { section: paths.admin.listCandidate, label: 'Candidates', to: paths.admin.listCandidate, at: 10 },
    { section: paths.admin.listCandidate, label: 'Bench', to: paths.admin.listBench, at: 20 },
    {
      section: '/company/candidate',
      label: 'Candidates',
      to: paths.company.listCandidate,
      also: ['/company/candidate/candidate-details'],
      at: 10,
    },
    {
      section: '/company/candidate',
      label: 'Add Candidate',
      to: paths.company.chooseCandidateEntry,
      also: [paths.company.addCandidate, paths.company.parseResume],
      rule: access.candidates.manage,
      at: 20,
    },
  ],
} satisfies Menu
