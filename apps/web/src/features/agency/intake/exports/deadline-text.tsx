import type { Intake } from '@corridor/contract/agency/intake/shapes'
import { dateIn, wallTimeIn } from '@corridor/contract/format/day'
import { formatDateTime, formatDateTimeIn, timeZone } from '../../../../lib/format/format'
import { useTranslation } from '../../../../lib/language/i18n'
import { dayTone } from '../../../../lib/record/frame/day-tone'
import rows from '../../../../lib/record/record-rows.module.css'

const attentionDays = 14

type Due = Pick<Intake, 'deadline' | 'zone'>

/** A deadline by the clock of the institution, and by the reader's if that shows another time; red once missed, amber in two weeks. */
export function DeadlineText({ intake: { deadline, zone } }: { intake: Due }) {
  const { t } = useTranslation()
  if (!deadline || !zone) return <span className={rows.quiet}>{t('No deadline')}</span>
  const isPast = Date.parse(deadline) < Date.now()
  const tone = isPast ? 'danger' : dayTone(dateIn(timeZone(), deadline), { attention: attentionDays })
  const isElsewhere = wallTimeIn(zone, deadline) !== wallTimeIn(timeZone(), deadline)
  return (
    <span style={tone && { color: `var(--state-${tone})` }}>
      {t(isElsewhere ? 'Deadline {time} there' : 'Deadline {time}', { time: formatDateTimeIn(deadline, zone) })}
      {isElsewhere && <> · {t('{time} for you', { time: formatDateTime(deadline) })}</>}
      {isPast && <> · {t('Over')}</>}
    </span>
  )
}
