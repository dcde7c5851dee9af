import { entryPaths as paths } from '../../entry-paths'
import type { PageProps, VisitPage } from '../page'

export const homePage: VisitPage = { Body: HomePage }

function HomePage({ t }: PageProps) {
  return (
    <article className="article">
      <h1>{t('The back office of staffing and student-placement firms')}</h1>
      <p>
        {t(
          'Corridor keeps candidates, hotlists and the lists behind them in one place, so that recruiters and bench marketers find the right person while the position is still open.',
        )}
      </p>
      <div className="actions">
        <a className="button filled" href={paths.company.signIn}>
          {t('Agent Login')}
        </a>
        <a className="button" href={paths.about}>
          {t('About')}
        </a>
      </div>
      <h2 id="faq">{t('FAQ')}</h2>
      <p>
        {t(
          'For questions about your account, contact the owner of your company. For everything else, see the help page.',
        )}
      </p>
    </article>
  )
}
