import { access } from '@corridor/contract/wire/access'
import type { Menu, PageFiles } from '../../../lib/pages.ts'
import { paths } from './paths.ts'

export { paths }

export const pages = {
  '/company/enrollstudent/list-student': 'features/student/student/list-page.tsx',
  '/company/enrollstudent/view-student/$studentId': 'features/student/student/view-page.tsx',
} satisfies PageFiles

export const menu = {
  sections: [{ label: 'Students', icon: 'student', key: 'e', base: '/company/enrollstudent', at: 47 }],
  links: [
    {
      section: '/company/enrollstudent',
      label: 'Students',
      to: paths.company.listStudent,
      rule: access.students.read,
      at: 10,
    },
  ],
} satisfies Menu
