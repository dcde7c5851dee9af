import type { Menu, PageFiles } from '../../../lib/pages.ts'
import { paths } from './paths.ts'

export { paths }

export const pages = {
  '/company/suppression/list-suppression': 'features/mail/suppression/list-page.tsx',
  '/company/suppression/add-suppression': 'features/mail/suppression/add-page.tsx',
  '/company/suppression/view-suppression/$suppressionId': 'features/mail/suppression/view-page.tsx',
} satisfies PageFiles

export const menu = {
  links: [
    {
      section: '/company/setup',
      group: 'Sending email',
      label: 'Do not email',
      to: paths.company.listSuppression,
      also: ['/company/suppression'],
      at: 40,
    },
  ],
} satisfies Menu
