import { access } from '@corridor/contract/wire/access'
import type { Menu, PageFiles } from '../../../lib/pages.ts'
import { paths } from './paths.ts'

export { paths }

export const pages = {
  '/company/setup/representation': 'features/job/representation/rule-page.tsx',
} satisfies PageFiles

export const menu = {
  links: [
    {
      section: '/company/setup',
      group: 'Hiring rules',
      label: 'Submission rules',
      to: paths.company.representation,
      rule: access.setup.manage,
      at: 40,
    },
  ],
} satisfies Menu
