import { Fragment } from 'react'
import { text } from '../../lib/language/text'
import { Failure } from '../failure'
import type { PageProps, VisitPage } from '../page'
import { notFoundPage } from './errors'
import { NewBadge } from './new-badge'
import { ShareAsk } from './share-ask'
import { SharedHead } from './shared-head'

export const sharePage: VisitPage = { title: text('Shared candidates'), isPrivate: true, Body: SharePage }

/** A hotlist as a company shows it outside (product.md, Hotlists): whole without script. */
function SharePage(props: PageProps) {
  const { t, outcome, given, table } = props
  if (table) return <SharedList {...props} />
  if (given.locked) return <PasswordForm {...props} />
  // Whatever the reason, an address that opens nothing looks the same.
  if (!outcome || outcome === 'done' || outcome.code === 'share.unknown') return <notFoundPage.Body {...props} />
  return (
    <article className="article">
      <h1>{t('Shared candidates')}</h1>
      <Failure t={t} outcome={outcome} />
      <a href={props.pathname}>{t('Go Back')}</a>
    </article>
  )
}

function PasswordForm({ t, pathname, outcome }: PageProps) {
  return (
    <article className="article">
      <h1>{t('This list has a password')}</h1>
      <p>{t('Whoever sent you the link can tell you the password.')}</p>
      {outcome && outcome !== 'done' && <Failure t={t} outcome={outcome} />}
      <form method="post" action={pathname}>
        <label className="field">
          {t('Password')}
          <input type="password" name="password" required maxLength={72} autoComplete="off" />
        </label>
        <button type="submit" className="button filled">
          {t('Open')}
        </button>
      </form>
    </article>
  )
}

function SharedList(props: PageProps) {
  const { t, pathname, given, table } = props
  const rows = table?.rows ?? []
  return (
    <article className="shared">
      <SharedHead {...props}>
        {t('{count} candidates', { count: rows.length })}
        {['PDF', 'XLSX', 'CSV'].map((format) => (
          <a key={format} href={`${pathname}/file.${format.toLowerCase()}`} download>
            {format}
          </a>
        ))}
      </SharedHead>
      {rows.length === 0 ? <p>{t('Nobody is on this list at the moment.')}</p> : <People {...props} />}
      {given.cut && <p>{t('The list is longer. It shows the first {number}.', { number: rows.length })}</p>}
      <ShareAsk {...props} />
    </article>
  )
}

/** Columns of the second line on a phone, the ones that decide first; the others say nothing without their title. */
const lineKeys = [
  'jobTitle',
  'location',
  'rate',
  'workAuthorization',
  'availability',
  'skills',
  'note',
  'phone',
  'email',
]

function lineOf(columns: readonly { key: string }[], cells: readonly string[]): string[] {
  return lineKeys
    .map((key) => cells[columns.findIndex((column) => column.key === key) - 1] ?? '')
    .filter((cell) => cell !== '')
}

function People({ t, pathname, table }: PageProps) {
  const columns = table?.columns ?? []
  return (
    <table className="people" data-new-since>
      <thead>
        <tr>
          {columns.map(({ key, title }) => (
            <th key={key} scope="col">
              {title}
            </th>
          ))}
          <th scope="col" className="ask-cell">
            {t('Ask')}
          </th>
        </tr>
      </thead>
      <tbody>
        {table?.rows.map(({ mark, cells: [name, ...cells] }) => (
          <tr key={mark} data-mark={mark}>
            <th scope="row">
              <bdi>{name}</bdi>
              <NewBadge t={t} />
              {/* On a phone, in the place of the cells. */}
              <span className="people-line" aria-hidden="true">
                {lineOf(columns, cells).map((cell, at) => (
                  <Fragment key={cell}>
                    {at > 0 && ' · '}
                    <bdi>{cell}</bdi>
                  </Fragment>
                ))}
              </span>
            </th>
            {cells.map((cell, at) => {
              const column = columns[at + 1]
              return (
                <td key={column?.key} className={cell ? undefined : 'is-empty'}>
                  <bdi>{cell}</bdi>
                </td>
              )
            })}
            <td className="ask-cell">
              <a href={`${pathname}?person=${mark}#ask`} aria-label={t('Ask about {name}', { name: name ?? '' })}>
                <span className="ask-whole">{t('Ask about {name}', { name: name ?? '' })}</span>
                <span className="ask-short">{t('Ask')}</span>
              </a>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
