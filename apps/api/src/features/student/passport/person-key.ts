import { nameWords, soundOf } from '../../candidate/duplicate/fold-name.ts'
import type { OpenValues } from '../student/values.ts'

export type StudentName = Pick<OpenValues, 'first_name' | 'middle_name' | 'last_name'>

/**
 * Makes a text that is the same for two spellings of one name with one birth date: how the first word of each name sounds, in any script with
 * simple letters and in either order. A middle name is written by one and left out by another. It is marked, and kept nowhere.
 */
export const personKey = (name: StudentName, birthDate: string): string =>
  [...wordsThatCount(name).map(soundOf).toSorted(), birthDate].join(' ')

function wordsThatCount({ first_name, middle_name, last_name }: StudentName): string[] {
  const [first = ''] = nameWords(first_name)
  const [last] = nameWords(last_name)
  if (last) return [first, last]
  // A student with one name may have all of it there.
  const words = nameWords(`${first_name} ${middle_name}`)
  return [...new Set([words[0] ?? '', words.at(-1) ?? ''])]
}
