import { access } from '@corridor/contract/wire/access'
import type { Menu, PageFiles } from '../../../lib/pages.ts'
import { paths } from './paths.ts'

export { paths }

export const pages = {
  '/company/enrollstudent/list-review': 'features/agency/file-review/list-page.tsx',
} satisfies PageFiles

export const menu = {
  links: [
    {
      section: '/company/enrollstudent',
      label: 'Reviews',
      to: paths.company.listReview,
      rule: access.students.read,
      at: 60,
    },
  ],
} satisfies Menu
