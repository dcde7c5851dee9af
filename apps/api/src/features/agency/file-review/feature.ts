import type { Feature } from '../../../feature.ts'
import { assertReviewed } from './before-submitted.ts'
import { besideStudent } from './beside-student.ts'
import { passReviewsOn } from './pass-on.ts'
import { fileReviewRoutes } from './routes.ts'
import { listAskedOf } from './store.ts'
import { reviews } from './tables.ts'

export const fileReview = {
  routes: fileReviewRoutes,
  tables: [reviews],
  hooks: {
    beforeSubmitted: assertReviewed,
    tellBesideStudent: besideStudent,
    countWork: async (sql, scope, userId) => ({ reviews: (await listAskedOf(sql, scope, userId)).length }),
    afterHandOver: passReviewsOn,
    afterLeaving: (context, tx, { userId }) => passReviewsOn(context, tx, { from: userId, to: null }),
  },
} satisfies Feature
