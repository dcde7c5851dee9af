import type { Menu, PageFiles } from '../../../lib/pages.ts'
import { paths } from './paths.ts'

export { paths }

export const pages = {
  '/admin/plan-and-subscription/list-plans': 'features/money/plan/list-page.tsx',
  '/admin/plan-and-subscription/add-plan': 'features/money/plan/add-page.tsx',
  '/admin/plan-and-subscription/edit-plan/$id': 'features/money/plan/edit-page.tsx',
  '/company/plans': 'features/money/plan/company-plans-page.tsx',
} satisfies PageFiles

export const menu = {
  sections: [
    { label: 'Plans', icon: 'card', key: 'p', base: '/admin/plan-and-subscription', also: ['/admin/orders'], at: 60 },
  ],
  links: [
    { section: '/admin/plan-and-subscription', label: 'Plans', to: paths.admin.listPlan, at: 10 },
    { section: '/admin/plan-and-subscription', label: 'Add Plan', to: paths.admin.addPlan, at: 30 },
    { section: '/company/setup', group: 'Plan and papers', label: 'Plans', to: paths.company.plans, at: 10 },
  ],
} satisfies Menu
