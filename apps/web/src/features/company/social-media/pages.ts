import type { Menu, PageFiles } from '../../../lib/pages.ts'
import { paths } from './paths.ts'

export { paths }

export const pages = {
  '/company/account-details/social-media': 'features/company/social-media/social-media-page.tsx',
} satisfies PageFiles

export const menu = {
  links: [
    { section: '/company/setup', group: 'Company', label: 'Social Media', to: paths.company.socialMedia, at: 60 },
  ],
} satisfies Menu
