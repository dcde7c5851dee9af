import type { Feature } from '../../../feature.ts'
import { employeeRules } from './kind.ts'
import { contactRoutes } from './routes.ts'
import { contacts } from './store.ts'

export const contact = {
  routes: contactRoutes,
  kinds: [employeeRules],
  tables: [contacts],
} satisfies Feature
