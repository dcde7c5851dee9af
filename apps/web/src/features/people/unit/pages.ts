import type { Menu, PageFiles } from '../../../lib/pages.ts'
import { paths } from './paths.ts'

export { paths }

export const pages = {
  '/company/organization': 'features/people/unit/organization-page.tsx',
  '/company/business-unit/': 'features/people/unit/list-page.tsx',
  '/company/business-unit/edit/$id': 'features/people/unit/edit-page.tsx',
} satisfies PageFiles

export const menu = {
  links: [
    { section: '/company/setup', group: 'People', label: 'Organization', to: paths.company.organization, at: 30 },
    { section: '/company/setup', group: 'People', label: 'Business Units', to: paths.company.listBusinessUnit, at: 40 },
  ],
} satisfies Menu
