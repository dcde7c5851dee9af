import type { Menu, PageFiles } from '../../../lib/pages.ts'
import { paths } from './paths.ts'

export { paths }

export const pages = {
  '/admin/orders/': 'features/money/order/list-page.tsx',
  '/admin/orders/view-order/$id': 'features/money/order/view-page.tsx',
} satisfies PageFiles

export const menu = {
  links: [{ section: '/admin/plan-and-subscription', label: 'Orders', to: paths.admin.listOrder, at: 20 }],
} satisfies Menu
