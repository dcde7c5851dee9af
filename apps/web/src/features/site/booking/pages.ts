import { access } from '@corridor/contract/wire/access'
import type { Menu, PageFiles } from '../../../lib/pages.ts'
import { paths } from './paths.ts'

export { paths }

export const pages = {
  '/admin/leads/times': 'features/site/booking/admin-times-page.tsx',
  '/company/setup/times': 'features/site/booking/times-page.tsx',
} satisfies PageFiles

export const menu = {
  links: [
    { section: '/admin/leads', label: 'Bookable times', to: paths.admin.bookableTimes, at: 20 },
    {
      section: '/company/setup',
      group: 'Hiring rules',
      label: 'Bookable times',
      to: paths.company.bookableTimes,
      rule: access.bookableTimes.manage,
      at: 30,
    },
  ],
} satisfies Menu
