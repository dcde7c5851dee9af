import type { Feature } from '../../../feature.ts'
import { presentationRoutes } from './routes.ts'
import { presentations } from './tables.ts'

export const presentation = {
  routes: presentationRoutes,
  tables: [presentations],
} satisfies Feature
