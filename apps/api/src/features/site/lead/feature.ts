import type { Feature } from '../../../feature.ts'
import { leadRules } from './kind.ts'
import { leadRoutes } from './routes.ts'
import { leads } from './tables.ts'

export const lead = { routes: leadRoutes, kinds: [leadRules], tables: [leads] } satisfies Feature
