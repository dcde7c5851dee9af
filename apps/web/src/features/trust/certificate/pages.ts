import type { Menu, PageFiles } from '../../../lib/pages.ts'
import { paths } from './paths.ts'

export { paths }

export const pages = {
  '/company/account-details/certificate': 'features/trust/certificate/certificate-page.tsx',
} satisfies PageFiles

export const menu = {
  links: [{ section: '/company/setup', label: 'Certificate', to: paths.company.certificate, at: 44 }],
} satisfies Menu
