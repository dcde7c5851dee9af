import type { Menu, PageFiles } from '../../../lib/pages.ts'
import { paths } from './paths.ts'

export { paths }

export const pages = {
  '/admin/company/list-claim-ownership': 'features/trust/claim/list-page.tsx',
  '/company/setup/claim-ownership': 'features/trust/claim/claim-page.tsx',
} satisfies PageFiles

export const menu = {
  links: [
    { section: '/admin/companies', label: 'Claim Ownership', to: paths.admin.listClaim, at: 20 },
    { section: '/company/setup', group: 'Company', label: 'Claim Ownership', to: paths.company.claimOwnership, at: 70 },
  ],
} satisfies Menu
