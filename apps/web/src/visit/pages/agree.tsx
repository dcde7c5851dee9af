import { text } from '../../lib/language/text'
import { Failure } from '../failure'
import type { PageProps, VisitPage } from '../page'
import { DeclarationPage } from './agree-declaration'
import { notFoundPage } from './errors'
import { SignatureFields, SigningFault } from './signing-parts'

export const agreePage: VisitPage = {
  title: text('Right to represent'),
  titleOf: ({ title }) => title,
  isPrivate: true,
  Body: AgreePage,
}

/** The page on which somebody signs what they were asked for: whole without script, answered once. */
function AgreePage(props: PageProps) {
  const { t, outcome, given } = props
  if (given.kind === 'declaration') return <DeclarationPage {...props} />
  if (!given.state) {
    // Whatever the reason, an address that opens nothing looks the same.
    if (!outcome || outcome === 'done' || outcome.code === 'agreement.unknown') return <notFoundPage.Body {...props} />
    return (
      <article className="article">
        <h1>{t('Right to represent')}</h1>
        <Failure t={t} outcome={outcome} />
      </article>
    )
  }
  return (
    <article className="article">
      <p className="shared-company">
        <bdi>{given.companyName}</bdi>
      </p>
      <h1>{given.title}</h1>
      {given.state === 'asked' ? <Question {...props} /> : <Decided {...props} />}
    </article>
  )
}

function Decided({ t, given, outcome }: PageProps) {
  const isAgreed = given.state === 'agreed'
  return (
    <>
      {outcome && outcome !== 'done' && <Failure t={t} outcome={outcome} />}
      <p role="status" className={`message ${isAgreed ? 'good' : 'warning'}`}>
        {isAgreed
          ? t('You agreed on {day}. {company} may represent you for {job}.', {
              day: given.day ?? '',
              company: given.companyName ?? '',
              job: given.jobTitle ?? '',
            })
          : t('You declined on {day}. {company} does not represent you for {job}.', {
              day: given.day ?? '',
              company: given.companyName ?? '',
              job: given.jobTitle ?? '',
            })}
      </p>
      <p>{t('This link was used. Nothing more can be answered here.')}</p>
    </>
  )
}

function Question({ t, pathname, given, outcome }: PageProps) {
  return (
    <>
      {given.text?.split('\n').map((line) => (
        <p key={line} dir="auto">
          {line}
        </p>
      ))}
      <SigningFault t={t} given={given} outcome={outcome} />
      <form method="post" action={pathname} className="answer">
        <h2>{t('Agree')}</h2>
        <input type="hidden" name="answer" value="agree" />
        <SignatureFields t={t} given={given} />
        <button type="submit" className="button filled">
          {t('Agree and sign')}
        </button>
      </form>
      <form method="post" action={pathname} className="answer">
        <h2>{t('Decline')}</h2>
        <input type="hidden" name="answer" value="decline" />
        <label className="field">
          {t('{label} (optional)', { label: t('Reason') })}
          <textarea name="reason" rows={2} maxLength={500} defaultValue={given.reason} />
        </label>
        <button type="submit" className="button">
          {t('Decline')}
        </button>
      </form>
    </>
  )
}
