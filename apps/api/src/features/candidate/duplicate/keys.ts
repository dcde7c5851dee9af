import { foldEmail, localOf, phoneTail } from './compare-contacts.ts'
import { nameWords, soundOf } from './fold-name.ts'
import { nameGroups } from './nicknames.ts'
import type { Person } from './person.ts'
import { bandsOf } from './resume-marks.ts'

const groupsMax = 4

/** Keys that few people share: candidates with one in common are looked at before those of a similar name. */
export const strongKeys = (person: Person): string[] => [
  ...labelled('e', person.emails.map(foldEmail)),
  ...labelled('u', person.emails.map(localOf)),
  ...labelled('p', person.phones.map(phoneTail)),
  ...bandsOf(person.marks).map((band) => `r:${band}`),
]

/** Keys that people of a similar name share, in whichever order its parts stand. */
export function nameKeys({ firstName, lastName }: Person): string[] {
  const [first, last] = [nameWords(firstName), nameWords(lastName)]
  const words = [...first.slice(0, 2), ...last.slice(0, 2)]
  const keys = new Set<string>()
  for (const [at, one] of words.entries()) {
    for (const other of words.slice(at + 1)) {
      for (const a of soundsOf(one)) for (const b of soundsOf(other)) keys.add(`n:${[a, b].toSorted().join(' ')}`)
      // A typo changes how one of the two sounds.
      keys.add(`i:${soundOf(one)} ${other.slice(0, 1)}`)
      keys.add(`i:${soundOf(other)} ${one.slice(0, 1)}`)
    }
  }
  if (words.length === 1) keys.add(`o:${soundOf(words[0] as string)}`)
  return [...keys]
}

const soundsOf = (word: string) => nameGroups(word).slice(0, groupsMax).map(soundOf)
const labelled = (label: string, values: readonly string[]) => [
  ...new Set(values.filter(Boolean).map((value) => `${label}:${value}`)),
]
