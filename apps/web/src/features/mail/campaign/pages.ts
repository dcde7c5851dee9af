import { access } from '@corridor/contract/wire/access'
import type { Menu, PageFiles } from '../../../lib/pages.ts'
import { paths } from './paths.ts'

export { paths }

export const pages = {
  '/company/campaign/list-campaign': 'features/mail/campaign/list-page.tsx',
  '/company/campaign/add-campaign': 'features/mail/campaign/add-page.tsx',
  '/company/campaign/view-campaign/$campaignId': 'features/mail/campaign/view-page.tsx',
  '/company/campaign/edit-campaign/$campaignId': 'features/mail/campaign/edit-page.tsx',
  '/company/campaign/check-campaign/$campaignId': 'features/mail/campaign/check-page.tsx',
  '/company/setup/mail': 'features/mail/campaign/rule-page.tsx',
  '/company/send-mail': 'features/mail/campaign/send-mail-page.tsx',
} satisfies PageFiles

const section = '/company/campaign'
export const menu = {
  sections: [
    {
      label: 'Campaigns',
      icon: 'send',
      key: 'm',
      base: section,
      also: ['/company/send-mail', '/company/reports'],
      at: { recruiter: 47, 'bench-marketer': 27 },
    },
  ],
  links: [
    {
      section,
      label: 'Campaigns',
      to: paths.company.listCampaign,
      also: ['/company/campaign/view-campaign', '/company/campaign/check-campaign', '/company/campaign/edit-campaign'],
      at: 10,
    },
    { section, label: 'Add Campaign', to: paths.company.addCampaign, rule: access.campaigns.manage, at: 20 },
    { section, label: 'Send Mail', to: paths.company.sendMail, rule: access.campaigns.manage, at: 25 },
    {
      section: '/company/setup',
      group: 'Sending email',
      label: 'Sending limits',
      to: paths.company.mailRule,
      rule: access.setup.manage,
      at: 50,
    },
  ],
} satisfies Menu
