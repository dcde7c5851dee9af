import { timeZones } from '@corridor/contract/format/time-zones'
import { text } from '../../lib/text'
import { Failure } from '../failure'
import type { PageProps, VisitPage } from '../page'
import { notFoundPage } from './errors'

export const bookPage: VisitPage = { title: text('Choose a time'), isPrivate: true, Body: BookPage }

/** The page on which somebody chooses a time, moves and cancels it: whole without script. */
function BookPage(props: PageProps) {
  const { t, outcome, given } = props
  const refusal = outcome && outcome !== 'done' ? outcome : undefined
  if (!given.state) {
    // Whatever the reason, an address that opens nothing looks the same.
    if (!refusal || refusal.code === 'booking.unknown') return <notFoundPage.Body {...props} />
    return (
      <article className="article">
        <h1>{t('Choose a time')}</h1>
        <Failure t={t} outcome={refusal} />
      </article>
    )
  }
  const Part = parts[given.state] ?? Closed
  return (
    <article className="article book" style={given.color ? { borderBlockStartColor: given.color } : undefined}>
      <p className="shared-company">
        <bdi>{given.companyName}</bdi>
      </p>
      <h1>{t('Interview: {job}', { job: given.jobTitle ?? '' })}</h1>
      {refusal && <Failure t={t} outcome={refusal} />}
      <Part {...props} />
    </article>
  )
}

const parts: Record<string, (props: PageProps) => React.ReactNode> = { choose: Choose, held: Held, booked: Booked }

const minutesOf = ({ t, given }: PageProps) =>
  t('{count} minutes', { count: Number(given.minutes), shown: given.minutes ?? '' })

/** The address of this page, read by the same clock. */
const hereIn = ({ pathname, given }: PageProps, more: Record<string, string> = {}) =>
  `${pathname}?${new URLSearchParams({ zone: given.zone ?? 'UTC', ...more })}`

function Choose(props: PageProps) {
  const { t, pathname, given, table } = props
  const isMove = given.when ? { move: 'yes' } : undefined
  const days = Map.groupBy(table?.rows ?? [], ({ cells: [day = ''] }) => day)
  return (
    <>
      {given.when && (
        <p role="status" className="message good">
          {t('Your interview is on {when}. It stays there until you confirm another time.', { when: given.when })}
        </p>
      )}
      <p>
        {t('Choose the time that suits you.')} {t('Length')}: {minutesOf(props)}
      </p>
      <ZoneForm {...props} />
      {days.size === 0 && (
        <p role="status" className="message warning">
          {t('No time is free at the moment. Please ask {company}.', { company: given.companyName ?? '' })}
        </p>
      )}
      <form method="post" action={pathname}>
        <input type="hidden" name="answer" value="hold" />
        <input type="hidden" name="zone" value={given.zone} />
        {[...days].map(([day, times]) => (
          <section key={day} aria-label={day}>
            <h2>{day}</h2>
            <ul className="book-times">
              {times.map(({ mark, cells: [, time] }) => (
                <li key={mark}>
                  <button type="submit" name="time" value={mark} className="button">
                    {time}
                  </button>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </form>
      <p className="actions">
        {given.later && (
          <a href={hereIn(props, { ...isMove, after: given.later })} className="button">
            {t('Later times')}
          </a>
        )}
        {given.when && (
          <a href={hereIn(props)} className="button">
            {t('Leave it as it is')}
          </a>
        )}
      </p>
    </>
  )
}

/** By which clock times are read; with script, by the browser's own from the beginning. */
function ZoneForm({ t, pathname, given }: PageProps) {
  const zone = given.zone ?? 'UTC'
  const known = timeZones()
  return (
    <form method="get" action={pathname} className="book-zone">
      {given.when && <input type="hidden" name="move" value="yes" />}
      <label className="field">
        {t('Time zone')}
        <select name="zone" defaultValue={zone} data-zone={given.asksZone ? 'ask' : 'kept'}>
          {(known.includes(zone) ? known : [zone, ...known]).map((one) => (
            <option key={one} value={one}>
              {one.replaceAll('_', ' ')}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" className="button">
        {t('Change')}
      </button>
    </form>
  )
}

function Held(props: PageProps) {
  const { t, pathname, given } = props
  const hidden = (answer: string) => (
    <>
      <input type="hidden" name="answer" value={answer} />
      <input type="hidden" name="zone" value={given.zone} />
      <input type="hidden" name="time" value={given.time} />
    </>
  )
  return (
    <>
      <p className="book-when">
        {given.held} <small>({given.zone?.replaceAll('_', ' ')})</small>
      </p>
      <p role="status">
        {minutesOf(props)} · {t('This time is kept for you until {time}.', { time: given.heldUntil ?? '' })}
      </p>
      <div className="actions">
        <form method="post" action={pathname}>
          {hidden('book')}
          <button type="submit" className="button filled">
            {t('Confirm this time')}
          </button>
        </form>
        <form method="post" action={pathname}>
          {hidden('release')}
          <button type="submit" className="button">
            {t('Choose another time')}
          </button>
        </form>
      </div>
    </>
  )
}

function Booked(props: PageProps) {
  const { t, pathname, given } = props
  return (
    <>
      <p role="status" className="message good">
        {t('Your interview is booked. A letter with a calendar file is on its way to you.')}
      </p>
      <p className="book-when">
        {given.when} <small>({given.zone?.replaceAll('_', ' ')})</small>
      </p>
      <p>{minutesOf(props)}</p>
      <div className="actions">
        <a href={`${pathname}/calendar.ics`} className="button filled" download>
          {t('Calendar file')}
        </a>
        <a href={hereIn(props, { move: 'yes' })} className="button">
          {t('Move it')}
        </a>
      </div>
      <details className="book-cancel">
        <summary>{t('Cancel the interview')}</summary>
        <form method="post" action={pathname}>
          <input type="hidden" name="answer" value="cancel" />
          <input type="hidden" name="zone" value={given.zone} />
          <label className="field">
            {t('{label} (optional)', { label: t('Reason') })}
            <textarea name="reason" rows={2} maxLength={500} />
          </label>
          <button type="submit" className="button">
            {t('Cancel the interview')}
          </button>
        </form>
      </details>
    </>
  )
}

/** What became of a link that opens nothing any more. */
function Closed({ t, given }: PageProps) {
  const company = given.companyName ?? ''
  return (
    <p role="status" className="message warning">
      {given.state === 'cancelled'
        ? t('This interview was cancelled. Please ask {company} if you want another time.', { company })
        : given.state === 'over'
          ? t('This interview is over.')
          : t('This link has ended. Please ask {company} for a new one.', { company })}
    </p>
  )
}
