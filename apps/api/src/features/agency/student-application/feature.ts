import type { ApplicationStage } from '@corridor/contract/student/student/kinds'
import type postgres from 'postgres'
import type { CompanyContext } from '../../../db/scope/context.ts'
import type { Feature } from '../../../feature.ts'
import { listStudies } from './beside/store.ts'
import { besideStudent } from './beside/timeline.ts'
import { applicationRules } from './kind.ts'
import { studentApplicationRoutes } from './routes.ts'
import { countApplications } from './store.ts'
import { applications } from './tables.ts'

declare module '../../../platform/hooks.ts' {
  interface Hooks {
    /** Throws what still keeps an application from being submitted, inside the transaction that would move it. */
    beforeSubmitted: (
      context: CompanyContext,
      tx: postgres.TransactionSql,
      application: { id: string; studentId: string },
    ) => Promise<void>
    /** Follows each change of an application, inside its transaction. */
    afterApplication: (
      context: CompanyContext,
      tx: postgres.TransactionSql,
      application: { id: string; stage: ApplicationStage; contractId: string | null },
    ) => Promise<void>
  }
}

export const studentApplication = {
  routes: studentApplicationRoutes,
  kinds: [applicationRules],
  tables: [applications],
  hooks: { countApplications, listStudies, tellBesideStudent: besideStudent },
} satisfies Feature
