import { dateText } from '@corridor/contract/format/date'
import { assessmentSteps, type QuestionName, questionNames } from '@corridor/contract/site/lead/questions'
import { entryPaths as paths } from '../../entry-paths'
import type { PageProps } from '../page'
import { Consent, Fault, Hidden, Message, Person, Thanks, typedNames } from './parts'
import { QuestionField } from './question-field'

/** A short questionnaire, a step a page; each step carries what the others were answered. */
export function Assessment(props: PageProps) {
  const { t, given } = props
  if (given.sent)
    return (
      <Thanks {...props} title={t('Free Assessment')}>
        {given.points && <Estimate {...props} />}
        <p>
          <a href={paths.consultation} className="button filled">
            {t('Book a Free Consultation')}
          </a>
        </p>
      </Thanks>
    )
  const at = Number(given.step ?? 1)
  const step = assessmentSteps[at - 1] ?? assessmentSteps[0]
  const asks: readonly QuestionName[] = step.asks
  const isLast = at === assessmentSteps.length
  const carried = isLast ? questionNames : [...questionNames.filter((name) => !asks.includes(name)), ...typedNames]
  return (
    <article className="article lead-form">
      <h1>{t('Free Assessment')}</h1>
      {at === 1 && (
        <p>{t('Four short steps. An agent reads your answers and tells you which ways are open to you.')}</p>
      )}
      <div className="step-head">
        <p className="eyebrow">{t('Step {step} of {steps}', { step: at, steps: assessmentSteps.length })}</p>
        <progress value={at} max={assessmentSteps.length} aria-hidden="true" />
        <h2>{t(step.title)}</h2>
      </div>
      <Fault {...props} />
      <form method="post" className="apply">
        <input type="hidden" name="step" value={at} />
        {carried.map((name) => given[name] && <input key={name} type="hidden" name={name} value={given[name]} />)}
        {asks.map((name) => (
          <QuestionField key={name} {...props} name={name} />
        ))}
        {isLast && (
          <>
            <Person {...props} />
            <Message {...props} label={t('Anything else we should know')} />
          </>
        )}
        <Hidden {...props} />
        {isLast && <Consent {...props} />}
        <p className="actions">
          <button type="submit" className="button filled">
            {isLast ? t('Send answers') : t('Continue')}
          </button>
          {at > 1 && (
            <button type="submit" name="go" value="back" className="button" formNoValidate>
              {t('Back')}
            </button>
          )}
        </p>
      </form>
    </article>
  )
}

/** The answer of a dated table: never more than an estimate. */
function Estimate({ t, given, language }: PageProps) {
  const { points = '', of = '', pass = '', table = '', tableDate = '', source } = given
  const day = dateText(new Date(`${tableDate}T12:00:00Z`), { language, settings: null, timeZone: 'UTC' })
  return (
    <section className="estimate" aria-labelledby="estimate-title">
      <h2 id="estimate-title">{t('An estimate of your points')}</h2>
      <p className="estimate-points">
        <bdi>{t('{points} of {of}', { points, of })}</bdi>
      </p>
      <p>
        {t('The pass mark is {pass}. This is an estimate from your own answers, and no decision or advice.', { pass })}
      </p>
      <p className="note">
        {t('Counted by this table as it stood on {date}:', { date: day })} <a href={source}>{t(table)}</a>
      </p>
    </section>
  )
}
