import { currentSession } from '../session/session'
import { changeLanguage, type Language } from './i18n'

/** Shows a language, and has the signed-in person's letters written in it. */
export async function chooseLanguage(language: Language): Promise<void> {
  await changeLanguage(language)
  if (!currentSession()) return
  // Before sign-in the light public pages do without the client.
  const { client } = await import('../call/client')
  await client.session.chooseLanguage({ language })
}
