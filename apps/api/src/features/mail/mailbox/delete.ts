import type { CompanyContext } from '../../../db/scope/context.ts'
import { removed, write } from '../../../db/write.ts'
import { fail } from '../../../platform/fail.ts'
import { isReferred } from '../../../platform/sql.ts'
import { assertEnded } from './manage.ts'
import { deleteMailbox } from './store.ts'
import { mailboxes, toFacts } from './tables.ts'

/** Removes a mailbox with its secrets, for good. Throws `mailbox.inUse` if what was or is to be sent names it. */
export const removeMailbox = (context: CompanyContext, { id }: { id: string }) =>
  write(context, 'mailbox.delete', async (tx) => {
    const stands = await mailboxes.take(tx, context.scope, id)
    assertEnded(context, stands)
    await deleteMailbox(tx, id).catch((error) => {
      throw isReferred(error) ? fail('mailbox.inUse') : error
    })
    context.platform.memberServers.pool.drop(id)
    return removed({ kind: 'mailbox', toFacts }, stands)
  })
