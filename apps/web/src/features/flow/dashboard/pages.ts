import type { Menu, PageFiles } from '../../../lib/pages.ts'
import { paths } from './paths.ts'

export { paths }

export const pages = {
  '/admin/dashboard': 'features/flow/dashboard/admin-dashboard-page.tsx',
  '/company/dashboard': 'features/flow/dashboard/company-dashboard-page.tsx',
  '/candidate/dashboard': 'features/flow/dashboard/candidate-dashboard-page.tsx',
} satisfies PageFiles

export const menu = {
  sections: [
    { label: 'Dashboard', icon: 'home', key: 'd', base: paths.admin.dashboard, at: 10 },
    { label: 'Dashboard', icon: 'home', key: 'd', base: paths.company.dashboard, at: 48 },
    { label: 'Profile', icon: 'user', key: 'p', base: paths.candidate.dashboard, at: 10 },
  ],
  links: [
    { section: paths.admin.dashboard, label: 'Dashboard', to: paths.admin.dashboard, at: 10 },
    { section: paths.company.dashboard, label: 'Dashboard', to: paths.company.dashboard, at: 10 },
    { section: paths.candidate.dashboard, label: 'Profile', to: paths.candidate.dashboard, at: 10 },
  ],
} satisfies Menu
