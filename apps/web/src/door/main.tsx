import '../ui/styles.css'
import { MantineProvider } from '@mantine/core'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { targetOf } from '../entries'
import { ApiError } from '../lib/api-error'
import { landingPath } from '../lib/area'
import { ColorSchemeClass, colorSchemeManager } from '../lib/color-scheme'
import { startI18n } from '../lib/i18n'
import { LanguageDirection, StartDirection } from '../lib/language-direction'
import { loadPage } from '../lib/load-page'
import { currentSession } from '../lib/session'
import { sayKeptToasts } from '../lib/toast'
import { ToastHost } from '../lib/toast-host'
import { cssVariablesResolver, theme } from '../ui/theme'
import { Door } from './door'
import { doorPages } from './pages'
import { prefetchOffice } from './prefetch-office'

// A refusal that a page shows is no fault of the program; anything else is told to whoever watches the window.
const onCaughtError = (error: unknown) => {
  if (!(error instanceof ApiError)) reportError(error)
}

const root = document.getElementById('root')
if (!root) throw new Error('The page has no root element')
const target = targetOf(location.pathname)
if (!('way' in target) || target.way !== 'door')
  throw new Error('The server gave the door to an address of another way in')
const { load, title, onlyVisitors, isPublic = false } = doorPages[target.page]

const session = currentSession()
if (session && onlyVisitors) void loadPage(landingPath(session))
else {
  const [, { default: Page }] = await Promise.all([startI18n('door'), load()])
  sayKeptToasts()
  createRoot(root, { onCaughtError }).render(
    <StrictMode>
      <StartDirection>
        <MantineProvider
          theme={theme}
          cssVariablesResolver={cssVariablesResolver}
          colorSchemeManager={colorSchemeManager}
          defaultColorScheme="auto"
        >
          <ColorSchemeClass />
          <LanguageDirection />
          <Door title={title} isPublic={isPublic} Page={Page} />
          <ToastHost />
        </MantineProvider>
      </StartDirection>
    </StrictMode>,
  )
  prefetchOffice()
}
