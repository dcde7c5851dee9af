import type { PageFiles } from '../../../lib/pages.ts'

export { paths } from './paths.ts'

export const pages = {
  '/account/notifications/': 'features/told/notification/list-page.tsx',
  '/account/notifications/settings': 'features/told/notification/settings-page.tsx',
} satisfies PageFiles
