import type { Menu, PageFiles } from '../../../lib/pages.ts'
import { paths } from './paths.ts'

export { paths }

export const pages = {
  '/company/bench': 'features/sales/bench/bench-page.tsx',
} satisfies PageFiles

export const menu = {
  sections: [
    { label: 'Bench', icon: 'bench', key: 'b', base: '/company/bench', at: { recruiter: 35, 'bench-marketer': 15 } },
  ],
  links: [{ section: '/company/bench', label: 'Bench board', to: paths.company.bench, at: 10 }],
} satisfies Menu
