import type { Menu, PageFiles } from '../../../lib/pages.ts'
import { paths } from './paths.ts'

export { paths }

export const pages = {
  '/company/account-details/dossier': 'features/flow/dossier/dossier-page.tsx',
} satisfies PageFiles

export const menu = {
  links: [{ section: '/company/setup', label: 'PDF Master', to: paths.company.dossier, at: 45 }],
} satisfies Menu
