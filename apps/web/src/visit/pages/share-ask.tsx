import { text } from '../../lib/language/text'
import { Failure } from '../failure'
import type { PageProps } from '../page'

const wishes = [
  ['resume', text('Ask for a resume')],
  ['interview', text('Ask for an interview')],
] as const

const further = [
  { name: 'name', label: text('Your name'), max: 100, autoComplete: 'name' },
  { name: 'company', label: text('Your company'), max: 100, autoComplete: 'organization' },
] as const

/** Asks whoever shared the list for one of its people, or for all. */
export function ShareAsk({ t, pathname, outcome, given, table }: PageProps) {
  return (
    <section id="ask" className="ask">
      <h2>{t('Ask for a resume or an interview')}</h2>
      {given.sent && (
        <p role="status" className="message good">
          {t('Your request was sent. You will get an answer by email.')}
        </p>
      )}
      {given.fault ? (
        <p role="alert" className="message danger">
          {t(given.fault)}
        </p>
      ) : (
        outcome && outcome !== 'done' && <Failure t={t} outcome={outcome} />
      )}
      <form method="post" action={pathname}>
        <label className="field">
          {t('About')}
          <select name="person" defaultValue={given.person ?? ''}>
            <option value="">{t('The whole list')}</option>
            {table?.rows.map(({ mark, cells: [name] }) => (
              <option key={mark} value={mark}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <fieldset className="wishes">
          <legend>{t('What would you like?')}</legend>
          {wishes.map(([value, label]) => (
            <label key={value}>
              <input
                type="radio"
                name="wish"
                value={value}
                required
                defaultChecked={(given.wish ?? 'resume') === value}
              />
              {t(label)}
            </label>
          ))}
        </fieldset>
        <label className="field">
          {t('Your email')}
          <input type="email" name="email" required maxLength={50} autoComplete="email" defaultValue={given.email} />
        </label>
        {further.map(({ name, label, max, autoComplete }) => (
          <label key={name} className="field">
            {t('{label} (optional)', { label: t(label) })}
            <input name={name} maxLength={max} autoComplete={autoComplete} defaultValue={given[name]} />
          </label>
        ))}
        <label className="field">
          {t('{label} (optional)', { label: t('Your message') })}
          <textarea name="message" rows={4} maxLength={1000} defaultValue={given.message} />
        </label>
        {/* For programs alone, which fill in what they find. */}
        <input name="website" className="unseen" tabIndex={-1} autoComplete="off" aria-hidden="true" />
        <button type="submit" className="button filled">
          {t('Send request')}
        </button>
      </form>
    </section>
  )
}
