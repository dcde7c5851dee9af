import { access } from '@corridor/contract/wire/access'
import type { Menu, PageFiles } from '../../../lib/pages.ts'
import { paths } from './paths.ts'

export { paths }

export const pages = {
  '/account/activity': 'features/records/audit/activity-page.tsx',
  '/admin/audit-log': 'features/records/audit/admin-list-page.tsx',
  '/company/audit-log': 'features/records/audit/company-list-page.tsx',
} satisfies PageFiles

export const menu = {
  sections: [
    { label: 'Audit Log', icon: 'history', key: 'a', base: paths.admin.auditLog, at: 120 },
    { label: 'Audit Log', icon: 'history', key: 'a', base: paths.company.auditLog, at: 90 },
  ],
  links: [
    { section: '/account', group: 'Account', label: 'Activity', to: paths.activity, at: 30 },
    { section: paths.admin.auditLog, label: 'Audit Log', to: paths.admin.auditLog, at: 10 },
    {
      section: paths.company.auditLog,
      label: 'Audit Log',
      to: paths.company.auditLog,
      rule: access.audit.read,
      at: 10,
    },
  ],
} satisfies Menu
