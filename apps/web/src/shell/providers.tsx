import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { queryClient } from '../lib/call/query-client'
import { ConfirmHost } from '../lib/feedback/confirm-host'
import { ToastHost } from '../lib/feedback/toast-host'
import { LanguageDirection, StartDirection } from '../lib/language/language-direction'
import { ColorSchemeClass, colorSchemeManager } from '../lib/page/color-scheme'
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
