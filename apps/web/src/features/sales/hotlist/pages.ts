import { access } from '@corridor/contract/wire/access'
import type { Menu, PageFiles } from '../../../lib/pages.ts'
import { paths } from './paths.ts'

export { paths }

export const pages = {
  '/company/hotlist/list-hotlist': 'features/sales/hotlist/list-page.tsx',
  '/company/hotlist/add-hotlist': 'features/sales/hotlist/add-page.tsx',
  '/company/hotlist/view-hotlist/$hotListId': 'features/sales/hotlist/view-page.tsx',
  '/company/hotlist/edit-hotlist/$id': 'features/sales/hotlist/edit-page.tsx',
  '/company/hotlist/list-candidate': 'features/sales/hotlist/list-candidate-page.tsx',
} satisfies PageFiles

export const menu = {
  sections: [
    {
      label: 'Hotlist',
      icon: 'group',
      key: 'h',
      base: '/company/hotlist',
      at: { recruiter: 40, 'bench-marketer': 20 },
    },
  ],
  links: [
    { section: '/company/hotlist', label: 'Hotlist', to: paths.company.listHotlist, at: 10 },
    { section: '/company/hotlist', label: 'Hotlist Candidates', to: paths.company.listHotlistCandidate, at: 20 },
    {
      section: '/company/hotlist',
      label: 'Add Hotlist',
      to: paths.company.addHotlist,
      rule: access.hotlists.manage,
      at: 30,
    },
  ],
} satisfies Menu
