import { access } from '@corridor/contract/wire/access'
import type { Menu, PageFiles } from '../../../lib/pages.ts'
import { paths } from './paths.ts'

export { paths }

export const pages = {
  '/company/enrollstudent/list-commission': 'features/agency/commission/list-page.tsx',
  '/company/enrollstudent/list-commission-claim': 'features/agency/commission/claims-page.tsx',
} satisfies PageFiles

const section = '/company/enrollstudent'

export const menu = {
  links: [
    { section, label: 'Commission', to: paths.company.listCommission, rule: access.commissions.read, at: 70 },
    {
      ...{ section, label: 'Claims', to: paths.company.listCommissionClaim, rule: access.commissions.manage },
      isBelow: true,
      at: 71,
    },
  ],
} satisfies Menu
