import type { Menu, PageFiles } from '../../../lib/pages.ts'
import { paths } from './paths.ts'

export { paths }

export const pages = {
  '/company/account-details/dossier': 'features/flow/dossier/dossier-page.tsx',
} satisfies PageFiles

export const menu = {
  links: [
    {
      section: '/company/setup',
      group: 'Plan and papers',
      label: 'PDF Master',
      to: paths.company.dossier,
      isBelow: true,
      at: 70,
    },
  ],
} satisfies Menu
