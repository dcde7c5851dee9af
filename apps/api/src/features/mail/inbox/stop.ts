import type { CompanyContext } from '../../../db/scope/context.ts'
import { unchanged, write } from '../../../db/write.ts'
import { fail } from '../../../platform/fail.ts'
import { suppressAddress } from '../suppression/add.ts'
import { findNewestIn } from './store.ts'
import { managedThreadsOf } from './tables.ts'

const wordsMax = 300

/** Nobody writes to the sender any more: the ledger says so, with their mail as evidence. Throws `inbox.noSender`. */
export const stopSender = (context: CompanyContext, { id, version }: { id: string; version?: number | undefined }) =>
  write(context, 'inbox.stop-sender', async (tx) => {
    const thread = await managedThreadsOf(context.caller).take(tx, context.scope, id, version)
    const mail = await findNewestIn(tx, id)
    if (!thread.sender_address || !mail) throw fail('inbox.noSender')
    const kept = await suppressAddress(tx, context, thread.sender_address, {
      ...{ mail: mail.message_id, subject: mail.subject, words: mail.own_words.slice(0, wordsMax) },
    })
    const answer = {
      success: true as const,
      message: kept.isNew ? 'Suppressed Successfully' : 'This was suppressed already',
      suppression: kept.id,
      isNew: kept.isNew,
    }
    if (!kept.isNew) return unchanged(answer)
    return { record: { kind: 'inbox', id }, before: null, after: { suppression: kept.id }, answer }
  })
