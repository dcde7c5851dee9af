import type { Feature } from '../../../feature.ts'
import { contactRules } from './kind.ts'
import { vendorContactRoutes } from './routes.ts'
import { contacts } from './store.ts'

export const vendorContact = {
  routes: vendorContactRoutes,
  kinds: [contactRules],
  tables: [contacts],
} satisfies Feature
