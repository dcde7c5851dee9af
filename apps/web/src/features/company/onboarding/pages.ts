import type { PageFiles } from '../../../lib/pages.ts'

export { paths } from './paths.ts'

export const pages = {
  '/company/onboarding/$step': 'features/company/onboarding/wizard-page.tsx',
  '/company/onboarding/$step/$studentId': 'features/company/onboarding/trailing-id.tsx',
} satisfies PageFiles
