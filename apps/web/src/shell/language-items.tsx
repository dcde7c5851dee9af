import { Menu } from '@mantine/core'
import { toast } from '../lib/feedback/toast'
import { chooseLanguage } from '../lib/language/choose-language'
import { currentLanguage, errorText, type Language, languages, useTranslation } from '../lib/language/i18n'

/** The languages as items of a menu, each by its own name. */
export function LanguageItems() {
  useTranslation()
  return (
    <Menu.RadioGroup
      value={currentLanguage()}
      onChange={(language) => chooseLanguage(language as Language).catch((error) => toast.error(errorText(error)))}
    >
      {Object.entries(languages).map(([language, { name }]) => (
        <Menu.RadioItem key={language} value={language} lang={language} closeMenuOnClick>
          {name}
        </Menu.RadioItem>
      ))}
    </Menu.RadioGroup>
  )
}
