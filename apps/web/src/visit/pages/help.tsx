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
    </article>
  )
}
