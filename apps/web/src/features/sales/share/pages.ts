import type { PageFiles } from '../../../lib/pages.ts'
import { paths } from './paths.ts'

export { paths }

export const pages = {
  '/company/hotlist/share/$id': 'features/sales/share/share-page.tsx',
} satisfies PageFiles
