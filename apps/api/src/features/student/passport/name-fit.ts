import type { ZoneReading } from '@corridor/contract/base/parse/zone'
import { plainName } from '@corridor/contract/format/person-name'
import { fold, soundOf } from '../../candidate/duplicate/fold-name.ts'
import type { StudentName } from './person-key.ts'

/** Letters that a zone writes with two or three of its own, where a name without its marks has one. Source: ICAO 9303-3, section 6. */
const widened: readonly [RegExp, string][] = [
  [/[äæ]/g, 'ae'],
  [/[öøœ]/g, 'oe'],
  [/ü/g, 'ue'],
  [/å/g, 'aa'],
  [/ñ/g, 'nxx'],
]
const widen = (text: string) =>
  widened.reduce((wide, [letter, by]) => wide.replace(letter, by), text.normalize('NFC').toLowerCase())

const latin = /^[\p{Script=Latin}\p{M}\p{P}\s]*$/u
const wordsOf = (text: string) =>
  text
    .replace(/['’`.]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** Names as a zone gives them: in capitals, their parts apart by blanks; empty where it has none, or none that can be read. */
export interface ZoneNames {
  surname: string
  givenNames: string
}

/**
 * Compares the names of a zone with a person's own, each letter for letter, in any order of the words. A name that its line cut off fits if it
 * begins like it; in a script that a zone cannot write, nothing is said.
 */
export function fitOf(zone: ZoneNames, name: StudentName, isCut: boolean): ZoneReading['nameFits'] {
  const written = nameOf(name)
  const inZone = wordsOf(`${zone.surname} ${zone.givenNames}`.toLowerCase())
  if (inZone.length === 0 || !latin.test(written)) return 'unknown'
  // A zone writes 'DE LA CRUZ' as it stands, or as one word.
  const wholes = [`${zone.surname} ${zone.givenNames}`, `${zone.givenNames} ${zone.surname}`].map(unspaced)
  const spellings = [fold(written), fold(widen(written))]
  return spellings.some((spelling) => {
    const words = wordsOf(spelling)
    if (words.toSorted().join() === inZone.toSorted().join() || wholes.includes(unspaced(spelling))) return true
    return isCut && inZone.every((word) => words.some((own) => own.startsWith(word)))
  })
    ? 'same'
    : 'differs'
}

const nameOf = ({ first_name: firstName, middle_name: middleName, last_name: lastName }: StudentName) =>
  plainName({ firstName, middleName, lastName })

const unspaced = (text: string) => wordsOf(text.toLowerCase()).join('')

/** True if no word of the zone's names sounds like one of the person's: somebody else's passport. */
export function isAnothers(zone: ZoneNames, name: StudentName): boolean {
  const written = nameOf(name)
  const inZone = wordsOf(`${zone.surname} ${zone.givenNames}`.toLowerCase())
  if (inZone.length === 0 || !latin.test(written)) return false
  const sounds = new Set([fold(written), fold(widen(written))].flatMap(wordsOf).map(soundOf))
  return inZone.every((word) => !sounds.has(soundOf(word)))
}
