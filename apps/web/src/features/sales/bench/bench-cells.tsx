import { daysBetween } from '@corridor/contract/format/day'
import type { BenchPerson } from '@corridor/contract/sales/bench/shapes'
import { formatDate, formatDateTime, formatNumber, formatShortDate, todayDate } from '../../../lib/format/format'
import { ShortDate } from '../../../lib/format/short-date'
import { useTranslation } from '../../../lib/language/i18n'
import { subjectWords } from '../../../lib/mail/subject-text'
import { paths } from '../../../paths'
import { TextLink } from '../../../ui/link'
import classes from './bench.module.css'

const fullBarDays = 90
const urgentDays = 30
const soonDays = 90
const hotlistsShown = 1

/** For how many days somebody waits, as a number and a bar; of a day to come, when. */
export function BenchDays({ since, longFrom }: { since: string | null; longFrom: number }) {
  const { t } = useTranslation()
  if (!since) return null
  const days = daysBetween(since, todayDate())
  if (days < 0) return <>{t('From {date}', { date: formatDate(since) })}</>
  return (
    <span className={classes.days} data-long={days >= longFrom || undefined} title={formatDate(since)}>
      {t('{count} days', { count: days, shown: formatNumber(days) })}
      <span className={classes.bar} aria-hidden>
        <span style={{ inlineSize: `${(Math.min(days, fullBarDays) / fullBarDays) * 100}%` }} />
      </span>
    </span>
  )
}

/** The last day of a work authorization, and how soon it comes. */
export function Ends({ day }: { day: string | null }) {
  const { t } = useTranslation()
  if (!day) return null
  const left = daysBetween(todayDate(), day)
  const state = left < urgentDays ? 'urgent' : left < soonDays ? 'soon' : undefined
  return (
    <span className={classes.second} data-state={state}>
      <ShortDate value={day} />
      {state && (left < 0 ? ` · ${t('Ended')}` : ` · ${t('{count} days left', { count: left })}`)}
    </span>
  )
}

export function Relocation({ isReady }: { isReady: boolean }) {
  const { t } = useTranslation()
  return t(isReady ? 'Ready to relocate' : 'Stays')
}

/** The first hotlist by name, and how many more. */
export function OnHotlists({ hotlists }: { hotlists: readonly { _id: string; name: string }[] }) {
  const { t } = useTranslation()
  if (hotlists.length === 0) return <span className={classes.quiet}>{t('On none')}</span>
  const more = hotlists.slice(hotlistsShown)
  return (
    <span className={classes.hotlists}>
      {hotlists.slice(0, hotlistsShown).map(({ _id, name }) => (
        <TextLink key={_id} to={paths.company.viewHotlist(_id)}>
          {name}
        </TextLink>
      ))}
      {more.length > 0 && (
        <span className={classes.quiet} title={more.map(({ name }) => name).join(', ')}>
          +{formatNumber(more.length)}
        </span>
      )}
    </span>
  )
}

/** When mails of a campaign showed somebody last, and to how many people. */
export function LastMarketed({ marketed }: { marketed: BenchPerson['lastMarketed'] }) {
  const { t } = useTranslation()
  const campaign = marketed?.campaignInfo[0]
  if (!marketed || !campaign) return <span className={classes.never}>{t('Never')}</span>
  const { date, people } = marketed
  return (
    <>
      <TextLink
        to={paths.company.viewCampaign(campaign._id)}
        title={`${subjectWords(campaign.name, t)}, ${formatDateTime(date)}`}
      >
        {formatShortDate(date)}
      </TextLink>
      <span className={classes.second}>{t('to {count} people', { count: people, shown: formatNumber(people) })}</span>
    </>
  )
}

/** The reader's next task about somebody, with its day; a late one stands out. */
export function NextAction({ action }: { action: BenchPerson['nextAction'] }) {
  const { t } = useTranslation()
  if (!action) return <span className={classes.quiet}>{t('None')}</span>
  const { title, dueDate } = action
  const isLate = dueDate !== null && dueDate < todayDate()
  return (
    <>
      <bdi>{title}</bdi>
      {dueDate && (
        <span className={classes.second} data-state={isLate ? 'urgent' : undefined}>
          <ShortDate value={dueDate} />
        </span>
      )}
    </>
  )
}
