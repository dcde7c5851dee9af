import type { Feature } from '../../../feature.ts'
import { alikeRoutes } from './routes.ts'

export const alike = {
  routes: alikeRoutes,
} satisfies Feature
