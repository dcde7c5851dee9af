import { Menu } from '@mantine/core'
import { chooseLanguage } from '../lib/choose-language'
import { currentLanguage, errorText, type Language, languages, useTranslation } from '../lib/i18n'
import { toast } from '../lib/toast'

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
