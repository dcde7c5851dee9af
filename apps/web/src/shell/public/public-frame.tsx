import { Link, Outlet } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../lib/session'
import { paths } from '../../paths'
import { Brand } from '../../ui/brand'
import { ButtonLink, TextLink } from '../../ui/link'
import { LanguageMenu } from '../language-menu'
import { SkipLink } from '../skip-link'
import { UserMenu } from '../user-menu'
import classes from './public-layout.module.css'

/** The public pages: header with both logins or the user menu, and the footer (spec 2 §2, Shell). */
export function PublicFrame() {
  const { t } = useTranslation()
  const session = useSession()
  return (
    <div className={classes.page}>
      <SkipLink />
      <header className={classes.header}>
        <Link to={paths.home} className={classes.home}>
          <Brand />
        </Link>
        <nav className={classes.links} aria-label={t('Main')}>
          <TextLink to={paths.about}>{t('About')}</TextLink>
          <TextLink to={paths.help}>{t('Help')}</TextLink>
        </nav>
        <div className={classes.end}>
          {session ? (
            <UserMenu session={session} />
          ) : (
            <>
              <LanguageMenu />
              <ButtonLink variant="default" to={paths.candidate.signIn}>
                {t('Student Login')}
              </ButtonLink>
              <ButtonLink to={paths.company.signIn}>{t('Agent Login')}</ButtonLink>
            </>
          )}
        </div>
      </header>
      <main id="main" className={classes.main} tabIndex={-1}>
        <Outlet />
      </main>
      <footer className={classes.footer}>
        <nav aria-label={t('Footer')} className={classes.links}>
          <TextLink to={paths.about}>{t('About')}</TextLink>
          <TextLink to={paths.help}>{t('Support')}</TextLink>
          <a href={paths.faq}>{t('FAQ')}</a>
        </nav>
      </footer>
    </div>
  )
}
