import { access } from '@corridor/contract/wire/access'
import type { Menu, PageFiles } from '../../../lib/pages.ts'
import { paths } from './paths.ts'

export { paths }

export const pages = {
  '/company/enrollstudent/next-step': 'features/student/enrolment/next-step-page.tsx',
  '/company/enrollstudent/next-step/$studentId': 'features/student/enrolment/next-step-of-page.tsx',
  '/company/enrollstudent/summary/$studentId': 'features/student/enrolment/summary-page.tsx',
  '/company/enrollstudent/$segment': 'features/student/enrolment/begin-page.tsx',
  '/company/enrollstudent/$segment/$studentId': 'features/student/enrolment/step-page.tsx',
} satisfies PageFiles

export const menu = {
  links: [
    {
      section: '/company/enrollstudent',
      label: 'Add Student',
      to: paths.company.enrolmentStep('fullname'),
      rule: access.students.manage,
      isBelow: true,
      at: 20,
    },
  ],
} satisfies Menu
