import { languageFacts, languages, splitLanguage } from '@corridor/contract/wire/language'
import type { PageProps } from './page'

/** The language: chosen on the server by `?lang`, so that it works without script; with it, choosing is enough. */
export function LanguageForm({ t, language, pathname }: PageProps) {
  return (
    <form method="get" action={splitLanguage(pathname).path} className="language">
      <svg width="18" height="18" viewBox="0 0 24 24" aria-hidden="true" className="language-mark">
        <circle cx="12" cy="12" r="9" />
        <path d="M3 12h18M12 3c3 3 3 15 0 18M12 3c-3 3-3 15 0 18" />
      </svg>
      <select name="lang" aria-label={t('Language')} defaultValue={language} data-language className="language-select">
        {languages.map((one) => (
          <option key={one} value={one} lang={one}>
            {languageFacts[one].name}
          </option>
        ))}
      </select>
      <noscript>
        <button type="submit" className="button">
          {t('Change')}
        </button>
      </noscript>
    </form>
  )
}
