import { languages, wordsOf } from '../languages/all.ts'

/** Accents and the digits of other scripts gone, lengths kept, so that offsets hold. */
export const fold = (text: string) =>
  text
    .replaceAll('’', "'")
    .replace(/[À-ɏ]/g, (letter) => (letter === 'ı' ? 'i' : (letter.normalize('NFD')[0] ?? letter)))
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))

/** The number of each month by its name. */
export const months = readMonths()

/** The months of each language as the platform names them, alone and in a date, and as people shorten them. */
function readMonths(): Map<string, number> {
  const found = new Map<string, number>()
  const add = (name: string, number: number) => {
    const key = fold(name).toLowerCase().replace(/\.$/, '')
    if (!/\d/.test(key) && key.length > 1 && !found.has(key)) found.set(key, number)
  }
  for (const { code, months: more } of languages) {
    for (const entry of wordsOf(more)) {
      const [name = '', number] = entry.split('=')
      add(name, Number(number))
    }
    const forms = (['long', 'short'] as const).flatMap((form) =>
      [{ month: form }, { month: form, day: 'numeric' } as const].map(
        (options) => new Intl.DateTimeFormat(`${code}-u-ca-gregory`, { ...options, timeZone: 'UTC' }),
      ),
    )
    for (const form of forms)
      for (let number = 1; number <= 12; number += 1)
        for (const { type, value } of form.formatToParts(Date.UTC(2000, number - 1, 15)))
          if (type === 'month') add(value, number)
  }
  return found
}
