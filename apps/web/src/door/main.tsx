import '../ui/styles.css'
import { MantineProvider } from '@mantine/core'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { targetOf } from '../entries'
import { ApiError } from '../lib/call/api-error'
import { sayKeptToasts } from '../lib/feedback/toast'
import { ToastHost } from '../lib/feedback/toast-host'
import { startI18n } from '../lib/language/i18n'
import { LanguageDirection, StartDirection } from '../lib/language/language-direction'
import { ColorSchemeClass, colorSchemeManager } from '../lib/page/color-scheme'
import { loadPage } from '../lib/page/load-page'
import { landingPath } from '../lib/session/area'
import { currentSession } from '../lib/session/session'
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
