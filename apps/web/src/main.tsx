import './ui/styles.css'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { ApiError } from './lib/call/api-error'
import { sayKeptToasts } from './lib/feedback/toast'
import { startI18n } from './lib/language/i18n'
import english from './locales/en.json'
import { Providers } from './shell/providers'
import { router } from './shell/router'

// A refusal that a page shows is no fault of the program; anything else is told to whoever watches the window.
const onCaughtError = (error: unknown) => {
  if (!(error instanceof ApiError)) reportError(error)
}

const root = document.getElementById('root')
if (!root) throw new Error('The page has no root element')

await startI18n('office', english)
sayKeptToasts()
createRoot(root, { onCaughtError }).render(
  <StrictMode>
    <Providers>
      <RouterProvider router={router} />
    </Providers>
  </StrictMode>,
)
