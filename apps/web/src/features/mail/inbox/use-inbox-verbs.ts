import type { AlikeMail } from '@corridor/contract/mail/alike/mail'
import type { InboxKind } from '@corridor/contract/mail/inbox/kinds'
import type { InboxThread } from '@corridor/contract/mail/inbox/shapes'
import { api, client } from '../../../lib/call/client'
import { refresh } from '../../../lib/call/query-client'
import { toast } from '../../../lib/feedback/toast'
import { errorText, useTranslation } from '../../../lib/language/i18n'

/** Verbs on conversations. Each says whether it was done; the queue is read anew in any case. */
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

  const openAll = (ids: readonly string[]) =>
    run(async () => {
      for (const id of ids) await client.inbox.open({ id })
      toast.success(t('Conversation opened again'))
    })

  return {
    reopen: ({ _id }: Pick<InboxThread, '_id'>) => openAll([_id]),
    /** With those that ask for the same and wait with it. */
    finish: (thread: InboxThread, ids: readonly string[]) =>
      run(async () => {
        for (const id of ids) await client.inbox.done({ id })
        toast.undo(t('Conversation done'), thread.subject, () => void openAll(ids))
      }),
    snooze: (thread: InboxThread, ids: readonly string[], until: string) =>
      run(async () => {
        for (const id of ids) await client.inbox.snooze({ id, until })
        toast.undo(t('Conversation snoozed'), thread.subject, () => void openAll(ids))
      }),
    /** Undone, it stands again where it stood. Rejects with the refusal. */
    gather: async ({ _id: id, subject }: InboxThread, other: string, before: readonly AlikeMail[]) => {
      const beside = before.find((mail) => mail._id !== id)
      await client.alike.join({ id, other })
      toast.undo(
        t('Requirements joined'),
        subject,
        () => void run(() => (beside ? client.alike.join({ id, other: beside._id }) : client.alike.part({ id }))),
      )
    },
    part: ({ _id: id, subject }: InboxThread, alike: readonly AlikeMail[]) =>
      run(async () => {
        await client.alike.part({ id })
        const beside = alike.find((mail) => mail._id !== id)
        toast.undo(t('A requirement of its own now'), subject, () => {
          if (beside) void run(() => client.alike.join({ id, other: beside._id }))
        })
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
