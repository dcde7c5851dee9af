import { access } from '@corridor/contract/wire/access'
import type { Menu, PageFiles } from '../../../lib/pages.ts'
import { paths } from './paths.ts'

export { paths }

export const pages = {
  '/company/enrollstudent/list-commission-payment': 'features/agency/commission-payment/list-page.tsx',
} satisfies PageFiles

export const menu = {
  links: [
    {
      section: '/company/enrollstudent',
      label: 'Payments',
      to: paths.company.listCommissionPayment,
      rule: access.commissions.manage,
      isBelow: true,
      at: 72,
    },
  ],
} satisfies Menu
