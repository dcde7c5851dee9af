import type { Feature } from '../../../feature.ts'
import { assertReviewed } from './before-submitted.ts'
import { fileReviewRoutes } from './routes.ts'
import { reviews } from './tables.ts'

export const fileReview = {
  routes: fileReviewRoutes,
  tables: [reviews],
  hooks: { beforeSubmitted: assertReviewed },
} satisfies Feature
