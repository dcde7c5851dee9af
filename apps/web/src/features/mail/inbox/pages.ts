import type { Menu, PageFiles } from '../../../lib/pages.ts'
import { paths } from './paths.ts'

export { paths }

export const pages = {
  '/company/inbox/': 'features/mail/inbox/open-page.tsx',
  '/company/inbox/mine': 'features/mail/inbox/mine-page.tsx',
  '/company/inbox/snoozed': 'features/mail/inbox/snoozed-page.tsx',
  '/company/inbox/done': 'features/mail/inbox/done-page.tsx',
} satisfies PageFiles

const section = '/company/inbox'
export const menu = {
  sections: [
    {
      label: 'Inbox',
      icon: 'inbox',
      key: 'i',
      base: section,
      counts: 'mail',
      at: { recruiter: 46, 'bench-marketer': 26 },
    },
  ],
  links: [
    { section, label: 'Open', to: paths.company.inbox, at: 10 },
    { section, label: 'Assigned to me', to: paths.company.inboxMine, at: 20 },
    { section, label: 'Snoozed', to: paths.company.inboxSnoozed, at: 30 },
    { section, label: 'Done', to: paths.company.inboxDone, at: 40 },
  ],
} satisfies Menu
