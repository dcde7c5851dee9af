import type { Feature } from '../../../feature.ts'
import { passportRoutes } from './routes.ts'

export const passport = {
  routes: passportRoutes,
  sealed: [
    { table: 'student', column: 'sealed_passport', mark: { column: 'passport_mark', by: 'company_id' } },
    { table: 'student', column: 'sealed_birth_date' },
  ],
} satisfies Feature
