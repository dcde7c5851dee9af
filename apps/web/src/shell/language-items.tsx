import { Menu } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { changeLanguage, currentLanguage, errorText, type Language, languages } from '../lib/i18n'
import { toast } from '../lib/toast'

/** The languages as items of a menu. */
export function LanguageItems() {
  useTranslation()
  return Object.entries(languages).map(([language, { name }]) => (
    <Menu.Item
      key={language}
      lang={language}
      role="menuitemradio"
      aria-checked={language === currentLanguage()}
      rightSection={language === currentLanguage() && <IconCheck size={16} aria-hidden />}
      onClick={() => changeLanguage(language as Language).catch((error) => toast.error(errorText(error)))}
    >
      {name}
    </Menu.Item>
  ))
}
