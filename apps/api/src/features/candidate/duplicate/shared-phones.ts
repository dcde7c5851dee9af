import { phoneTail } from './compare-contacts.ts'
import { nameWords } from './fold-name.ts'
import type { Person } from './person.ts'

const peopleMin = 3

/** Phones that people of several first names have, as an office's or an agency's: they say little of who one is. */
export function sharedPhones(people: readonly Person[]): ReadonlySet<string> {
  const names = new Map<string, Set<string>>()
  for (const { firstName, phones } of people) {
    for (const tail of phones.map(phoneTail).filter(Boolean)) {
      names.set(tail, (names.get(tail) ?? new Set()).add(nameWords(firstName)[0] ?? ''))
    }
  }
  return new Set([...names].filter(([, of]) => of.size >= peopleMin).map(([tail]) => tail))
}
