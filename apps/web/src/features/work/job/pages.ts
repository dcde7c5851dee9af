import { access } from '@corridor/contract/wire/access'
import type { Menu, PageFiles } from '../../../lib/pages.ts'
import { paths } from './paths.ts'

export { paths }

export const pages = {
  '/company/job/jd-extractor': 'features/work/job/jd-extractor-page.tsx',
} satisfies PageFiles

export const menu = {
  sections: [{ label: 'Jobs', icon: 'briefcase', base: '/company/job', at: { recruiter: 20, 'bench-marketer': 40 } }],
  links: [
    { section: '/company/job', label: 'JD Extractor', to: paths.company.jdExtractor, rule: access.jobs.manage, at: 10 },
  ],
} satisfies Menu
