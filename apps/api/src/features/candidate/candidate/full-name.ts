import { splitName } from '../../../reading/resume/name-parts.ts'

export interface NameInParts {
  firstName: string
  lastName: string
}

/**
 * Parts a name that stands in one cell. Nothing of it is lost: what is not the family name is the first name. `Doe, Jane` has its family
 * name in front; `email` tells family names apart that could be middle names. Source: product.md, People whose names don't fit.
 */
export function splitFullName(name: string, email: string): NameInParts {
  const whole = name.replace(/\s+/g, ' ').trim()
  const [family = '', given, ...more] = whole.split(',').map((part) => part.trim())
  if (given && family && more.length === 0) return { firstName: given, lastName: family }
  const words = [...whole.matchAll(/\S+/g)].map(({ 0: text, index }) => ({
    text,
    start: index,
    end: index + text.length,
  }))
  const parts = splitName({ words, familyWords: 0, givenWords: 0 }, email.split('@')[0] ?? '')
  const isFamily = (word: { start: number }) => parts.lastName.some(({ start }) => start === word.start)
  const first = words.length === 1 ? parts.firstName : words.filter((word) => !isFamily(word))
  const textOf = (of: { text: string }[]) => of.map(({ text }) => text).join(' ')
  return { firstName: textOf(first), lastName: textOf(parts.lastName) }
}
