import { lookupKinds, lookupTitles } from '@corridor/contract/base/lookup/kinds'
import type { Menu, PageFiles } from '../../../lib/pages.ts'
import { paths } from './paths.ts'

export { paths }

export const pages = {
  '/admin/setting/': 'features/base/lookup/settings-home-page.tsx',
  '/admin/setting/list-{$kind}': 'features/base/lookup/list-page.tsx',
  '/admin/setting/add-{$kind}': 'features/base/lookup/add-page.tsx',
  '/admin/setting/edit-{$kind}/$id': 'features/base/lookup/edit-page.tsx',
} satisfies PageFiles

export const menu = {
  sections: [
    {
      label: 'Settings',
      icon: 'list',
      key: 'o',
      base: '/admin/setting',
      also: ['/admin/address-management', '/admin/checklist', '/admin/email'],
      groups: [{ label: 'Lookups' }, { label: 'Addresses' }, { label: 'Email' }],
      at: 70,
    },
  ],
  links: lookupKinds.map((kind, at) => ({
    section: '/admin/setting',
    group: 'Lookups' as const,
    label: lookupTitles[kind],
    to: paths.admin.listLookup(kind),
    at,
  })),
} satisfies Menu
