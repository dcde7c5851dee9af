import { currentLanguage } from '../i18n'

/** The signs that the reader's language sets within a number, with Latin digits: 1,234.5 in English. */
export function numberSigns(): { decimal: string; group: string } {
  const parts = new Intl.NumberFormat(`${currentLanguage()}-u-nu-latn`).formatToParts(1_234_567.8)
  const sign = (type: 'decimal' | 'group') => parts.find((part) => part.type === type)?.value ?? ''
  return { decimal: sign('decimal'), group: sign('group') }
}
