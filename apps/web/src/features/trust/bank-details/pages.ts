import type { Menu, PageFiles } from '../../../lib/pages.ts'
import { paths } from './paths.ts'

export { paths }

export const pages = {
  '/company/account-details/bank-details': 'features/trust/bank-details/bank-details-page.tsx',
} satisfies PageFiles

export const menu = {
  links: [
    {
      section: '/company/setup',
      group: 'Plan and papers',
      label: 'Bank Details',
      to: paths.company.bankDetails,
      isBelow: true,
      at: 40,
    },
  ],
} satisfies Menu
