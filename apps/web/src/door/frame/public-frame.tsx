import type { ReactNode } from 'react'
import { entryPaths as paths } from '../../entry-paths'
import { useTranslation } from '../../lib/language/i18n'
import { SkipLink } from '../../lib/page/skip-link'
import { Brand } from '../../ui/brand'
import { ButtonLink, TextLink } from '../links'
import { LanguageSelect } from './language-select'
import classes from './public-layout.module.css'

/** The frame of the public pages, for those of the door: header with both logins, and the footer (spec 2 §2, Shell). */
export function PublicFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <div className={classes.page}>
      <SkipLink />
      <header className={classes.header}>
        <a href={paths.home} className={classes.home}>
          <Brand />
        </a>
        <nav className={`${classes.links} ${classes.wide}`} aria-label={t('Main')}>
          <TextLink to={paths.about}>{t('About')}</TextLink>
          <TextLink to={paths.help}>{t('Help')}</TextLink>
        </nav>
        <div className={classes.account}>
          <LanguageSelect />
        </div>
        <div className={classes.logins}>
          <ButtonLink variant="default" to={paths.candidate.signIn}>
            {t('Student Login')}
          </ButtonLink>
          <ButtonLink to={paths.company.signIn}>{t('Agent Login')}</ButtonLink>
        </div>
      </header>
      <main id="main" className={classes.main} tabIndex={-1}>
        {children}
      </main>
      <footer className={classes.footer}>
        <nav aria-label={t('Footer')} className={classes.links}>
          <TextLink to={paths.about}>{t('About')}</TextLink>
          <TextLink to={paths.help}>{t('Support')}</TextLink>
          <TextLink to={`${paths.home}#faq`}>{t('FAQ')}</TextLink>
        </nav>
      </footer>
    </div>
  )
}
