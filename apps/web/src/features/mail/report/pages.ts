import { access } from '@corridor/contract/wire/access'
import type { Menu, PageFiles } from '../../../lib/pages.ts'
import { paths } from './paths.ts'

export { paths }

export const pages = {
  '/company/reports/': 'features/mail/report/report-page.tsx',
  '/company/reports/mails': 'features/mail/campaign/recipients-page.tsx',
} satisfies PageFiles

export const menu = {
  links: [
    { section: '/company/campaign', label: 'Reports', to: paths.company.mailReport, rule: access.reports.read, at: 70 },
  ],
} satisfies Menu
