import { plainName } from '@corridor/contract/format/person-name'
import { isArabic, isArabicOf } from './arabic-names.ts'
import { editDistance } from './edit-distance.ts'
import { generationOf, nameWords, soundOf, spokenOf, wholeName } from './fold-name.ts'
import { areTwoNames, isNickname } from './nicknames.ts'

/** Likeness of two spellings of a part of a name, from the best to none. */
export type Likeness = 'same' | 'nickname' | 'compound' | 'typo' | 'initial' | 'absent' | 'resembles' | 'differs'

export interface NameLikeness {
  first: Likeness
  last: Likeness
  isSwapped: boolean
  /** Generation that two names say: the same or none, one of them alone, or father and son. */
  generation: 'same' | 'unsaid' | 'differs'
}

interface Named {
  firstName: string
  lastName: string
}

const rank: readonly Likeness[] = ['same', 'nickname', 'compound', 'typo', 'initial', 'absent', 'resembles', 'differs']

/** Compares two names, in either order of their parts. */
export function compareNames(a: Named, b: Named): NameLikeness {
  const [one, other] = [partsOf(a), partsOf(b)]
  const straight = { first: compareParts(one.first, other.first), last: compareParts(one.last, other.last) }
  const crossed = { first: compareParts(one.first, other.last), last: compareParts(one.last, other.first) }
  const isSwapped = [crossed.first, crossed.last].every(isKnown) && cost(crossed) < cost(straight)
  return { ...(isSwapped ? crossed : straight), isSwapped, generation: compareGenerations(a, b) }
}

function compareGenerations(a: Named, b: Named): NameLikeness['generation'] {
  const [one, other] = [generationOf(plainName(a)), generationOf(plainName(b))]
  if (one === other) return 'same'
  return one && other ? 'differs' : 'unsaid'
}

const isKnown = (likeness: Likeness) => !['differs', 'absent', 'resembles'].includes(likeness)
const cost = ({ first, last }: { first: Likeness; last: Likeness }) => rank.indexOf(first) + rank.indexOf(last)
const partsOf = ({ firstName, lastName }: Named) => ({ first: toPart(firstName), last: toPart(lastName) })

interface Part {
  words: readonly string[]
  /** With the particles, which others write as one word with the name: Al Rashid and Alrashid. */
  whole: string
  isArabic: boolean
}
const toPart = (name: string): Part => ({ words: nameWords(name), whole: wholeName(name), isArabic: isArabic(name) })

function compareParts(one: Part, other: Part): Likeness {
  const [a, b] = [one.words, other.words]
  if (a.length === 0 || b.length === 0) return 'absent'
  if (one.whole === other.whole) return 'same'
  if (one.isArabic !== other.isArabic && (one.isArabic ? isArabicOf(a, b) : isArabicOf(b, a))) return 'nickname'
  const likeness = compareLists(a, b)
  return isOther(likeness) && compareWords(one.whole, other.whole) === 'typo' ? 'typo' : likeness
}

const isOther = (likeness: Likeness) => likeness === 'differs' || likeness === 'resembles'

function compareLists(a: readonly string[], b: readonly string[]): Likeness {
  if (a.join('') === b.join('')) return 'same'
  if (a.length === 1 && b.length === 1) return compareWords(a[0] as string, b[0] as string)
  const whole = compareWords(a.join(''), b.join(''))
  if (whole === 'typo') return whole
  const [few, many] = a.length <= b.length ? [a, b] : [b, a]
  const found = few.map((word) => best(many.map((other) => compareWords(word, other))))
  // A middle name beside a first one that is another person's name says nothing.
  const lead = compareWords(a[0] as string, b[0] as string)
  if (found.every((likeness) => likeness === 'same' || likeness === 'nickname')) return 'compound'
  if (lead === 'same' || lead === 'nickname') return few.length === 1 || found.every(isKnown) ? 'compound' : 'differs'
  return found.every(isKnown) ? (best(found) === 'initial' ? 'initial' : 'typo') : 'differs'
}

const best = (found: readonly Likeness[]): Likeness => rank.find((likeness) => found.includes(likeness)) ?? 'differs'

function compareWords(a: string, b: string): Likeness {
  if (a === b) return 'same'
  if (isNickname(a, b)) return 'nickname'
  if (a.length === 1 || b.length === 1) return a[0] === b[0] ? 'initial' : 'differs'
  if (!areTwoNames(a, b) && (isTypo(a, b) || isSpelling(a, b))) return 'typo'
  return isResembling(a, b) ? 'resembles' : 'differs'
}

const sameBeginning = 3
/** Perhaps two names, perhaps a pet name or a slip: everything else has to decide. */
const isResembling = (a: string, b: string) =>
  a.slice(0, sameBeginning) === b.slice(0, sameBeginning) || editDistance(a, b) === 1

const replacedCharsMin = 5
const twoTyposCharsMin = 8

// In a short word a letter that is replaced makes another name.
function isTypo(a: string, b: string): boolean {
  const chars = Math.min(a.length, b.length)
  const distance = editDistance(a, b)
  if (distance === 1) return chars >= replacedCharsMin || (chars >= 3 && (a.length !== b.length || isAnagram(a, b)))
  return distance === 2 && chars >= twoTyposCharsMin
}

const isAnagram = (a: string, b: string) => [...a].sort().join('') === [...b].sort().join('')

function isSpelling(a: string, b: string): boolean {
  const sound = soundOf(a)
  return sound.length >= 3 && sound === soundOf(b) && editDistance(spokenOf(a), spokenOf(b)) <= 2
}
