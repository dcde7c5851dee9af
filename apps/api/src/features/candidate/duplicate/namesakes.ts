import { nameWords } from './fold-name.ts'
import type { Person } from './person.ts'

/** How many of these people, with the person, bear the very same name: "John Smith" twice says less than "Oksana Quill" twice. */
export function namesakesOf(person: Person, near: readonly Person[]): number {
  const name = nameOf(person)
  return 1 + near.filter((other) => nameOf(other) === name).length
}

const nameOf = ({ firstName, lastName }: Person) => nameWords(`${firstName} ${lastName}`).toSorted().join(' ')
