import { isLanguage, splitLanguage } from '@corridor/contract/wire/language'
import { call } from '../../lib/call/call'
import { keepLanguage } from '../../lib/language/kept-language'
import { storedSession } from '../../lib/session/stored-session'

/** Choosing a language shows the page in it, and has the signed-in person's letters written in it. */
export function followLanguage() {
  for (const select of document.querySelectorAll<HTMLSelectElement>('select[data-language]')) {
    select.addEventListener('change', () => void choose(select.value))
  }
}

async function choose(language: string) {
  if (!isLanguage(language)) return
  keepLanguage(language)
  await tellServer(language).catch(() => undefined)
  // An address that names a language keeps it.
  const { path } = splitLanguage(location.pathname)
  if (location.search || path !== location.pathname) location.replace(path)
  else location.reload()
}

async function tellServer(language: string) {
  const token = storedSession()?.token
  if (token) await call('PUT', '/auth/language', { language }, { token })
}
