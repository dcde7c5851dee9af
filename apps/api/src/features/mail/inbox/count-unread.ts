import type { CompanyContext } from '../../../db/scope/context.ts'
import { countUnread } from './store.ts'

/** Counts the unread conversations that wait, of those that the caller sees. */
export const countUnreadThreads = async (context: CompanyContext) => ({
  success: true as const,
  unread: await countUnread(context),
})
