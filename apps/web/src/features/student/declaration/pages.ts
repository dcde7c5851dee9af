import type { PageFiles } from '../../../lib/pages.ts'
import { paths } from './paths.ts'

export { paths }

export const pages = {
  '/company/enrollstudent/declaration/$studentId': 'features/student/declaration/sign-page.tsx',
} satisfies PageFiles
