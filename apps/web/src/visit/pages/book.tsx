import { timeZones } from '@corridor/contract/format/time-zones'
import { entryPaths as paths } from '../../entry-paths'
import { text } from '../../lib/language/text'
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
      {given.companyName && (
        <p className="shared-company">
          <bdi>{given.companyName}</bdi>
        </p>
      )}
      <h1>{isConsultation(props) ? t('Free Consultation') : t('Interview: {job}', { job: given.jobTitle ?? '' })}</h1>
      {refusal && <Failure t={t} outcome={refusal} />}
      <Part {...props} />
    </article>
  )
}

const parts: Record<string, (props: PageProps) => React.ReactNode> = { choose: Choose, held: Held, booked: Booked }

const isConsultation = ({ given }: PageProps) => given.kind === 'consultation'

export const minutesOf = ({ t, given }: PageProps) =>
  t('{count} minutes', { count: Number(given.minutes), shown: given.minutes ?? '' })

/** The address of this page, read by the same clock. */
const hereIn = ({ pathname, given }: PageProps, more: Record<string, string> = {}) =>
  `${pathname}?${new URLSearchParams({ zone: given.zone ?? 'UTC', ...more })}`

function Choose(props: PageProps) {
  const { t, pathname, given, table } = props
  const isMove = given.when ? { move: 'yes' } : undefined
  return (
    <>
      {given.when && (
        <p role="status" className="message good">
          {isConsultation(props)
            ? t('Your consultation is on {when}. It stays there until you confirm another time.', { when: given.when })
            : t('Your interview is on {when}. It stays there until you confirm another time.', { when: given.when })}
        </p>
      )}
      <p>
        {t('Choose the time that suits you.')} {t('Length')}: {minutesOf(props)}
      </p>
      <ZoneForm {...props} />
      {table?.rows.length === 0 && (
        <p role="status" className="message warning">
          {isConsultation(props)
            ? t('No other time is free at the moment.')
            : t('No time is free at the moment. Please ask {company}.', { company: given.companyName ?? '' })}
        </p>
      )}
      <form method="post" action={pathname}>
        <input type="hidden" name="answer" value="hold" />
        <input type="hidden" name="zone" value={given.zone} />
        <Times {...props} />
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

/** Buttons of the free times, by day. */
export function Times({ table }: PageProps) {
  const days = Map.groupBy(table?.rows ?? [], ({ cells: [day = ''] }) => day)
  return [...days].map(([day, times]) => (
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
  ))
}

interface ZoneFormProps extends PageProps {
  method?: 'get' | 'post'
  /** Values that the form carries beside the zone. */
  children?: React.ReactNode
}

/** By which clock times are read; with script, by the browser's own from the beginning. */
export function ZoneForm({ t, pathname, given, method = 'get', children }: ZoneFormProps) {
  const zone = given.zone ?? 'UTC'
  const known = timeZones()
  return (
    <form method={method} action={pathname} className="book-zone">
      {children}
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
  const cancel = isConsultation(props) ? t('Cancel the consultation') : t('Cancel the interview')
  return (
    <>
      <p role="status" className="message good">
        {isConsultation(props)
          ? t('Your consultation is booked. A letter with a calendar file is on its way to you.')
          : t('Your interview is booked. A letter with a calendar file is on its way to you.')}
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
        <summary>{cancel}</summary>
        <form method="post" action={pathname}>
          <input type="hidden" name="answer" value="cancel" />
          <input type="hidden" name="zone" value={given.zone} />
          <label className="field">
            {t('{label} (optional)', { label: t('Reason') })}
            <textarea name="reason" rows={2} maxLength={500} />
          </label>
          <button type="submit" className="button">
            {cancel}
          </button>
        </form>
      </details>
    </>
  )
}

/** The state of a link that opens nothing any more. */
function Closed(props: PageProps) {
  const { t } = props
  return (
    <>
      <p role="status" className="message warning">
        {isConsultation(props) ? ofConsultation(props) : ofInterview(props)}
      </p>
      {isConsultation(props) && (
        <p>
          <a href={paths.consultation} className="button">
            {t('Book a Free Consultation')}
          </a>
        </p>
      )}
    </>
  )
}

const ofConsultation = ({ t, given }: PageProps) =>
  given.state === 'cancelled' ? t('This consultation was cancelled.') : t('This consultation is over.')

function ofInterview({ t, given }: PageProps) {
  const company = given.companyName ?? ''
  if (given.state === 'cancelled')
    return t('This interview was cancelled. Please ask {company} if you want another time.', { company })
  if (given.state === 'over') return t('This interview is over.')
  return t('This link has ended. Please ask {company} for a new one.', { company })
}
