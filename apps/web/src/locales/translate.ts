/** Texts by their key, the English text; one with a count by key and plural form: `{count} records_one`. */
export type Texts = Readonly<Record<string, string>>
export type Params = Readonly<Record<string, unknown>>
/** The text of a key in the reader's language: `t('Account of {name}', { name })`. */
export type Translate = (key: string, params?: Params) => string

/** The text of a key with its parameters put in; the key itself if the language has no such text. */
export function translate(texts: Texts, language: string, key: string, params?: Params): string {
  const form = params && 'count' in params ? `${key}_${pluralForm(language, Number(params.count))}` : key
  const template = texts[form] ?? texts[key] ?? key
  return params ? fill(template, params) : template
}

const pluralForm = (language: string, count: number) => new Intl.PluralRules(language).select(count)

const fill = (template: string, params: Params) =>
  template.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ''))
