import { entryPaths as paths } from '../../entry-paths'
import { text } from '../../lib/language/text'
import { type HelpArticle, type Reader, readers } from '../help/article'
import { plain, searchArticles } from '../help/find-articles'
import { themes } from '../help/themes'
import type { PageProps, VisitPage } from '../page'

export const helpPage: VisitPage = { title: text('Help'), Body: HelpPage }

/** All articles by theme, or what was searched for. `given` holds the words (`q`) and for whom (`reader`). */
function HelpPage({ t, given }: PageProps) {
  const { q = '', reader } = given
  const found = q ? searchArticles(q, t) : undefined
  return (
    <article className="help">
      <h1>{t('Help')}</h1>
      <p className="help-lead">{t('Short answers about what you can do here, and how.')}</p>
      <search>
        <form className="help-search" method="get" action={paths.help}>
          <input
            type="search"
            name="q"
            defaultValue={q}
            maxLength={100}
            aria-label={t('Search Help')}
            placeholder={t('Search Help')}
          />
          <button type="submit" className="button filled">
            {t('Search')}
          </button>
        </form>
      </search>
      {found ? <Found t={t} found={found} /> : <Themes t={t} reader={reader} />}
      <Entries t={t} />
    </article>
  )
}

const isReader = (name: string | undefined): name is Reader => name !== undefined && Object.hasOwn(readers, name)

function Found({ t, found }: Pick<PageProps, 't'> & { found: HelpArticle[] }) {
  if (found.length === 0)
    return (
      <p role="status">
        {t('No article has these words. Try fewer or other ones.')} <a href={paths.help}>{t('All articles')}</a>
      </p>
    )
  return (
    <section>
      <h2>{t('{count} articles', { count: found.length })}</h2>
      <ul className="help-found">
        {found.map(({ id, title, answer }) => (
          <li key={id}>
            <a href={`${paths.help}/${id}`}>{t(title)}</a>
            <p>{plain(answer, t)}</p>
          </li>
        ))}
      </ul>
      <p>
        <a href={paths.help}>{t('All articles')}</a>
      </p>
    </section>
  )
}

function Themes({ t, reader }: Pick<PageProps, 't'> & { reader: string | undefined }) {
  const isFor = (article: HelpArticle) => !isReader(reader) || article.readers.includes(reader)
  const shown = themes
    .map(({ title, articles }) => ({ title, articles: articles.filter(isFor) }))
    .filter(({ articles }) => articles.length > 0)
  return (
    <>
      <nav className="help-readers" aria-label={t('Articles for')}>
        <a href={paths.help} aria-current={isReader(reader) ? undefined : 'page'}>
          {t('Everybody')}
        </a>
        {Object.entries(readers).map(([id, name]) => (
          <a key={id} href={`${paths.help}?reader=${id}`} aria-current={reader === id ? 'page' : undefined}>
            {t(name)}
          </a>
        ))}
      </nav>
      <div className="help-themes">
        {shown.map(({ title, articles }) => (
          <section key={title}>
            <h2>{t(title)}</h2>
            <ul>
              {articles.map((article) => (
                <li key={article.id}>
                  <a href={`${paths.help}/${article.id}`}>{t(article.title)}</a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  )
}

function Entries({ t }: Pick<PageProps, 't'>) {
  return (
    <section className="help-entries">
      <h2>{t('Signing in')}</h2>
      <ul>
        <li>
          <a href={paths.company.signIn}>{t('Agents and members of a company')}</a>
        </li>
        <li>
          <a href={paths.candidate.signIn}>{t('Students and candidates')}</a>
        </li>
        <li>
          <a href={paths.admin.signIn}>{t('Administrators')}</a>
        </li>
      </ul>
    </section>
  )
}
