import type { PageProps } from '../page'
import { SignatureFields, SigningFault } from './signing-parts'

/** The page on which a student, or a guardian of one under 18, declares what stands in the student's file. */
export function DeclarationPage(props: PageProps) {
  const { t, given, outcome } = props
  return (
    <article className="article">
      <p className="shared-company">
        <bdi>{given.companyName}</bdi>
      </p>
      <h1>{given.title}</h1>
      <p>
        <bdi>{given.studentName}</bdi>
      </p>
      <SigningFault t={t} given={given} outcome={outcome} />
      {given.state === 'asked' && <Question {...props} />}
      {given.state === 'changing' && (
        <p role="status" className="message warning">
          {t('The file is being changed. {company} will ask you again.', { company: given.companyName ?? '' })}
        </p>
      )}
      {given.state === 'signed' && (
        <p role="status" className="message good">
          {t('You signed on {day}. Nothing more is needed here.', { day: given.day ?? '' })}
        </p>
      )}
      {given.state === 'reopened' && (
        <p role="status" className="message warning">
          {t('You signed on {day}. The file has changed since, and {company} will ask you again.', {
            day: given.day ?? '',
            company: given.companyName ?? '',
          })}
        </p>
      )}
    </article>
  )
}

function Question({ t, pathname, given, table }: PageProps) {
  const groups = Map.groupBy(table?.rows ?? [], ({ mark }) => mark)
  return (
    <>
      <h2>{t('What stands in the file')}</h2>
      <p>{t('If something is wrong, do not sign, and tell {company}.', { company: given.companyName ?? '' })}</p>
      {[...groups].map(([heading, rows]) => (
        <section key={heading}>
          <h3>{heading}</h3>
          <Facts rows={rows.map(({ cells }) => cells)} />
        </section>
      ))}
      {given.text
        ?.split('\n')
        .filter((line) => line.trim() !== '')
        .map((line) => (line.startsWith('# ') ? <h2 key={line}>{line.slice(2)}</h2> : <p key={line}>{line}</p>))}
      <form method="post" action={pathname} className="answer">
        <h2>{t('Your signature')}</h2>
        <SignatureFields t={t} given={given} />
        <button type="submit" className="button filled">
          {t('Sign the declaration')}
        </button>
      </form>
    </>
  )
}

/** The facts of a step, or one sentence in their place. */
function Facts({ rows }: { rows: readonly (readonly string[])[] }) {
  const [[note, value] = []] = rows
  if (value === undefined) return <p>{note}</p>
  return (
    <dl className="facts">
      {rows.map(([label, fact], at) => {
        const key = `${at} ${label}`
        return (
          <div key={key} className="fact">
            <dt>{label}</dt>
            <dd>
              <bdi>{fact}</bdi>
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
