// The same key as public/color-scheme.js, which reads it before the first paint.
const key = 'theme'

/** The theme that was chosen in this browser. */
export function keptTheme(): 'light' | 'dark' | 'system' {
  const kept = localStorage.getItem(key)
  return kept === 'light' || kept === 'dark' ? kept : 'system'
}

export const keepTheme = (theme: string) => localStorage.setItem(key, theme)

/** Puts one of the classes `light` and `dark` on the root (spec 3 §4.3); the office leaves that to its theme. */
export function applyTheme() {
  const kept = keptTheme()
  const isDark = kept === 'dark' || (kept === 'system' && matchMedia('(prefers-color-scheme: dark)').matches)
  const { classList } = document.documentElement
  classList.toggle('dark', isDark)
  classList.toggle('light', !isDark)
}
