import type { Menu, PageFiles } from '../../../lib/pages.ts'
import { paths } from './paths.ts'

export { paths }

export const pages = {
  '/company/setup/billing-details': 'features/money/billing/list-page.tsx',
  '/company/setup/add-billing-details': 'features/money/billing/add-page.tsx',
  '/company/setup/edit-billing-details/$id': 'features/money/billing/edit-page.tsx',
} satisfies PageFiles

export const menu = {
  links: [
    {
      section: '/company/setup',
      group: 'Plan and papers',
      label: 'Billing Details',
      to: paths.company.billingDetails,
      also: [paths.company.addBillingDetails, '/company/setup/edit-billing-details'],
      at: 20,
    },
  ],
} satisfies Menu
