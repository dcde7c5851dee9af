import type { Menu, PageFiles } from '../../../lib/pages.ts'
import { paths } from './paths.ts'

export { paths }

export const pages = {
  '/company/setup/settings': 'features/company/setting/settings-page.tsx',
} satisfies PageFiles

export const menu = {
  links: [{ section: '/company/setup', label: 'Settings', to: paths.company.settings, at: 5 }],
} satisfies Menu
