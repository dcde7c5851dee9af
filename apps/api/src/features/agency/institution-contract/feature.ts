import type postgres from 'postgres'
import type { CompanyContext } from '../../../db/scope/context.ts'
import type { Feature } from '../../../feature.ts'
import { contractRules } from './kind.ts'
import { institutionContractRoutes } from './routes.ts'
import { contracts } from './tables.ts'

declare module '../../../platform/hooks.ts' {
  interface Hooks {
    /** Follows a change of what a contract, or the fee of a programme, comes to, inside its transaction. */
    afterTerms: (
      context: CompanyContext,
      tx: postgres.TransactionSql,
      of: { contractId: string } | { programmeId: string },
    ) => Promise<void>
  }
}

export const institutionContract = {
  routes: institutionContractRoutes,
  kinds: [contractRules],
  tables: [contracts],
} satisfies Feature
