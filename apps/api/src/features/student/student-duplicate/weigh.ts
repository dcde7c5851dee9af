import type { StudentLikeness } from '@corridor/contract/student/student-duplicate/kinds'
import { compareNames, type Likeness } from '../../candidate/duplicate/compare-names.ts'
import type { Shared } from './store.ts'

export interface ComparedPerson {
  firstName: string
  lastName: string
  birthDate: string | null
}

/**
 * Likelihoods that two students are one, by what stands on the list as very likely (0.8 and more) and what as possible. An e-mail or a phone
 * alone is a family's; the same name with it, or with the birth date, is one person's.
 */
const scores = {
  person: 0.98,
  named: 0.9,
  bornTogether: 0.9,
  contact: 0.6,
  otherName: 0.45,
  otherBirth: 0.4,
  family: 0.35,
}

/** Weighs two students who share something, and says what speaks for their being one and what against. */
export function weigh(one: ComparedPerson, other: ComparedPerson, shared: readonly Shared[]) {
  const names = compareNames(one, other)
  const isOtherName = isOther(names.first) || names.generation === 'differs'
  const isNamed = !isOtherName && !isOther(names.last)
  const isKnown = one.birthDate !== null && other.birthDate !== null
  const isBornTogether = isKnown && one.birthDate === other.birthDate
  const isOtherBirth = isKnown && !isBornTogether
  const isPerson = shared.includes('person') && !isOtherName
  const reasons: [StudentLikeness, boolean][] = [
    ['person', isPerson],
    ['name', isNamed && !isPerson],
    ['birthDate', isBornTogether && !isPerson],
    ['email', shared.includes('email')],
    ['phone', shared.includes('phone')],
    ['otherFirstName', isOtherName],
    ['otherBirthDate', isOtherBirth],
  ]
  const score = scores[whichOf({ isPerson, isNamed, isOtherName, isBornTogether, isOtherBirth })]
  return { score, reasons: reasons.flatMap(([reason, holds]) => (holds ? [reason] : [])) }
}

type Found = Record<'isPerson' | 'isNamed' | 'isOtherName' | 'isBornTogether' | 'isOtherBirth', boolean>

function whichOf({ isPerson, isNamed, isOtherName, isBornTogether, isOtherBirth }: Found): keyof typeof scores {
  if (isPerson) return 'person'
  if (isOtherName) return isOtherBirth ? 'family' : 'otherName'
  if (isOtherBirth) return 'otherBirth'
  if (isBornTogether) return 'bornTogether'
  return isNamed ? 'named' : 'contact'
}

// Names that only resemble each other are those of twins as often as slips.
const isOther = (likeness: Likeness) => likeness === 'differs' || likeness === 'resembles'
