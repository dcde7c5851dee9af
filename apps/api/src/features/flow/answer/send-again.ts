import type postgres from 'postgres'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { write } from '../../../db/write.ts'
import { now } from '../../../platform/clock.ts'
import { fail } from '../../../platform/fail.ts'
import { sendingAgain } from '../../job/submission/send-again.ts'
import { managedThreadsOf } from '../../mail/inbox/tables.ts'
import { toFacts, toWire } from '../../mail/inbox/values.ts'
import { mailboxes } from '../../mail/mailbox/tables.ts'
import { assertMayAnswerFrom, hurryAnswer } from './answer.ts'
import { requeueAnswer, takeSent } from './store.ts'

interface Asked {
  id: string
  mail: string
  mayArriveTwice: boolean
}

/**
 * Sends an answer again that a server refused, under the name that it has, with whoever was submitted by it. One that may have arrived goes
 * only if its sender wants it to. Throws `answer.notSentAgain`, `answer.mayHaveArrived`, and as `queueAnswer` and `sendingAgain`.
 */
export const sendAnswerAgain = (context: CompanyContext, { id, mail, mayArriveTwice }: Asked) =>
  write(context, 'inbox.answer-again', async (tx: postgres.TransactionSql) => {
    const { scope, caller } = context
    const table = managedThreadsOf(caller)
    const stands = await table.take(tx, scope, id)
    const sent = await takeSent(tx, id, mail)
    if (!sent) throw fail('record.notFound', { entity: 'Mail' })
    if (sent.answer_state === 'unknown' && !mayArriveTwice) throw fail('answer.mayHaveArrived')
    if (sent.answer_state !== 'refused' && sent.answer_state !== 'unknown') throw fail('answer.notSentAgain')
    assertMayAnswerFrom(scope, await mailboxes.load(tx, scope, sent.mailbox_id))
    const moved = await sendingAgain(context, tx, mail)
    await requeueAnswer(tx, mail, now())
    await hurryAnswer(context, tx, stands, mail)
    const after = await table.load(tx, scope, id)
    return {
      records: [
        { record: { kind: 'inbox', id }, before: toFacts(stands), after: { ...toFacts(after), mail } },
        ...moved,
      ],
      answer: { success: true as const, message: 'Answer on its way', data: toWire(after) },
    }
  })
