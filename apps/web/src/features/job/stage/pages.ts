import { access } from '@corridor/contract/wire/access'
import type { Menu, PageFiles } from '../../../lib/pages.ts'
import { paths } from './paths.ts'

export { paths }

export const pages = { '/company/setup/stages': 'features/job/stage/stages-page.tsx' } satisfies PageFiles

export const menu = {
  links: [
    {
      section: '/company/setup',
      group: 'Hiring rules',
      label: 'Stages',
      to: paths.company.stages,
      rule: access.applications.manage,
      at: 20,
    },
  ],
} satisfies Menu
