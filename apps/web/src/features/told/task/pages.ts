import type { Menu, PageFiles } from '../../../lib/pages.ts'
import { paths } from './paths.ts'

export { paths }

export const pages = {
  '/admin/leads/tasks': 'features/told/task/admin-list-page.tsx',
  '/company/task/list-task': 'features/told/task/list-page.tsx',
} satisfies PageFiles

export const menu = {
  links: [
    { section: '/admin/leads', label: 'Tasks', to: paths.admin.listTask, at: 30 },
    { section: '/company/today', label: 'Tasks', to: paths.company.listTask, at: 20 },
  ],
} satisfies Menu
