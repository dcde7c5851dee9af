import type { Feature } from '../../../feature.ts'
import { checklistRoutes } from './routes.ts'

export const checklist = { routes: checklistRoutes } satisfies Feature
