import type { Menu, PageFiles } from '../../../lib/pages.ts'
import { paths } from './paths.ts'

export { paths }

export const pages = {
  '/admin/leads/': 'features/site/lead/admin-list-page.tsx',
  '/admin/leads/view-lead/$leadId': 'features/site/lead/admin-view-page.tsx',
  '/company/leads/': 'features/site/lead/list-page.tsx',
  '/company/leads/view-lead/$leadId': 'features/site/lead/view-page.tsx',
} satisfies PageFiles

export const menu = {
  sections: [
    { label: 'Leads', icon: 'user', key: 'l', base: paths.admin.listLead, at: 45 },
    { label: 'Leads', icon: 'user', key: 'l', base: paths.company.listLead, at: 47 },
  ],
  links: [
    { section: '/admin/leads', label: 'Leads', to: paths.admin.listLead, at: 10 },
    { section: '/company/leads', label: 'Leads', to: paths.company.listLead, at: 10 },
  ],
} satisfies Menu
