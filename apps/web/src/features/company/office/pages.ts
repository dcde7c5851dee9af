import type { Menu, PageFiles } from '../../../lib/pages.ts'
import { paths } from './paths.ts'

export { paths }

export const pages = {
  '/company/setup/locations': 'features/company/office/list-page.tsx',
  '/company/setup/add-location': 'features/company/office/add-page.tsx',
  '/company/setup/edit-location/$id': 'features/company/office/edit-page.tsx',
} satisfies PageFiles

export const menu = {
  links: [
    {
      section: '/company/setup',
      group: 'Company',
      label: 'Locations',
      to: paths.company.locations,
      fields: ['Address'],
      also: [paths.company.addLocation, '/company/setup/edit-location'],
      at: 50,
    },
  ],
} satisfies Menu
