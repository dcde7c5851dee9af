import { entryPaths as paths } from '../../entry-paths'
import { text } from '../../lib/text'
import type { PageProps, VisitPage } from '../page'

export const helpPage: VisitPage = { title: text('Help'), Body: HelpPage }

function HelpPage({ t }: PageProps) {
  return (
    <article className="article">
      <h1>{t('Help')}</h1>
      <p>{t('Every page works by keyboard: press ? inside an area to see its keys.')}</p>
      <h2>{t('Signing in')}</h2>
      <p>
        <a href={paths.company.signIn}>{t('Agents and members of a company')}</a>
        <br />
        <a href={paths.candidate.signIn}>{t('Students and candidates')}</a>
        <br />
        <a href={paths.admin.signIn}>{t('Administrators')}</a>
      </p>
      <h2>{t('Signed papers')}</h2>
      <p>
        {t(
          'Agreements, certificates and dossiers are PDFs with a signature. A PDF reader says if one was changed since. It may also say that the issuer is unknown: then this installation signs with a key of its own, for which no outside authority vouches. That is expected, and no sign of a change.',
        )}
      </p>
      <p>
        <a href={paths.certificate}>{t('Check a certificate')}</a>
      </p>
    </article>
  )
}
