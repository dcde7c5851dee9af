import type { Feature } from '../../../feature.ts'
import { contractRules } from './kind.ts'
import { institutionContractRoutes } from './routes.ts'
import { contracts } from './tables.ts'

export const institutionContract = {
  routes: institutionContractRoutes,
  kinds: [contractRules],
  tables: [contracts],
} satisfies Feature
