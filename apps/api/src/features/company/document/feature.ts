import type { Feature } from '../../../feature.ts'
import { documentRoutes } from './routes.ts'

export const document = {
  routes: documentRoutes,
} satisfies Feature
