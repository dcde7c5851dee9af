import { access } from '@corridor/contract/wire/access'
import type { Menu, PageFiles } from '../../../lib/pages.ts'
import { paths } from './paths.ts'

export { paths }

export const pages = {
  '/company/enrollstudent/list-duplicate': 'features/student/student-duplicate/list-page.tsx',
} satisfies PageFiles

export const menu = {
  links: [
    {
      section: '/company/enrollstudent',
      label: 'Duplicates',
      to: paths.company.listStudentDuplicate,
      rule: access.students.manage,
      at: 30,
    },
  ],
} satisfies Menu
