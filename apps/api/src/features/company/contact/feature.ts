import type { Feature } from '../../../feature.ts'
import { employeeRules } from './kind.ts'
import { contactRoutes } from './routes.ts'

export const contact = {
  routes: contactRoutes,
  kinds: [employeeRules],
} satisfies Feature
