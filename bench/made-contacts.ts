import type { Person } from '../apps/api/src/features/candidate/duplicate/person.ts'
import { mailDomains } from './made-names.ts'
import type { Random } from './made-random.ts'

export const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[^a-z]/gi, '')
    .toLowerCase()

export function emailFor(random: Random, firstName: string, lastName: string): string {
  const [first, last] = [plain(firstName), plain(lastName)]
  const local = random.pick([
    `${first}.${last}`,
    `${first}${last}`,
    `${first[0]}${last}`,
    `${first}.${last}${random.below(100)}`,
    `${first}${random.below(10_000)}`,
    `${last}.${first}${random.below(1000)}`,
    `${first}_${random.pick(['tech', 'dev', 'java', 'it', 'pro'])}${random.below(100)}`,
  ])
  return random.ownBox(local, random.pick(mailDomains))
}

export const phoneFor = (random: Random) =>
  `${201 + random.below(780)}${200 + random.below(800)}${String(random.below(10_000)).padStart(4, '0')}`

/** The same number, written by another hand. */
export function rewritten(random: Random, phone: string): string {
  const [area, three, four] = [phone.slice(0, 3), phone.slice(3, 6), phone.slice(6)]
  return random.pick([
    phone,
    `(${area}) ${three}-${four}`,
    `+1 ${area} ${three} ${four}`,
    `${area}.${three}.${four}`,
    `1-${area}-${three}-${four}`,
  ])
}

const words =
  'delivered built led improved moved designed tested shipped reviewed planned measured taught reduced raised cut doubled owned ran'.split(
    ' ',
  )
const things =
  'pipeline service report ledger portal migration cluster dashboard release schema queue contract audit backlog budget team ward'.split(
    ' ',
  )
export const resumeOf = (
  random: Random,
  { firstName, lastName, skills, employers }: Omit<Person, 'emails' | 'phones'>,
) =>
  [
    firstName,
    lastName,
    ...skills,
    ...employers,
    ...Array.from({ length: 130 }, () => random.pick(random.chance(0.5) ? words : things)),
  ].join(' ')
