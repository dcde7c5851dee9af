import type { Notification } from '@corridor/contract/told/notification/shapes'
import { api, client } from '../../../lib/call/client'
import { refresh } from '../../../lib/call/query-client'
import { toast } from '../../../lib/feedback/toast'
import { formatNumber } from '../../../lib/format/format'
import { errorText, useTranslation } from '../../../lib/language/i18n'

/** Verbs of a person on notifications: mark some, or all with a way back. */
export function useMark() {
  const { t } = useTranslation()

  async function run(work: () => Promise<unknown>) {
    try {
      await work()
    } catch (error) {
      toast.error(errorText(error))
    }
    await refresh(api.notification)
  }

  const mark = (rows: readonly Notification[], isRead: boolean) =>
    run(() => client.notification.mark({ ids: rows.map(({ _id }) => _id), isRead }))

  const markAll = () =>
    run(async () => {
      const { marked, readDate } = await client.notification.markAll({})
      if (marked === 0) return
      const undo = () => void run(() => client.notification.unmarkAll({ readDate }))
      toast.undo(t('Marked as read: {n}', { n: formatNumber(marked) }), readDate, undo)
    })

  return { mark, markAll }
}
