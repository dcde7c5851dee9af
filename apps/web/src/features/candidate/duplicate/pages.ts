import { access } from '@corridor/contract/wire/access'
import type { Menu, PageFiles } from '../../../lib/pages.ts'
import { paths } from './paths.ts'

export { paths }

export const pages = {
  '/company/candidate/list-duplicate': 'features/candidate/duplicate/list-page.tsx',
} satisfies PageFiles

export const menu = {
  links: [
    {
      section: '/company/candidate',
      label: 'Duplicates',
      to: paths.company.listDuplicate,
      rule: access.candidates.manage,
      at: 30,
    },
  ],
} satisfies Menu
