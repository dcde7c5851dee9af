import type { Menu, PageFiles } from '../../../lib/pages.ts'
import { paths } from './paths.ts'

export { paths }

export const pages = {
  '/admin/companies/view-company/$companyId': 'features/trust/verification/company-page.tsx',
  '/admin/verification/pending-verifications': 'features/trust/verification/pending-page.tsx',
} satisfies PageFiles

export const menu = {
  sections: [{ label: 'Verification', icon: 'checklist', key: 'v', base: '/admin/verification', at: 30 }],
  links: [
    { section: '/admin/verification', label: 'Pending Verifications', to: paths.admin.pendingVerifications, at: 10 },
  ],
} satisfies Menu
