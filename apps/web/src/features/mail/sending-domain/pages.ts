import { access } from '@corridor/contract/wire/access'
import type { Menu, PageFiles } from '../../../lib/pages.ts'
import { paths } from './paths.ts'

export { paths }

export const pages = {
  '/company/mailbox/domains': 'features/mail/sending-domain/domains-page.tsx',
} satisfies PageFiles

export const menu = {
  links: [
    {
      section: '/company/setup',
      group: 'Sending email',
      label: 'Sending domains',
      to: paths.company.listSendingDomain,
      fields: ['Domain'],
      rule: access.mailboxes.read,
      at: 20,
    },
  ],
} satisfies Menu
