import type { Feature } from '../../../feature.ts'
import { sendingDomainRoutes } from './routes.ts'
import { sendingDomains } from './tables.ts'

export const sendingDomain = {
  routes: sendingDomainRoutes,
  tables: [sendingDomains],
  sealed: [{ table: 'sending_domain', column: 'sealed_private_key' }],
} satisfies Feature
