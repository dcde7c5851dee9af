import type { Language } from '@corridor/contract/wire/language'
import ar from '../locales/ar.json'
import en from '../locales/en.json'
import fr from '../locales/fr.json'
import { type Params, type Texts, translate } from '../locales/translate'
import zh from '../locales/zh.json'

const texts: Record<Language, Texts> = { en, fr, zh, ar }

/** The texts of a language, on the server. */
export const textsOf = (language: Language) => (key: string, params?: Params) =>
  translate(texts[language], language, key, params)
