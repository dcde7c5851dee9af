import type { Menu, PageFiles } from '../../../lib/pages.ts'
import { paths } from './paths.ts'

export { paths }

export const pages = {
  '/company/task/list-task': 'features/told/task/list-page.tsx',
} satisfies PageFiles

export const menu = {
  sections: [{ label: 'Tasks', icon: 'checklist', base: '/company/task', at: 47 }],
  links: [{ section: '/company/task', label: 'Tasks', to: paths.company.listTask, at: 10 }],
} satisfies Menu
