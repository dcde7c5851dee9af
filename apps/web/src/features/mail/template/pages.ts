import type { Menu, PageFiles } from '../../../lib/pages.ts'
import { paths } from './paths.ts'

export { paths }

export const pages = {
  '/company/email-template/list-email-template': 'features/mail/template/list-page.tsx',
  '/company/email-template/add-email-template': 'features/mail/template/add-page.tsx',
  '/company/email-template/view-email-template/$templateId': 'features/mail/template/view-page.tsx',
  '/company/email-template/edit-email-template/$templateId': 'features/mail/template/edit-page.tsx',
} satisfies PageFiles

export const menu = {
  links: [
    {
      section: '/company/setup',
      group: 'Sending email',
      label: 'Email Templates',
      to: paths.company.listEmailTemplate,
      fields: ['Subject'],
      also: ['/company/email-template'],
      at: 30,
    },
  ],
} satisfies Menu
