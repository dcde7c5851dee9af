import type { PageFiles } from '../../../lib/pages.ts'

export { paths } from './paths.ts'

export const pages = {
  '/account/home/user-profile': 'features/people/account/profile/profile-page.tsx',
  '/account/security': 'features/people/account/security/security-page.tsx',
} satisfies PageFiles
