import type { Menu, PageFiles } from '../../../lib/pages.ts'
import { paths } from './paths.ts'

export { paths }

export const pages = {
  '/account/notifications/': 'features/told/notification/list-page.tsx',
  '/account/notifications/settings': 'features/told/notification/settings-page.tsx',
} satisfies PageFiles

export const menu = {
  links: [
    { section: '/account', group: 'Notifications', label: 'Notifications', to: paths.notifications, at: 10 },
    {
      section: '/account',
      group: 'Notifications',
      label: 'Notification settings',
      to: paths.notificationSettings,
      fields: ['Daily', 'Email'],
      at: 20,
    },
  ],
} satisfies Menu
