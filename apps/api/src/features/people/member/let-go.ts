import type postgres from 'postgres'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { hooksOf } from '../../../platform/hooks.ts'
import { endSessions } from './store.ts'

/** Ends the sessions of somebody whose membership has ended, and passes on the work that stands in their name. */
export async function letGo(tx: postgres.TransactionSql, context: CompanyContext, userId: string): Promise<void> {
  await endSessions(tx, userId, context.scope.companyId)
  for (const passOn of hooksOf(context.platform, 'afterLeaving')) await passOn(context, tx, { userId })
}
