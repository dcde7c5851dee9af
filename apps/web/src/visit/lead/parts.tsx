import { entryPaths as paths } from '../../entry-paths'
import { text } from '../../lib/language/text'
import { Failure } from '../failure'
import type { PageProps } from '../page'
import { CountryOptions } from './question-field'

/** Values that a step carries and does not ask for. */
export const typedNames = ['firstName', 'lastName', 'email', 'phone', 'country', 'message', 'consent'] as const

const boxes = {
  firstName: { label: text('First Name'), type: 'text', max: 50, autoComplete: 'given-name' },
  lastName: { label: text('Last Name'), type: 'text', max: 50, autoComplete: 'family-name' },
  companyName: { label: text('Company Name'), type: 'text', max: 100, autoComplete: 'organization' },
  email: { label: text('Email'), type: 'email', max: 50, autoComplete: 'email' },
  phone: { label: text('Phone'), type: 'tel', max: 50, autoComplete: 'tel' },
} as const

interface BoxProps extends PageProps {
  name: keyof typeof boxes
  required?: boolean
}

function Box({ t, given, name, required = false }: BoxProps) {
  const { label, max, ...box } = boxes[name]
  return (
    <label className="field">
      {required ? t(label) : t('{label} (optional)', { label: t(label) })}
      <input name={name} {...box} required={required} maxLength={max} defaultValue={given[name]} dir="auto" />
    </label>
  )
}

interface PersonProps extends PageProps {
  needsPhone?: boolean
  withCompany?: boolean
}

/** The person who writes, and how to reach them. */
export function Person({ needsPhone = false, withCompany = false, ...props }: PersonProps) {
  const { t, given } = props
  return (
    <>
      <div className="pair">
        <Box {...props} name="firstName" required />
        <Box {...props} name="lastName" />
      </div>
      {withCompany && <Box {...props} name="companyName" />}
      <div className="pair">
        <Box {...props} name="email" required />
        <Box {...props} name="phone" required={needsPhone} />
      </div>
      {!withCompany && (
        <label className="field">
          {t('{label} (optional)', { label: t('Country you live in') })}
          <select name="country" defaultValue={given.country ?? ''} autoComplete="country">
            <CountryOptions {...props} />
          </select>
        </label>
      )}
    </>
  )
}

interface MessageProps extends PageProps {
  label: string
  required?: boolean
}

export const Message = ({ t, given, label, required = false }: MessageProps) => (
  <label className="field">
    {required ? label : t('{label} (optional)', { label })}
    <textarea name="message" rows={5} maxLength={2000} defaultValue={given.message} required={required} dir="auto" />
  </label>
)

/** Values that the form carries beside the typed ones. */
export const Hidden = ({ given }: PageProps) => (
  <>
    {/* For programs alone, which fill in what they find. */}
    <input name="website" className="unseen" tabIndex={-1} autoComplete="off" aria-hidden="true" />
    <input type="hidden" name="token" value={given.token} />
    <input type="hidden" name="from" value={given.from ?? ''} />
  </>
)

export const Consent = ({ t, given }: PageProps) => (
  <label className="agree">
    <input type="checkbox" name="consent" value="yes" required defaultChecked={given.consent === 'yes'} />
    {t('I agree that what I send here is kept, and given to the agents who answer me.')}
  </label>
)

/** Why the form came back. */
export function Fault({ t, given, outcome }: PageProps) {
  if (given.fault)
    return (
      <p role="alert" className="message danger">
        {t(given.fault)}
      </p>
    )
  return outcome && outcome !== 'done' ? <Failure t={t} outcome={outcome} /> : null
}

interface ThanksProps extends PageProps {
  title: string
  children?: React.ReactNode
}

export const Thanks = ({ t, title, children }: ThanksProps) => (
  <article className="article lead-form">
    <h1>{title}</h1>
    <div role="status" className="message good">
      <h2>{t('Thank you')}</h2>
      <p>{t('We have your message, and sent you an email about it. An agent answers you.')}</p>
    </div>
    {children}
    <p>
      <a href={paths.home}>{t('Back to the home page')}</a>
    </p>
  </article>
)
