import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ColorSchemeClass, colorSchemeManager } from '../lib/color-scheme'
import { ConfirmHost } from '../lib/confirm-host'
import { LanguageDirection, StartDirection } from '../lib/language-direction'
import { queryClient } from '../lib/query-client'
import { ToastHost } from '../lib/toast-host'
import { cssVariablesResolver, theme } from '../ui/theme'

/** Everything that stands around the pages. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <StartDirection>
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
    </StartDirection>
  )
}
