import type { DoneRow, Today } from '@corridor/contract/flow/today/shapes'
import { dateIn } from '@corridor/contract/format/day'
import { Button } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { formatName, formatNumber, formatTime, timeZone } from '../../../lib/format/format'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { paths } from '../../../paths'
import { TextLink } from '../../../ui/link'
import { doneName, pageOf } from './row-words'
import classes from './today.module.css'

/** The times of the day, with where it stands now. */
export function DayTimes({ today, now }: { today: Today; now: number }) {
  const { t } = useTranslation()
  const zone = timeZone()
  const times = (today.groups.find(({ group }) => group === 'interviews')?.rows ?? []).filter(
    ({ at }) => dateIn(zone, at) === today.day,
  )
  const next = times.findIndex(({ at }) => Date.parse(at) > now)
  return (
    <section className={classes.card} aria-labelledby="your-day">
      <h2 id="your-day">{t('Your day')}</h2>
      <p className={classes.quiet}>{t('Times in {zone}', { zone })}</p>
      {times.length === 0 && <p className={classes.quiet}>{t('No interview is planned for today.')}</p>}
      <ol className={classes.times}>
        {times.map((row, at) => (
          <li key={row.id} data-next={at === next || undefined}>
            <time dateTime={row.at}>{formatTime(row.at)}</time>
            <span>
              <TextLink to={paths.company.viewInterview(row.id)}>
                <bdi>{row.person[0] ? formatName(row.person[0]) : row.title}</bdi>
              </TextLink>
              <small>{row.client || row.title}</small>
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}

const whatWasDone: Record<Exclude<DoneRow['what'], 'task'>, string> = {
  rate: text('Rate confirmed: {name}'),
  outcome: text('Outcome noted: {name}'),
}

/** Work that was done today, each with a way to it or back. */
export function DoneToday({ done, undo }: { done: readonly DoneRow[]; undo: (row: DoneRow) => void }) {
  const { t } = useTranslation()
  return (
    <section className={classes.card} aria-labelledby="done-today">
      <h2 id="done-today">
        {t('Done today')} <span className={classes.quiet}>{formatNumber(done.length)}</span>
      </h2>
      {done.length === 0 && <p className={classes.quiet}>{t('What you do today is listed here, with a way back.')}</p>}
      <ul className={classes.done}>
        {done.map((row) => {
          const name = row.what === 'task' ? doneName(row) : t(whatWasDone[row.what], { name: doneName(row) })
          return (
            <li key={`${row.what} ${row.id}`}>
              <IconCheck size={16} aria-hidden />
              <span dir="auto">{name}</span>
              {row.what === 'task' ? (
                <Button
                  variant="subtle"
                  size="compact-sm"
                  aria-label={t('Undo: {name}', { name })}
                  onClick={() => undo(row)}
                >
                  {t('Undo')}
                </Button>
              ) : (
                <TextLink to={pageOf(row.recordKind, row.record)} aria-label={t('Open {name}', { name })}>
                  {t('Open')}
                </TextLink>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
