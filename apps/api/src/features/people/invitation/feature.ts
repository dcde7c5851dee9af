import type postgres from 'postgres'
import type { Context } from '../../../db/scope/context.ts'
import type { Feature } from '../../../feature.ts'
import { invitationRoutes } from './routes.ts'
import { memberTransfer } from './transfer.ts'

declare module '../../../platform/hooks.ts' {
  interface Hooks {
    /** Follows an invitation into a company that was taken back. */
    onRevoked: (tx: postgres.TransactionSql, context: Context, companyId: string) => Promise<void>
  }
}

export const invitation = {
  routes: invitationRoutes,
  imports: { member: memberTransfer },
} satisfies Feature
