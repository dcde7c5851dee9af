import { DirectionProvider, MantineProvider, useDirection } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { currentLanguage, languages, useTranslation } from '../lib/i18n'
import { ConfirmHost } from '../lib/confirm-host'
import { queryClient } from '../lib/query-client'
import { ToastHost } from '../lib/toast-host'
import { cssVariablesResolver, theme } from '../ui/theme'
import { ColorSchemeClass, colorSchemeManager } from './color-scheme'

/** Everything that stands around the pages. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <DirectionProvider initialDirection={languages[currentLanguage()].dir} detectDirection={false}>
      <MantineProvider
        theme={theme}
        cssVariablesResolver={cssVariablesResolver}
        colorSchemeManager={colorSchemeManager}
        defaultColorScheme="auto"
      >
        <ColorSchemeClass />
        <LanguageDirection />
        <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
        <ConfirmHost />
        <ToastHost />
      </MantineProvider>
    </DirectionProvider>
  )
}

function LanguageDirection() {
  const { language } = useTranslation()
  const { setDirection } = useDirection()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the language decides; the setter is new at each render.
  useEffect(() => setDirection(languages[language].dir), [language])
  return null
}
