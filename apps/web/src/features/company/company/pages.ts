import type { Menu, PageFiles } from '../../../lib/pages.ts'
import { paths } from './paths.ts'

export { paths }

export const pages = {
  '/admin/companies/list-company': 'features/company/company/list-page.tsx',
  '/admin/company/add-company': 'features/company/company/add-page.tsx',
  '/company/setup/': 'features/company/company/settings-home-page.tsx',
  '/company/account-details/': 'features/company/company/account-details-page.tsx',
} satisfies PageFiles

export const menu = {
  sections: [
    { label: 'Companies', icon: 'building', key: 'c', base: '/admin/companies', also: ['/admin/agreements'], at: 20 },
    {
      label: 'Company',
      icon: 'building',
      key: 'o',
      base: '/company/setup',
      also: [
        '/company/account-details',
        '/company/business-unit',
        '/company/email-template',
        '/company/mailbox',
        '/company/organization',
        '/company/plans',
        '/company/suppression',
        '/company/users',
      ],
      groups: [
        { label: 'Company' },
        { label: 'People' },
        { label: 'Sending email' },
        { label: 'Hiring rules' },
        { label: 'Plan and papers' },
      ],
      at: 60,
    },
  ],
  links: [
    { section: '/admin/companies', label: 'Companies', to: paths.admin.listCompany, at: 10 },
    { section: '/admin/companies', label: 'Add Company', to: paths.admin.addCompany, at: 30 },
    {
      section: '/company/setup',
      group: 'Plan and papers',
      label: 'Account Details',
      to: paths.company.accountDetails,
      at: 30,
    },
  ],
} satisfies Menu
