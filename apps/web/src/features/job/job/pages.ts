import { access } from '@corridor/contract/wire/access'
import type { Menu, PageFiles } from '../../../lib/pages.ts'
import { paths } from './paths.ts'

export { paths }

export const pages = {
  '/admin/jobs/': 'features/job/job/admin-list-page.tsx',
  '/admin/jobs/view-job/$jobId': 'features/job/job/admin-view-page.tsx',
  '/company/job/list-job': 'features/job/job/list-page.tsx',
  '/company/job/add-job': 'features/job/job/add-page.tsx',
  '/company/job/view-job/$jobId': 'features/job/job/view-page.tsx',
  '/company/job/edit-job/$jobId': 'features/job/job/edit-page.tsx',
  '/company/job/jd-extractor': 'features/job/job/jd-extractor-page.tsx',
} satisfies PageFiles

export const menu = {
  sections: [
    {
      label: 'Jobs',
      icon: 'briefcase',
      key: 'j',
      base: paths.admin.listJob,
      also: ['/admin/applications', '/admin/submissions', '/admin/interviews', '/admin/placements'],
      at: 55,
    },
    {
      label: 'Jobs',
      icon: 'briefcase',
      key: 'j',
      base: '/company/job',
      also: ['/company/client'],
      at: { recruiter: 20, 'bench-marketer': 40 },
    },
  ],
  links: [
    { section: paths.admin.listJob, label: 'Jobs', to: paths.admin.listJob, at: 10 },
    {
      section: '/company/job',
      label: 'Jobs',
      to: paths.company.listJob,
      also: ['/company/job/view-job', '/company/job/edit-job', paths.company.addJob, paths.company.jdExtractor],
      at: 10,
    },
    {
      section: '/company/job',
      label: 'Add Job',
      to: paths.company.addJob,
      rule: access.jobs.manage,
      isBelow: true,
      at: 20,
    },
    { section: '/company/job', label: 'JD Extractor', to: paths.company.jdExtractor, rule: access.jobs.manage, at: 30 },
  ],
} satisfies Menu
