import type { MatchReason } from '@corridor/contract/candidate/duplicate/reasons'
import type { Likeness, NameLikeness } from './compare-names.ts'

/** One thing that speaks for or against: how much, in bits, and what to tell people of it. */
export interface Evidence {
  bits: number
  reason?: MatchReason | undefined
}

const sameNameBits = 8
const partBits: Record<Likeness, number> = {
  same: 0,
  nickname: -1,
  compound: -1,
  typo: -1.5,
  initial: -3.5,
  absent: -3.5,
  resembles: -8.5,
  // Weight of a differing last name, which may change with a marriage.
  differs: -10,
}
// Families share phones, addresses and last names; their first names tell them apart.
const otherFirstNameBits = -22
// John Smith may be John Smith Jr. or his father: people are asked. Jr. and Sr. are two whatever they share.
const generationBits = { same: 0, unsaid: -3, differs: -30 }
const swappedBits = -0.5
// Weight of a changed last name beside the same first name and an address or a phone: most such people have married.
const changedLastNameBits = -2

interface Beside {
  namesakes: number
  keepsContact: boolean
}

export function weighNames(names: NameLikeness, { namesakes, keepsContact }: Beside): Evidence[] {
  const { first, last, isSwapped, generation } = names
  const isChanged = keepsContact && hasChangedLastName(names)
  const bits =
    sameNameBits +
    (first === 'differs' ? otherFirstNameBits : partBits[first]) +
    (isChanged ? changedLastNameBits : partBits[last]) +
    (isSwapped ? swappedBits : 0) +
    generationBits[generation]
  if (first === 'same' && last === 'same') {
    const common = Math.log2(Math.max(namesakes, 2) / 2)
    return [{ bits: bits - common, reason: isSwapped ? 'swappedName' : 'sameName' }]
  }
  if (isChanged) return [{ bits, reason: 'otherLastName' }]
  if (isOther(first) || isOther(last)) return [{ bits }]
  return [{ bits, reason: isSwapped ? 'swappedName' : reasonOf([first, last]) }]
}

const isOther = (part: Likeness) => part === 'differs' || part === 'resembles'
const hasChangedLastName = ({ first, last, isSwapped }: NameLikeness) =>
  isOther(last) && !isSwapped && (first === 'same' || first === 'nickname')

function reasonOf(parts: Likeness[]): MatchReason | undefined {
  if (parts.includes('nickname')) return 'nickname'
  if (parts.includes('typo')) return 'similarName'
  return parts.includes('compound') ? 'partOfName' : 'similarName'
}
