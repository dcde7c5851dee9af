import { IconLanguage } from '@tabler/icons-react'
import { toast } from '../../lib/feedback/toast'
import { chooseLanguage } from '../../lib/language/choose-language'
import { currentLanguage, errorText, type Language, languages, useTranslation } from '../../lib/language/i18n'
import classes from './language-select.module.css'

/** The language before sign-in: a native select, because a menu would double what these light pages load. */
export function LanguageSelect() {
  const { t } = useTranslation()
  return (
    <label className={classes.label}>
      <IconLanguage size={18} aria-hidden />
      <select
        className={classes.select}
        aria-label={t('Language')}
        value={currentLanguage()}
        onChange={(event) =>
          chooseLanguage(event.currentTarget.value as Language).catch((error) => toast.error(errorText(error)))
        }
      >
        {Object.entries(languages).map(([language, { name }]) => (
          <option key={language} value={language} lang={language}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}
