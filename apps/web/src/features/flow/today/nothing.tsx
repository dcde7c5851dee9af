import type { Today } from '@corridor/contract/flow/today/shapes'
import { formatName, formatTime } from '../../../lib/format/format'
import { useTranslation } from '../../../lib/language/i18n'
import classes from './today.module.css'

/** Nothing waits: what comes next. */
export function Nothing({ today, now }: { today: Today; now: number }) {
  const { t } = useTranslation()
  const next = today.groups
    .flatMap(({ rows }) => rows)
    .find(({ kind, at }) => kind === 'interview' && Date.parse(at) > now)
  return (
    <p className={classes.nothing}>
      <strong>{t('You are all caught up.')}</strong>{' '}
      {next?.person[0]
        ? t('Next: {name} at {time}', { name: formatName(next.person[0]), time: formatTime(next.at) })
        : t('New requirements, silent submissions and reminders appear here.')}
    </p>
  )
}
