import type { CompanyContext } from '../../../db/scope/context.ts'
import { fail } from '../../../platform/fail.ts'
import type { Sql } from '../../../platform/sql.ts'
import { isManagedBy, type MailboxRow, mailboxes, toWire } from './tables.ts'

export const isOwner = ({ caller }: CompanyContext) => caller.roles.includes('owner')

/** Throws `mailbox.notYours` unless the caller may change a mailbox. */
export function assertManaged(context: CompanyContext, row: MailboxRow): void {
  if (!isManagedBy(row, context.scope, isOwner(context))) throw fail('mailbox.notYours')
}

/** The same of what an Owner does to a member's too: to switch it off, and to remove it. */
export function assertEnded(context: CompanyContext, row: MailboxRow): void {
  if (!isOwner(context)) assertManaged(context, row)
}

/** A mailbox as it stands now, as its caller sees it. */
export async function shown(context: CompanyContext, sql: Sql, id: string) {
  const row = await mailboxes.load(sql, context.scope, id)
  return { row, data: toWire(row, isManagedBy(row, context.scope, isOwner(context)), context.platform.house) }
}
