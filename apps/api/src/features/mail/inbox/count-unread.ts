import type { CompanyContext } from '../../../db/scope/context.ts'
import { countUnread } from './store.ts'

/** How much waits that nobody read, of what the caller sees. */
export const countUnreadThreads = async (context: CompanyContext) => ({
  success: true as const,
  unread: await countUnread(context),
})
