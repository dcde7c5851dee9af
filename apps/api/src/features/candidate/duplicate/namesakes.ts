import { plainName } from '@corridor/contract/format/person-name'
import { generationOf, nameWords } from './fold-name.ts'
import type { Person } from './person.ts'

/** Counts those of these people, with the person, that bear the very same name: "John Smith" twice says less than "Oksana Quill" twice. */
export function namesakesOf(person: Person, near: readonly Person[]): number {
  const name = nameOf(person)
  return 1 + near.filter((other) => nameOf(other) === name).length
}

/** True for the very same words in any order, whatever their case and accents; father and son are two. */
export function isSameName(a: Named, b: Named): boolean {
  const generation = (named: Named) => generationOf(plainName(named))
  return nameOf(a) !== '' && nameOf(a) === nameOf(b) && generation(a) === generation(b)
}

type Named = Pick<Person, 'firstName' | 'lastName'>
const nameOf = (named: Named) => nameWords(plainName(named)).toSorted().join(' ')
