/** The languages of the product (spec 1 §2). */
export const languages = ['en', 'fr', 'zh', 'ar'] as const
export type Language = (typeof languages)[number]

/** Each by its own name, and the direction in which it is written. */
export const languageFacts = {
  en: { name: 'English', dir: 'ltr' },
  fr: { name: 'Français', dir: 'ltr' },
  zh: { name: '中文', dir: 'ltr' },
  ar: { name: 'العربية', dir: 'rtl' },
} as const satisfies Record<Language, { name: string; dir: 'ltr' | 'rtl' }>

export const isLanguage = (value: unknown): value is Language => languages.some((language) => language === value)

/** The cookie by which the server knows the language of a browser; the pages keep it beside their own note. */
export const languageCookie = 'language'

/** The address of a page in a language: English has the bare one, the others begin with their code: `/fr/about`. */
export const pathIn = (language: Language, path: string) => (language === 'en' ? path : `/${language}${path}`)

/** The language that an address names, and the address without it. */
export function splitLanguage(pathname: string): { language: Language | undefined; path: string } {
  const [, code = ''] = pathname.split('/', 2)
  if (!isLanguage(code) || code === 'en') return { language: undefined, path: pathname }
  return { language: code, path: pathname.slice(code.length + 1) || '/' }
}
