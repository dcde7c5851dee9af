import type { Menu, PageFiles } from '../../../lib/pages.ts'
import { paths } from './paths.ts'

export { paths }

export const pages = {} satisfies PageFiles

export const menu = {
  sections: [
    {
      label: 'Campaigns',
      icon: 'send',
      base: '/company/campaign',
      also: ['/company/email-template', '/company/send-mail', '/company/suppression', '/company/mailbox'],
      at: { recruiter: 47, 'bench-marketer': 27 },
    },
  ],
} satisfies Menu
