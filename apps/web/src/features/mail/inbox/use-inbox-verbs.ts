import type { InboxKind } from '@corridor/contract/mail/inbox/kinds'
import type { InboxThread } from '@corridor/contract/mail/inbox/shapes'
import { api, client } from '../../../lib/client'
import { errorText, useTranslation } from '../../../lib/i18n'
import { refresh } from '../../../lib/query-client'
import { toast } from '../../../lib/toast'

/** What is done with conversations. Each says whether it was done; the queue is read anew in any case. */
export function useInboxVerbs() {
  const { t } = useTranslation()

  async function run(work: () => Promise<unknown>): Promise<boolean> {
    try {
      await work()
      return true
    } catch (error) {
      toast.error(errorText(error))
      return false
    } finally {
      await refresh(api.inbox)
    }
  }

  const reopen = ({ _id }: Pick<InboxThread, '_id'>) =>
    run(async () => {
      await client.inbox.open({ id: _id })
      toast.success(t('Conversation opened again'))
    })

  return {
    reopen,
    finish: (thread: InboxThread) =>
      run(async () => {
        await client.inbox.done({ id: thread._id })
        toast.undo(t('Conversation done'), thread.subject, () => void reopen(thread))
      }),
    snooze: (thread: InboxThread, until: string) =>
      run(async () => {
        await client.inbox.snooze({ id: thread._id, until })
        toast.undo(t('Conversation snoozed'), thread.subject, () => void reopen(thread))
      }),
    correct: ({ _id }: InboxThread, kind: InboxKind) =>
      run(async () => {
        await client.inbox.kind({ id: _id, kind })
        toast.success(t('Kind corrected'))
      }),
    stop: ({ _id, senderAddress }: InboxThread) =>
      run(async () => {
        const { suppression, isNew } = await client.inbox.stop({ id: _id })
        if (!isNew) return toast.info(t('This was suppressed already'))
        toast.undo(t('Nobody writes to this address any more'), senderAddress, () => {
          void run(async () => {
            await client.suppression.release({ id: suppression, reason: t('Undone at once') })
            toast.success(t('Undone'))
          })
        })
      }),
  }
}
