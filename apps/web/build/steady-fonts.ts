import type { Plugin } from 'vite'

/**
 * `fonts.css?steady` shows a web font only if it is there as the text is shown, and else from the next page on: one that comes later breaks
 * lines anew, and moves what somebody is reading.
 */
export const steadyFonts = (): Plugin => ({
  name: 'corridor-steady-fonts',
  enforce: 'pre',
  transform: (code, id) =>
    id.endsWith('/fonts.css?steady') ? code.replaceAll('font-display: swap', 'font-display: optional') : undefined,
})
