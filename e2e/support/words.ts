import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(import.meta.dirname, '../../apps/web/src/locales')

/** A page's word for something in a language, by its English words, with `{name}` filled in. */
export function wordsIn(language: 'en' | 'fr' | 'zh' | 'ar'): (key: string, params?: Record<string, string>) => string {
  const texts = language === 'en' ? {} : JSON.parse(readFileSync(join(folder, `${language}.json`), 'utf8'))
  return (key, params = {}) =>
    Object.entries(params).reduce((text, [name, value]) => text.replace(`{${name}}`, value), texts[key] ?? key)
}
