import type { Menu, PageFiles } from '../../../lib/pages.ts'
import { paths } from './paths.ts'

export { paths }

export const pages = {
  '/company/today': 'features/flow/today/today-page.tsx',
} satisfies PageFiles

export const menu = {
  sections: [{ label: 'Today', icon: 'checklist', key: 't', base: '/company/today', also: ['/company/task'], at: 5 }],
  links: [{ section: '/company/today', label: 'Today', to: paths.company.today, at: 10 }],
} satisfies Menu
