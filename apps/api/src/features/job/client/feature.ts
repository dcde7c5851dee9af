import type { Feature } from '../../../feature.ts'
import { clientRules } from './kind.ts'
import { clientRoutes } from './routes.ts'
import { clients } from './tables.ts'

export const client = {
  routes: clientRoutes,
  kinds: [clientRules],
  tables: [clients],
} satisfies Feature
