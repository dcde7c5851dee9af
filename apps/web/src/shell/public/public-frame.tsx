import { Link, Outlet } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useTranslation } from '../../lib/i18n'
import { useSession } from '../../lib/session'
import { paths } from '../../paths'
import { Brand } from '../../ui/brand'
import { ButtonLink, TextLink } from '../../ui/link'
import { LanguageSelect } from '../language-select'
import { SkipLink } from '../skip-link'
import classes from './public-layout.module.css'

const UserMenu = lazy(() => import('../user-menu').then(({ UserMenu }) => ({ default: UserMenu })))

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
        <nav className={`${classes.links} ${classes.wide}`} aria-label={t('Main')}>
          <TextLink to={paths.about}>{t('About')}</TextLink>
          <TextLink to={paths.help}>{t('Help')}</TextLink>
        </nav>
        {session ? (
          <div className={classes.account}>
            <Suspense>
              <UserMenu session={session} />
            </Suspense>
          </div>
        ) : (
          <>
            <div className={classes.account}>
              <LanguageSelect />
            </div>
            <div className={classes.logins}>
              <ButtonLink variant="default" to={paths.candidate.signIn}>
                {t('Student Login')}
              </ButtonLink>
              <ButtonLink to={paths.company.signIn}>{t('Agent Login')}</ButtonLink>
            </div>
          </>
        )}
      </header>
      <main id="main" className={classes.main} tabIndex={-1}>
        <Outlet />
      </main>
      <footer className={classes.footer}>
        <nav aria-label={t('Footer')} className={classes.links}>
          <TextLink to={paths.about}>{t('About')}</TextLink>
          <TextLink to={paths.help}>{t('Support')}</TextLink>
          <TextLink to={paths.home} hash="faq">
            {t('FAQ')}
          </TextLink>
        </nav>
      </footer>
    </div>
  )
}
