/** Texts by their key, the English text; one with a count by key and plural form: `{count} records_one`. */
export type Texts = Readonly<Record<string, string>>
export type Params = Readonly<Record<string, unknown>>

/** The text of a key with its parameters put in; the key itself if the language has no such text. */
export function translate(texts: Texts, language: string, key: string, params: Params = {}): string {
  const found = 'count' in params ? texts[`${key}_${pluralForm(language, Number(params.count))}`] : undefined
  return fill(found ?? texts[key] ?? key, params)
}

const pluralForm = (language: string, count: number) => new Intl.PluralRules(language).select(count)

const fill = (template: string, params: Params) =>
  template.replace(/\{(\w+)\}/g, (all, name: string) => (params[name] === undefined ? all : String(params[name])))
