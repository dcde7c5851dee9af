import type { Feature } from '../../../feature.ts'
import { candidateDetailsRoutes } from './routes.ts'

export const candidateDetails = {
  routes: candidateDetailsRoutes,
  sealed: [
    { table: 'candidate_details', column: 'sealed_birthday' },
    { table: 'candidate_details', column: 'sealed_ssn' },
  ],
} satisfies Feature
