import type { PageFiles } from '../../../lib/pages.ts'
import { paths } from './paths.ts'

export { paths }

export const pages = {
  '/company/candidate/candidate-details/$id': 'features/candidate/candidate-details/details-page.tsx',
} satisfies PageFiles
