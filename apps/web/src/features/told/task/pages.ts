import type { Menu, PageFiles } from '../../../lib/pages.ts'
import { paths } from './paths.ts'

export { paths }

export const pages = {
  '/company/task/list-task': 'features/told/task/list-page.tsx',
} satisfies PageFiles

export const menu = {
  links: [{ section: '/company/today', label: 'Tasks', to: paths.company.listTask, at: 20 }],
} satisfies Menu
