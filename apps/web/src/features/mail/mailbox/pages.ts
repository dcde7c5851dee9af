import { access } from '@corridor/contract/wire/access'
import type { Menu, PageFiles } from '../../../lib/pages.ts'
import { paths } from './paths.ts'

export { paths }

export const pages = {
  '/company/mailbox/': 'features/mail/mailbox/list-page.tsx',
  '/company/mailbox/add': 'features/mail/mailbox/add-page.tsx',
  '/company/mailbox/connected': 'features/mail/mailbox/connected-page.tsx',
  '/company/mailbox/edit/$id': 'features/mail/mailbox/edit-page.tsx',
} satisfies PageFiles

export const menu = {
  links: [
    {
      section: '/company/setup',
      group: 'Sending email',
      label: 'Mailboxes',
      to: paths.company.listMailbox,
      also: ['/company/mailbox'],
      fields: ['Mailbox'],
      rule: access.mailboxes.read,
      at: 10,
    },
  ],
} satisfies Menu
