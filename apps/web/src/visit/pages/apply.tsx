import { applyBytesMax, applyExtensions } from '@corridor/contract/job/application/kinds'
import { text } from '../../lib/language/text'
import { Failure } from '../failure'
import type { PageProps, VisitPage } from '../page'
import { Head, NotThere } from './jobs'

export const applyPage: VisitPage = { title: text('Apply'), titleOf: ({ jobTitle }) => jobTitle, Body: ApplyPage }

const boxes = [
  { name: 'firstName', label: text('First Name'), type: 'text', max: 50, autoComplete: 'given-name', required: true },
  { name: 'lastName', label: text('Last Name'), type: 'text', max: 50, autoComplete: 'family-name', required: false },
  { name: 'email', label: text('Email'), type: 'email', max: 50, autoComplete: 'email', required: true },
  { name: 'phone', label: text('Phone'), type: 'tel', max: 50, autoComplete: 'tel', required: true },
] as const

/** Applies to a published job, with a resume or without: whole without script. */
function ApplyPage(props: PageProps) {
  const { t, given } = props
  if (!given.jobTitle) return <NotThere {...props} />
  return (
    <article className="shared jobs">
      <Head given={given} title={given.jobTitle} />
      {given.sent ? <Thanks {...props} /> : <ApplyForm {...props} />}
      <p>
        <a href={`/jobs/${given.slug}/${given.job}`}>{t('Back to the job')}</a>
      </p>
    </article>
  )
}

function Thanks({ t, given }: PageProps) {
  return (
    <div role="status" className="message good">
      <h2>{t('Thank you for applying')}</h2>
      <p>{t('{company} has your application.', { company: given.companyName ?? '' })}</p>
      <p>
        {t(
          'An email confirms it, unless this address got one within the last hour: nobody gets more than one an hour.',
        )}
      </p>
    </div>
  )
}

function ApplyForm({ t, pathname, outcome, given }: PageProps) {
  const fault = given.fault ? (
    <p role="alert" className="message danger">
      {t(given.fault)}
    </p>
  ) : (
    outcome && outcome !== 'done' && <Failure t={t} outcome={outcome} />
  )
  return (
    <>
      <h2>{t('Apply for this job')}</h2>
      {fault}
      {given.lost && <p>{t('Please choose your resume again: a browser does not keep files.')}</p>}
      <form method="post" action={pathname} encType="multipart/form-data" className="apply">
        {boxes.map(({ name, label, max, required, ...box }) => (
          <label key={name} className="field">
            {required ? t(label) : t('{label} (optional)', { label: t(label) })}
            <input name={name} {...box} required={required} maxLength={max} defaultValue={given[name]} dir="auto" />
          </label>
        ))}
        <label className="field">
          {t('{label} (optional)', { label: t('Resume') })}
          <input type="file" name="resume" accept={applyExtensions.join(',')} />
          <span className="hint">
            {t('PDF or Word document, up to {limit} MB', { limit: Math.round(applyBytesMax / 1_048_576) })}
          </span>
        </label>
        <label className="field">
          {t('{label} (optional)', { label: t('Your message') })}
          <textarea name="message" rows={4} maxLength={2000} defaultValue={given.message} dir="auto" />
        </label>
        {/* For programs alone, which fill in what they find. */}
        <input name="website" className="unseen" tabIndex={-1} autoComplete="off" aria-hidden="true" />
        <input type="hidden" name="token" value={given.token} />
        <label className="agree">
          <input type="checkbox" name="consent" value="yes" required defaultChecked={given.consent === 'yes'} />
          {t('I agree that {company} keeps what I send here, and my resume, to consider me for this and other jobs.', {
            company: given.companyName ?? '',
          })}
        </label>
        <p>
          <button type="submit" className="button filled">
            {t('Send application')}
          </button>
        </p>
      </form>
    </>
  )
}
