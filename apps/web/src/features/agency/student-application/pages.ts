import { access } from '@corridor/contract/wire/access'
import type { Menu, PageFiles } from '../../../lib/pages.ts'
import { paths } from './paths.ts'

export { paths }

export const pages = {
  '/company/enrollstudent/list-application': 'features/agency/student-application/list-page.tsx',
  '/company/enrollstudent/view-application/$applicationId': 'features/agency/student-application/view-page.tsx',
} satisfies PageFiles

export const menu = {
  links: [
    {
      section: '/company/enrollstudent',
      label: 'Student applications',
      to: paths.company.listStudentApplication,
      also: ['/company/enrollstudent/view-application'],
      rule: access.studentApplications.read,
      at: 15,
    },
  ],
} satisfies Menu
