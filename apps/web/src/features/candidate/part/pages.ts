import type { PageFiles } from '../../../lib/pages.ts'

export { paths } from './paths.ts'

export const pages = {
  '/company/candidate/add-candidate-step-{$step}': 'features/candidate/part/step-page.tsx',
} satisfies PageFiles
