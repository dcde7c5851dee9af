import type { PageProps } from '../page'
import { minutesOf, Times, ZoneForm } from '../pages/book'
import { Consent, Fault, Hidden, Message, Person, Thanks, typedNames } from './parts'

/** A time first, if any is free, and then who one is; without free times the form asks when it suits. */
export function Consultation(props: PageProps) {
  const { t, given } = props
  if (given.sent) return <Thanks {...props} title={t('Book a Free Consultation')} />
  return (
    <article className="article lead-form">
      <h1>{t('Book a Free Consultation')}</h1>
      {given.state === 'choose' ? <Choose {...props} /> : <Details {...props} />}
    </article>
  )
}

/** Values typed before, carried on. */
const Typed = ({ given }: PageProps) =>
  ['token', 'from', 'hold', ...typedNames].map(
    (name) => given[name] && <input key={name} type="hidden" name={name} value={given[name]} />,
  )

function Choose(props: PageProps) {
  const { t, pathname, given } = props
  const isTypedIn = typedNames.some((name) => given[name])
  const again = (
    <>
      <input type="hidden" name="go" value="choose" />
      <Typed {...props} />
    </>
  )
  const method = isTypedIn ? 'post' : 'get'
  return (
    <>
      <p>{t('Speak with an agent by phone or video. Choose a time, then tell us who you are.')}</p>
      <p>
        {t('Length')}: {minutesOf(props)}
      </p>
      <Fault {...props} />
      <ZoneForm {...props} method={method}>
        {isTypedIn && again}
      </ZoneForm>
      <form method="post" action={pathname}>
        <input type="hidden" name="go" value="hold" />
        <input type="hidden" name="zone" value={given.zone} />
        <Typed {...props} />
        <Times {...props} />
      </form>
      <form method={method} action={pathname} className="actions">
        {isTypedIn && again}
        {given.later && (
          <>
            <input type="hidden" name="zone" value={given.zone} />
            <button type="submit" name="after" value={given.later} className="button">
              {t('Later times')}
            </button>
          </>
        )}
        <a href={`${pathname}?ask=yes`}>{t('None of these times suits me')}</a>
      </form>
    </>
  )
}

function Details(props: PageProps) {
  const { t, pathname, given } = props
  return (
    <>
      {given.when ? (
        <Kept {...props} />
      ) : (
        <p>{t('Forty minutes with an agent, by phone or video. Tell us when it suits you, and we agree on a time.')}</p>
      )}
      <Fault {...props} />
      <form method="post" action={pathname} className="apply">
        {['time', 'zone', 'hold', 'until'].map(
          (name) => given.when && <input key={name} type="hidden" name={name} value={given[name]} />,
        )}
        <Person {...props} needsPhone />
        <Message
          {...props}
          label={given.when ? t('What is it about?') : t('What is it about, and when does it suit you?')}
          required={!given.when}
        />
        <Hidden {...props} />
        <Consent {...props} />
        <p className="actions">
          <button type="submit" className="button filled">
            {given.when ? t('Book this time') : t('Request consultation')}
          </button>
          {given.when && (
            <button type="submit" name="go" value="choose" className="button" formNoValidate>
              {t('Choose another time')}
            </button>
          )}
        </p>
      </form>
    </>
  )
}

const Kept = ({ t, given }: PageProps) => (
  <>
    <p className="book-when">
      {given.when} <small>({given.zone?.replaceAll('_', ' ')})</small>
    </p>
    {given.heldUntil && <p role="status">{t('This time is kept for you until {time}.', { time: given.heldUntil })}</p>}
  </>
)
