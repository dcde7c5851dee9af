import type { Feature } from '../../../feature.ts'
import { enrolmentRoutes } from './routes.ts'
import { studentTransfer } from './transfer.ts'

export const enrolment = {
  routes: enrolmentRoutes,
  imports: { student: studentTransfer },
} satisfies Feature
