import { applyTheme, keepTheme, keptTheme } from '../../lib/page/kept-theme'

/** Shows what was chosen, here and in other tabs, and what the system changes to. */
export function followTheme() {
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', applyTheme)
  addEventListener('storage', applyTheme)
  for (const choice of document.querySelectorAll<HTMLSelectElement>('select[data-theme-choice]')) {
    choice.value = keptTheme()
    choice.addEventListener('change', () => {
      keepTheme(choice.value)
      applyTheme()
    })
  }
}
