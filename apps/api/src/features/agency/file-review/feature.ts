import type { Feature } from '../../../feature.ts'
import { assertReviewed } from './before-submitted.ts'
import { besideStudent } from './beside-student.ts'
import { fileReviewRoutes } from './routes.ts'
import { reviews } from './tables.ts'

export const fileReview = {
  routes: fileReviewRoutes,
  tables: [reviews],
  hooks: { beforeSubmitted: assertReviewed, tellBesideStudent: besideStudent },
} satisfies Feature
