import type { Feature } from '../../../feature.ts'
import { studentRules } from './kind.ts'
import { studentRoutes } from './routes.ts'
import { students } from './tables.ts'

export const student = {
  routes: studentRoutes,
  kinds: [studentRules],
  tables: [students],
} satisfies Feature
