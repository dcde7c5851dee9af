import { access } from '@corridor/contract/wire/access'
import type { Menu, PageFiles } from '../../../lib/pages.ts'
import { paths } from './paths.ts'

export { paths }

export const pages = { '/company/setup/times': 'features/site/booking/times-page.tsx' } satisfies PageFiles

export const menu = {
  links: [
    {
      section: '/company/setup',
      label: 'Bookable times',
      to: paths.company.bookableTimes,
      rule: access.interviews.manage,
      at: 62,
    },
  ],
} satisfies Menu
