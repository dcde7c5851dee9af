import { bookingStateNames } from '@corridor/contract/site/booking/kinds'
import type { Booking } from '@corridor/contract/site/booking/shapes'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { api, client } from '../../../lib/call/client'
import { refresh } from '../../../lib/call/query-client'
import { toast } from '../../../lib/feedback/toast'
import { formatDate, formatName } from '../../../lib/format/format'
import { errorText, useTranslation } from '../../../lib/language/i18n'
import type { Given } from '../../../lib/places'
import { isLetterSending, LetterLine, letterAskMs } from '../../../lib/record/letter-line'
import classes from '../../../lib/record/record-rows.module.css'
import { Badge } from '../../../ui/badge'

/** The links of a submission that wait for a choice. A chosen time is an interview. */
export default function OffersPart({ submission, mayManage }: Given<'interview.offers'>) {
  const { t } = useTranslation()
  const { data } = useQuery({
    ...api.booking.offers.queryOptions({ input: { submissionId: submission } }),
    refetchInterval: ({ state }) =>
      state.data?.data.some(({ letter }) => isLetterSending(letter)) ? letterAskMs : false,
  })
  const open = data?.data.filter(({ state }) => state === 'open') ?? []

  async function revoke({ _id: id }: Booking) {
    try {
      await client.booking.revoke({ id })
      toast.success(t('Link Revoked Successfully'))
    } catch (error) {
      toast.error(errorText(error))
    }
    await refresh(api.booking)
  }

  return (
    <ul className={classes.rows} aria-label={t('Waiting for a choice')}>
      {open.map((row) => (
        <li key={row._id} className={classes.row}>
          <Badge tone="news">{t(bookingStateNames[row.state])}</Badge>
          <span>
            {row.hostInfo[0] && <bdi>{formatName(row.hostInfo[0])}</bdi>} ·{' '}
            {t('Until {date}', { date: formatDate(row.expireDate) })}
          </span>
          {row.letter && <LetterLine letter={row.letter} />}
          {mayManage && (
            <span className={classes.actions}>
              <Button variant="subtle" color="red" size="compact-md" onClick={() => void revoke(row)}>
                {t('Revoke')}
              </Button>
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
