import { pathIn, splitLanguage } from '@corridor/contract/wire/language'
import type { ReactNode } from 'react'
import { entryPaths as paths } from '../entry-paths'
import { BrandMark } from '../ui/brand-mark'
import { AccountMenu } from './account-menu'
import { LanguageForm } from './language-form'
import type { PageProps } from './page'

/** The public pages: header with both logins or the account's menu, and the footer (spec 2 §2, Shell). */
export function Frame({ children, isSite, ...props }: PageProps & { children: ReactNode; isSite: boolean }) {
  const { t, pathname } = props
  const { language, path } = splitLanguage(pathname)
  const to = (one: string) => pathIn(language ?? 'en', one)
  const home = to(paths.home)
  // On the home page the address stays as it is.
  const sections = path === paths.home ? '' : home
  return (
    <div className={isSite ? 'frame site-frame' : 'frame'}>
      <a href="#main" className="skip">
        {t('Skip to content')}
      </a>
      <header className="header">
        <a href={home} className="home-link">
          <span className="brand">
            <BrandMark />
            <span className="brand-name">Corridor</span>
          </span>
        </a>
        <nav className="links wide" aria-label={t('Main')}>
          {isSite && (
            <>
              <a className="to-section" href={`${sections}#services`}>
                {t('Services')}
              </a>
              <a className="to-section" href={`${sections}#process`}>
                {t('Process')}
              </a>
              <a className="to-section" href={`${sections}#stories`}>
                {t('Stories')}
              </a>
            </>
          )}
          <a href={to(paths.about)}>{t('About')}</a>
          <a href={paths.help}>{t('Help')}</a>
        </nav>
        <div className="account" data-account>
          <LanguageForm {...props} />
        </div>
        <div className="logins" data-logins>
          <a className="button" href={paths.candidate.signIn}>
            {t('Student Login')}
          </a>
          <a className="button filled" href={paths.company.signIn}>
            {t('Agent Login')}
          </a>
        </div>
        <AccountMenu {...props} />
      </header>
      <main id="main" className="content" tabIndex={-1}>
        {children}
      </main>
      <footer className="footer">
        <nav aria-label={t('Footer')} className="links">
          <a href={to(paths.about)}>{t('About')}</a>
          <a href={paths.help}>{t('Support')}</a>
          <a href={`${home}#faq`}>{t('FAQ')}</a>
        </nav>
      </footer>
    </div>
  )
}
