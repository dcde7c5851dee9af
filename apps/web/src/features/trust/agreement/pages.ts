import type { Menu, PageFiles } from '../../../lib/pages.ts'
import { paths } from './paths.ts'

export { paths }

export const pages = {
  '/company/account-details/agreement': 'features/trust/agreement/agreement-page.tsx',
  '/admin/agreements/': 'features/trust/agreement/list-page.tsx',
  '/admin/agreements/add-agreement': 'features/trust/agreement/add-page.tsx',
  '/admin/agreements/view-agreement/$id': 'features/trust/agreement/view-page.tsx',
} satisfies PageFiles

export const menu = {
  links: [
    {
      section: '/admin/companies',
      label: 'Agreements',
      to: paths.admin.listAgreement,
      also: [paths.admin.addAgreement, '/admin/agreements/view-agreement'],
      at: 40,
    },
    {
      section: '/company/setup',
      group: 'Plan and papers',
      label: 'Agreement',
      to: paths.company.agreement,
      isBelow: true,
      at: 50,
    },
  ],
} satisfies Menu
