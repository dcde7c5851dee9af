import type { Feature } from '../../../feature.ts'
import { socialMediaRoutes } from './routes.ts'

export const socialMedia = {
  routes: socialMediaRoutes,
} satisfies Feature
