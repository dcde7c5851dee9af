import { IconLanguage } from '@tabler/icons-react'
import { chooseLanguage } from '../../lib/choose-language'
import { currentLanguage, errorText, type Language, languages, useTranslation } from '../../lib/i18n'
import { toast } from '../../lib/toast'
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
