import { roleNames } from '@corridor/contract/wire/access'
import { languageFacts, languages } from '@corridor/contract/wire/language'
import { entryPaths as paths } from '../entry-paths'
import type { PageProps } from './page'

const themes = ['light', 'dark', 'system'] as const

/**
 * The signed-in person, and their own settings. The server does not know: the session lies in the browser, whose script fills this in
 * and puts it in the place of the logins.
 */
export function AccountMenu({ t, language }: PageProps) {
  const themeNames = { light: t('Light'), dark: t('Dark'), system: t('System') }
  return (
    <template data-account-menu data-label={t('Account of {name}')}>
      <details className="account-menu">
        <summary className="initials" data-initials />
        <div className="dropdown">
          <strong data-name />
          <span className="mail" data-mail />
          <span className="badges">
            {Object.entries(roleNames).map(([role, name]) => (
              <span key={role} className="badge" data-role={role}>
                {t(name)}
              </span>
            ))}
            <span className="badge" data-plan />
          </span>
          <label className="choice">
            {t('Language')}
            <select defaultValue={language} data-language>
              {languages.map((one) => (
                <option key={one} value={one} lang={one}>
                  {languageFacts[one].name}
                </option>
              ))}
            </select>
          </label>
          <label className="choice">
            {t('Theme')}
            <select data-theme-choice>
              {themes.map((theme) => (
                <option key={theme} value={theme}>
                  {themeNames[theme]}
                </option>
              ))}
            </select>
          </label>
          <a href={paths.home} data-dashboard>
            {t('Dashboard')}
          </a>
          <a href={paths.security}>{t('Security')}</a>
          <a href={paths.company.signOut}>{t('Sign Out')}</a>
        </div>
      </details>
    </template>
  )
}
