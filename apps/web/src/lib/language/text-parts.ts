import type { Language } from '@corridor/contract/wire/language'
import type { Texts } from '../../locales/translate'

/** Part of a language: what a way in needs from its start, or one page, or the texts of refusals. */
export type TextPart = string

/** The texts of a part. `build/text-parts.ts` decides what is in it; while developing each is the whole language. */
export async function fetchTexts(language: Language, part: TextPart): Promise<Texts> {
  if (language === 'en') return {}
  if (import.meta.env.DEV) return wholeLanguage(language)
  const release = document.querySelector<HTMLMetaElement>('meta[name="texts"]')?.content
  const response = await fetch(`/assets/texts-${release}/${language}-${part}.json`)
  if (!response.ok) throw new Error(`The texts of ${part} were answered ${response.status}.`)
  return response.json()
}

async function wholeLanguage(language: Language): Promise<Texts> {
  const { default: texts }: { default: Texts } = await import(`../../locales/${language}.json`)
  return texts
}
