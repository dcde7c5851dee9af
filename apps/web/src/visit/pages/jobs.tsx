import { dateText } from '@corridor/contract/format/date'
import { moneyText, toMinor } from '@corridor/contract/format/money'
import { text } from '../../lib/language/text'
import { Failure } from '../failure'
import { Notice } from '../notice'
import type { PageProps, VisitPage } from '../page'
import { notFoundPage } from './errors'

export const jobsPage: VisitPage = {
  title: text('Open jobs'),
  titleOf: ({ companyName }) => companyName,
  Body: JobsPage,
}
export const jobPage: VisitPage = { title: text('Job'), titleOf: ({ jobTitle }) => jobTitle, Body: JobPage }

/** A name that the product brought along, in the visitor's language. */
export function entryName(t: PageProps['t'], kind: string, name: string): string {
  const key = `${kind}: ${name}`
  const said = t(key)
  return said === key ? name : said
}

const day = (value: string, language: PageProps['language']) =>
  dateText(value, { language, settings: null, timeZone: 'UTC' }, 'long')

/** Whatever the reason, what is not to be seen looks the same. */
export function NotThere(props: PageProps) {
  const { t, outcome } = props
  if (!outcome || outcome === 'done' || outcome.code === 'job.unknown') return <notFoundPage.Body {...props} />
  if (outcome.code === 'job.over') return <OverPage {...props} />
  return (
    <article className="article">
      <h1>{t('Open jobs')}</h1>
      <Failure t={t} outcome={outcome} />
    </article>
  )
}

/** Whoever comes late, by a link or a bookmark, learns it. */
function OverPage({ t, pathname }: PageProps) {
  const [, , slug] = pathname.split('/')
  const actions = (
    <a className="button filled" href={`/jobs/${slug}`}>
      {t('All open jobs')}
    </a>
  )
  return (
    <Notice code="410" title={t('This job is closed')} actions={actions}>
      {t('It takes no more applications. The company may have others.')}
    </Notice>
  )
}

export function Head({ given, title }: Pick<PageProps, 'given'> & { title: string }) {
  const { companyName, slug, color } = given
  return (
    <header className="shared-head" style={color ? { borderBlockStartColor: color } : undefined}>
      <p className="shared-company">
        <a href={`/jobs/${slug}`}>
          <bdi>{companyName}</bdi>
        </a>
      </p>
      <h1>
        <bdi>{title}</bdi>
      </h1>
    </header>
  )
}

/** The published jobs of a company (product.md): whole without script. */
function JobsPage(props: PageProps) {
  const { t, language, given, table } = props
  if (!table) return <NotThere {...props} />
  return (
    <article className="shared jobs">
      <Head given={given} title={t('Open jobs')} />
      {table.rows.length === 0 && <p>{t('There is no open job at the moment.')}</p>}
      <ul className="job-list">
        {table.rows.map(({ mark, cells: [title, places, mode, types = '', posted = ''] }) => (
          <li key={mark}>
            <h2>
              <a href={`/jobs/${given.slug}/${mark}`}>
                <bdi>{title}</bdi>
              </a>
            </h2>
            <p className="job-facts">
              {places && <bdi>{places}</bdi>}
              {mode && <span>{entryName(t, 'work-mode', mode)}</span>}
              {types.split('\n').map((name) => name && <span key={name}>{entryName(t, 'job-type', name)}</span>)}
              <span>{day(posted, language)}</span>
            </p>
          </li>
        ))}
      </ul>
    </article>
  )
}

/** One published job, with what search engines read of it. */
function JobPage(props: PageProps) {
  const { t, language, given } = props
  const { jobTitle, description = '', posting = '' } = given
  if (!jobTitle) return <NotThere {...props} />
  const names = (kind: string, list: string | undefined) =>
    list
      ?.split('\n')
      .map((name) => entryName(t, kind, name))
      .join(', ')
  const facts = [
    [text('Location'), given.places && <bdi key="places">{given.places}</bdi>],
    [text('Work Mode'), names('work-mode', given.workMode)],
    [text('Job Type'), names('job-type', given.jobTypes)],
    [text('Salary'), salaryOf(props)],
    [text('Pay Type'), names('pay-type', given.payTypes)],
    [text('Contract Duration'), names('contract-duration', given.contractDuration)],
    [text('Work Authorization'), names('work-authorization', given.workAuthorizations)],
    [text('Skills'), given.skills && <bdi key="skills">{given.skills}</bdi>],
    [text('Nice to have'), given.niceSkills && <bdi key="nice">{given.niceSkills}</bdi>],
    [text('Published'), given.publishedDate && day(given.publishedDate, language)],
    [text('Open until'), given.expireDate && day(given.expireDate, language)],
  ] as const
  return (
    <article className="shared jobs">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: data, not script; the server leaves no `<` in it. */}
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: posting }} />
      <Head given={given} title={jobTitle} />
      <dl className="facts">
        {facts.map(
          ([label, value]) =>
            value && (
              <div key={label} className="fact">
                <dt>{t(label)}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      <h2>{t('Job Description')}</h2>
      <p className="job-words" dir="auto">
        {description}
      </p>
      <p className="job-ways">
        <a href={`${props.pathname}/apply`} className="button filled">
          {t('Apply for this job')}
        </a>
        <a href={`/jobs/${given.slug}`}>{t('All open jobs')}</a>
      </p>
    </article>
  )
}

function salaryOf({ t, language, given }: PageProps): string | undefined {
  const { minSalary, maxSalary, currency, salaryDuration } = given
  if (!currency) return undefined
  const reader = { language, settings: null }
  const amounts = [minSalary, maxSalary].flatMap((amount) =>
    amount ? moneyText({ minor: toMinor(Number(amount), currency), currency }, reader) : [],
  )
  return [amounts.join(' – '), salaryDuration && entryName(t, 'salary-duration', salaryDuration)]
    .filter(Boolean)
    .join(' ')
}
