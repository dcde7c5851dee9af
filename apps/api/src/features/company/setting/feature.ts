import type { Feature } from '../../../feature.ts'
import { companySettingRoutes } from './routes.ts'

export const companySetting = {
  routes: companySettingRoutes,
} satisfies Feature
