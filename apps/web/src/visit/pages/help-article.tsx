import { listText } from '@corridor/contract/format/list'
import { entryPaths as paths } from '../../entry-paths'
import { text } from '../../lib/language/text'
import { type HelpArticle, readers } from '../help/article'
import { findArticle } from '../help/find-articles'
import { MarkedText } from '../help/marked-text'
import type { PageProps, VisitPage } from '../page'
import { ProductPicture } from '../product-picture'

const articleAt = (pathname: string) => findArticle(pathname.split('/')[2] ?? '')

export const helpArticlePage: VisitPage = {
  titleAt: (pathname) => articleAt(pathname)?.title ?? text('Help'),
  statusAt: (pathname) => (articleAt(pathname) ? 200 : 404),
  Body: HelpArticlePage,
}

function HelpArticlePage(props: PageProps) {
  const { t, pathname } = props
  const article = articleAt(pathname)
  return (
    <article className="article help-article">
      <p className="help-back">
        <a href={paths.help}>{t('All articles')}</a>
      </p>
      {article ? <Answer {...props} article={article} /> : <h1>{t('There is no such article.')}</h1>}
    </article>
  )
}

function Answer({ t, language, article }: PageProps & { article: HelpArticle }) {
  const { title, answer, steps = [], notes = [], picture, ways = [], next = [] } = article
  return (
    <>
      <h1>{t(title)}</h1>
      <p className="help-lead">
        <MarkedText t={t} of={answer} />
      </p>
      {steps.length > 0 && (
        <ol>
          {steps.map((step) => (
            <li key={step}>
              <MarkedText t={t} of={step} />
            </li>
          ))}
        </ol>
      )}
      {picture && (
        <figure>
          <ProductPicture name={`/help-pictures/${picture.name}`} shows={t(picture.shows)} />
          <figcaption>{t(picture.shows)}</figcaption>
        </figure>
      )}
      {notes.map((note) => (
        <p key={note}>
          <MarkedText t={t} of={note} />
        </p>
      ))}
      {ways.map((way) => (
        <p key={way.to}>
          <a href={way.to}>{t(way.title)}</a>
        </p>
      ))}
      <p className="help-for">
        {t('For: {readers}', {
          readers: listText(
            article.readers.map((one) => t(readers[one])),
            { language },
          ),
        })}
      </p>
      {next.length > 0 && (
        <nav aria-label={t('Read next')}>
          <h2>{t('Read next')}</h2>
          <ul>
            {next
              .flatMap((id) => findArticle(id) ?? [])
              .map((one) => (
                <li key={one.id}>
                  <a href={`${paths.help}/${one.id}`}>{t(one.title)}</a>
                </li>
              ))}
          </ul>
        </nav>
      )}
    </>
  )
}
