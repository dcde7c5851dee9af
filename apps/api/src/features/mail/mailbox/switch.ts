import type { CompanyContext } from '../../../db/scope/context.ts'
import { unchanged, write } from '../../../db/write.ts'
import { assertEnded, assertManaged, shown } from './manage.ts'
import { writeState } from './store.ts'
import { mailboxes, toFacts } from './tables.ts'

/** Nothing goes out through it until it is switched on. */
export const switchOff = (context: CompanyContext, { id }: { id: string }) => change(context, id, 'off')
/** It is used again; whether it still lets in, the next contact says. */
export const switchOn = (context: CompanyContext, { id }: { id: string }) => change(context, id, 'working')

const change = (context: CompanyContext, id: string, state: 'off' | 'working') => {
  const isOff = state === 'off'
  const message = isOff ? 'Mailbox switched off' : 'Mailbox switched on'
  return write(context, isOff ? 'mailbox.switch-off' : 'mailbox.switch-on', async (tx) => {
    const stands = await mailboxes.take(tx, context.scope, id)
    if (isOff) assertEnded(context, stands)
    else assertManaged(context, stands)
    if ((stands.state === 'off') === isOff) {
      const { data } = await shown(context, tx, id)
      return unchanged({ success: true as const, message, data })
    }
    await writeState(tx, id, state)
    if (isOff) context.platform.memberServers.pool.drop(id)
    const { row, data } = await shown(context, tx, id)
    return {
      record: { kind: 'mailbox', id },
      before: toFacts(stands),
      after: toFacts(row),
      answer: { success: true as const, message, data },
    }
  })
}
