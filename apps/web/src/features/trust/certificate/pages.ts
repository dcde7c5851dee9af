import type { Menu, PageFiles } from '../../../lib/pages.ts'
import { paths } from './paths.ts'

export { paths }

export const pages = {
  '/company/account-details/certificate': 'features/trust/certificate/certificate-page.tsx',
} satisfies PageFiles

export const menu = {
  links: [
    {
      section: '/company/setup',
      group: 'Plan and papers',
      label: 'Certificate',
      to: paths.company.certificate,
      isBelow: true,
      at: 60,
    },
  ],
} satisfies Menu
