import { Button, Menu } from '@mantine/core'
import { IconCheck, IconLanguage } from '@tabler/icons-react'
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

/** A button that names the language and opens the choice, for pages before sign-in. */
export function LanguageMenu() {
  const { t } = useTranslation()
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          variant="subtle"
          color="gray"
          leftSection={<IconLanguage size={18} aria-hidden />}
          aria-label={t('Language')}
        >
          {languages[currentLanguage()].name}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <LanguageItems />
      </Menu.Dropdown>
    </Menu>
  )
}
