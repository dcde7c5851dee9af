import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { api, client } from '../../../lib/call/client'
import { refresh } from '../../../lib/call/query-client'
import { toast } from '../../../lib/feedback/toast'
import { formatDateTime, formatNumber } from '../../../lib/format/format'
import { errorText, useTranslation } from '../../../lib/language/i18n'
import classes from './mailbox.module.css'

/** Mails that could not be read, each with its place and the reason; nothing where all were. */
export function UnreadMails({ id }: { id: string }) {
  const { t } = useTranslation()
  const { data } = useQuery(api.mailbox.unread.queryOptions({ input: { id } }))
  if (!data || data.total === 0) return null

  async function readAgain() {
    try {
      await client.mailbox.readAgain({ id })
      toast.success(t('They are tried again'))
    } catch (error) {
      toast.error(errorText(error))
    }
    await refresh(api.mailbox)
  }

  return (
    <section className={classes.missed} aria-labelledby="missed">
      <h2 id="missed">
        {t('{count} mails could not be read', { count: data.total, shown: formatNumber(data.total) })}
      </h2>
      <ul>
        {data.data.map(({ folder, uid, reason, date, isTriedAgain }) => (
          <li key={`${folder} ${uid}`}>
            <bdi>{reason}</bdi>
            <span className={classes.words}>
              {t('{folder}, number {n}', { folder, n: formatNumber(uid) })} · {formatDateTime(date)}
              {isTriedAgain && ` · ${t('Is tried again')}`}
            </span>
          </li>
        ))}
      </ul>
      {data.total > data.data.length && (
        <p className={classes.words}>
          {t('The newest {n} of {total} mails are shown.', { n: data.data.length, total: data.total })}
        </p>
      )}
      <Button variant="default" onClick={() => void readAgain()}>
        {t('Try again')}
      </Button>
    </section>
  )
}
