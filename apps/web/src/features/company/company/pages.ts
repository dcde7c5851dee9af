import type { Menu, PageFiles } from '../../../lib/pages.ts'
import { paths } from './paths.ts'

export { paths }

export const pages = {
  '/admin/companies/list-company': 'features/company/company/list-page.tsx',
  '/admin/company/add-company': 'features/company/company/add-page.tsx',
  '/company/account-details/': 'features/company/company/account-details-page.tsx',
} satisfies PageFiles

export const menu = {
  sections: [
    { label: 'Companies', icon: 'building', base: '/admin/companies', also: ['/admin/agreements'], at: 20 },
    {
      label: 'Company',
      icon: 'building',
      base: '/company/setup',
      also: ['/company/users', '/company/organization', '/company/business-unit'],
      at: 60,
    },
  ],
  links: [
    { section: '/admin/companies', label: 'Companies', to: paths.admin.listCompany, at: 10 },
    { section: '/admin/companies', label: 'Add Company', to: paths.admin.addCompany, at: 30 },
    { section: '/company/setup', label: 'Account Details', to: paths.company.accountDetails, at: 30 },
  ],
} satisfies Menu
