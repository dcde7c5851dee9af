import { access } from '@corridor/contract/wire/access'
import type { Menu, PageFiles } from '../../../lib/pages.ts'
import { paths } from './paths.ts'

export { paths }

export const pages = {
  '/company/enrollstudent/list-institution': 'features/agency/institution/list-page.tsx',
  '/company/enrollstudent/view-institution/$institutionId': 'features/agency/institution/view-page.tsx',
} satisfies PageFiles

export const menu = {
  links: [
    {
      section: '/company/enrollstudent',
      label: 'Institutions',
      to: paths.company.listInstitution,
      also: ['/company/enrollstudent/view-institution'],
      rule: access.institutions.read,
      at: 20,
    },
  ],
} satisfies Menu
