import type { Feature } from '../../../feature.ts'
import { vendorFormatRoutes } from './routes.ts'

export const vendorFormat = {
  routes: vendorFormatRoutes,
} satisfies Feature
