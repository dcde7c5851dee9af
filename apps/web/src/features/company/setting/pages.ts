import type { Menu, PageFiles } from '../../../lib/pages.ts'
import { paths } from './paths.ts'

export { paths }

export const pages = {
  '/company/setup/settings': 'features/company/setting/settings-page.tsx',
} satisfies PageFiles

export const menu = {
  links: [
    {
      section: '/company/setup',
      group: 'Company',
      label: 'Settings',
      to: paths.company.settings,
      fields: ['Default Date Format', 'Display Name pattern', 'Currencies', 'Timezone'],
      at: 40,
    },
  ],
} satisfies Menu
