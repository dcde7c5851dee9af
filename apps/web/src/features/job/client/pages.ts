import type { Menu, PageFiles } from '../../../lib/pages.ts'
import { paths } from './paths.ts'

export { paths }

export const pages = {
  '/company/client/list-client': 'features/job/client/list-page.tsx',
  '/company/client/list-duplicate': 'features/job/client/duplicates-page.tsx',
  '/company/client/add-client': 'features/job/client/add-page.tsx',
  '/company/client/view-client/$clientId': 'features/job/client/view-page.tsx',
  '/company/client/edit-client/$clientId': 'features/job/client/edit-page.tsx',
} satisfies PageFiles

export const menu = {
  links: [
    {
      section: '/company/job',
      label: 'Clients',
      to: paths.company.listClient,
      also: ['/company/client'],
      at: 40,
    },
  ],
} satisfies Menu
