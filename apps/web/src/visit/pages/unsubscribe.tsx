import { entryPaths as paths } from '../../entry-paths'
import { text } from '../../lib/language/text'
import { Failure } from '../failure'
import type { PageProps, VisitPage } from '../page'

export const unsubscribePage: VisitPage = { title: text('Daily email'), isPrivate: true, Body: UnsubscribePage }

/** The page behind the link of a daily letter. It asks first: programs that look at links in advance end nothing. */
function UnsubscribePage({ t, pathname, outcome }: PageProps) {
  return (
    <article className="article">
      <h1>{t('Daily email')}</h1>
      {outcome === 'done' ? (
        <>
          <p role="status" className="message good">
            {t('You will no longer get the daily email.')}
          </p>
          <p>{t('Your notifications stay in the app. In its settings you can choose otherwise at any time.')}</p>
          <a href={paths.home}>{t('Return Home')}</a>
        </>
      ) : (
        <>
          <p>{t('The daily email sums up what is new. If you stop it, you still get notifications in the app.')}</p>
          {outcome && <Failure t={t} outcome={outcome} />}
          <form method="post" action={pathname}>
            <button type="submit" className="button filled">
              {t('Stop the daily email')}
            </button>
          </form>
        </>
      )}
    </article>
  )
}
