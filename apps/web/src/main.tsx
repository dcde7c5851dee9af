import './ui/styles.css'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { startI18n } from './lib/i18n'
import { Providers } from './shell/providers'
import { router } from './shell/router'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no root element')

await startI18n()
createRoot(root).render(
  <StrictMode>
    <Providers>
      <RouterProvider router={router} />
    </Providers>
  </StrictMode>,
)
