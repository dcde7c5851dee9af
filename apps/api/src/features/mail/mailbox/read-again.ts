import type { CompanyContext } from '../../../db/scope/context.ts'
import { unchanged, write } from '../../../db/write.ts'
import { assertManaged, shown } from './manage.ts'
import { askAgain } from './store.ts'
import { listUnread, mailboxes } from './tables.ts'

/** Mails that could not be read, with their place and the reason. */
export async function viewUnread(context: CompanyContext, { id }: { id: string }) {
  const { db, scope } = context
  assertManaged(context, await mailboxes.load(db, scope, id))
  const rows = await listUnread(db, id)
  return {
    success: true as const,
    total: rows[0]?.total ?? 0,
    data: rows.map(({ folder, uid, reason, created_at, again }) => ({
      ...{ folder, uid, reason, date: created_at.toISOString(), isTriedAgain: again },
    })),
  }
}

/** Has what could not be read tried again. */
export const readAgain = (context: CompanyContext, { id }: { id: string }) =>
  write(context, 'mailbox.read-again', async (tx) => {
    assertManaged(context, await mailboxes.take(tx, context.scope, id))
    const mails = await askAgain(tx, id)
    const message = 'They are tried again'
    if (mails === 0) return unchanged({ success: true as const, message, data: (await shown(context, tx, id)).data })
    const { data } = await shown(context, tx, id)
    return {
      record: { kind: 'mailbox', id },
      before: null,
      after: { mails },
      answer: { success: true as const, message, data },
    }
  })
