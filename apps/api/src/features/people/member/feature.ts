import type { MemberWork } from '@corridor/contract/people/member/shapes'
import type postgres from 'postgres'
import type { CompanyContext } from '../../../db/scope/context.ts'
import type { CompanyScope } from '../../../db/scope/scope.ts'
import type { Feature } from '../../../feature.ts'
import { memberRoutes } from './routes.ts'

interface Hands {
  /** The hand-over. */
  id: string
  from: string
  to: string
}

declare module '../../../platform/hooks.ts' {
  interface Hooks {
    /** Counts the work that stands in a member's name beside the records that they own. */
    countWork: (sql: postgres.Sql, scope: CompanyScope, userId: string) => Promise<Partial<MemberWork>>
    /** Gives such work to a colleague, inside the transaction of a hand-over. */
    afterHandOver: (context: CompanyContext, tx: postgres.TransactionSql, hands: Hands) => Promise<void>
    /** Gives it back, inside the transaction that takes a hand-over back; true if there was any. */
    afterHandBack: (context: CompanyContext, tx: postgres.TransactionSql, hands: Hands) => Promise<boolean>
    /** Passes on what is left of it, inside the transaction that ends a membership. */
    afterLeaving: (context: CompanyContext, tx: postgres.TransactionSql, left: { userId: string }) => Promise<void>
  }
}

export const member = {
  routes: memberRoutes,
} satisfies Feature
