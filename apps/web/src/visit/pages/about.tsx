import { entryPaths as paths } from '../../entry-paths'
import { text } from '../../lib/text'
import type { PageProps, VisitPage } from '../page'

export const aboutPage: VisitPage = { title: text('About'), Body: AboutPage }

function AboutPage({ t }: PageProps) {
  return (
    <article className="article">
      <h1>{t('About')}</h1>
      <p>
        {t(
          'Corridor is made for the people who place others: staffing firms, bench sales teams and consultancies that send students abroad. Each company works in its own area and sees only its own records.',
        )}
      </p>
      <div className="actions">
        <a className="button filled" href={paths.help}>
          {t('Help')}
        </a>
      </div>
    </article>
  )
}
