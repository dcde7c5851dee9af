import type { Feature } from '../../../feature.ts'
import { firstStepsRoutes } from './routes.ts'

export const firstSteps = { routes: firstStepsRoutes } satisfies Feature
