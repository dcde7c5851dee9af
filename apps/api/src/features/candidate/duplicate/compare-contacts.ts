import { editDistance } from './edit-distance.ts'
import { fold, nameWords } from './fold-name.ts'
import type { Person } from './person.ts'

export type ContactLikeness = 'same' | 'similar' | 'namesake' | 'differs' | 'absent'

const localMeans = /[.+_-]/g
const dotless = new Set(['gmail.com', 'googlemail.com'])
const sharedBoxes = new Set([
  'info',
  'admin',
  'office',
  'hr',
  'contact',
  'jobs',
  'mail',
  'resume',
  'resumes',
  'careers',
  'hello',
  'family',
])

/** An address without what its mail box ignores: case, `+tag`, and the dots of Gmail. */
export function foldEmail(email: string): string {
  const [local = '', domain = ''] = fold(email.trim()).split('@')
  const box = local.replace(/\+.*$/, '')
  if (!domain) return ''
  return dotless.has(domain) ? `${box.replaceAll('.', '')}@gmail.com` : `${box}@${domain}`
}

/** True for two spellings of one mail box. */
export const isSameBox = (a: string, b: string) => foldEmail(a) !== '' && foldEmail(a) === foldEmail(b)

/** Takes the part of an e-mail before the @, without signs; empty if it is nobody's own. */
export function localOf(email: string): string {
  const local = (foldEmail(email).split('@')[0] ?? '').replace(localMeans, '')
  return local.length >= 5 && !sharedBoxes.has(local) ? local : ''
}

/** The digits that tell a phone from others, however its country is written; empty if there are too few. */
export function phoneTail(phone: string): string {
  const digits = phone.replace(/(ext|x|#).*$/i, '').replace(/\D/g, '')
  return digits.length >= 7 ? digits.slice(-9) : ''
}

const byLikeness: readonly ContactLikeness[] = ['same', 'similar', 'namesake', 'differs', 'absent']

/** Compares the two values that are most alike: somebody who has several may have left one out elsewhere. */
function mostAlike(
  some: readonly string[],
  others: readonly string[],
  compare: (one: string, other: string) => ContactLikeness,
): ContactLikeness {
  const found = new Set(some.flatMap((one) => others.map((other) => compare(one, other))))
  return byLikeness.find((likeness) => found.has(likeness)) ?? 'absent'
}

export const compareEmails = (a: Person, b: Person): ContactLikeness =>
  mostAlike(a.emails, b.emails, (one, other) => compareAddresses(a, one, b, other))

function compareAddresses(a: Person, ofA: string, b: Person, ofB: string): ContactLikeness {
  const [one, other] = [foldEmail(ofA), foldEmail(ofB)]
  if (!one || !other) return 'absent'
  if (one === other) return 'same'
  const [[oneLocal = '', oneDomain = ''], [otherLocal = '', otherDomain = '']] = [one.split('@'), other.split('@')]
  const locals = [localOf(ofA), localOf(ofB)]
  if (locals[0] && locals[0] === locals[1]) {
    if (oneDomain !== otherDomain && editDistance(oneDomain, otherDomain) <= 2) return 'similar'
    return isMadeOfName(locals[0], a) || isMadeOfName(locals[0], b) ? 'namesake' : 'similar'
  }
  return oneDomain === otherDomain && isMistyped(oneLocal, otherLocal) ? 'similar' : 'differs'
}

// "john.smith1" and "john.smith2" are two people.
const isMistyped = (a: string, b: string) =>
  Math.min(a.length, b.length) >= 6 && a.replace(/\D/g, '') === b.replace(/\D/g, '') && editDistance(a, b) === 1

/** "john.smith" may be anybody of this name. */
function isMadeOfName(local: string, { firstName, lastName }: Person): boolean {
  const [first, last] = [nameWords(firstName).join(''), nameWords(lastName).join('')]
  const initials = [first, first.slice(0, 1)].flatMap((f) => [last, last.slice(0, 1)].flatMap((l) => [f + l, l + f]))
  return initials.includes(local) || local === first || local === last
}

export const comparePhones = (a: Person, b: Person): ContactLikeness => mostAlike(a.phones, b.phones, compareNumbers)

/** True if the two have a phone in common that is not one of many people. */
export function sharePhone(a: Person, b: Person, ofMany: ReadonlySet<string> = new Set()): boolean {
  const own = new Set(a.phones.map(phoneTail))
  return b.phones.map(phoneTail).some((tail) => tail !== '' && own.has(tail) && !ofMany.has(tail))
}

function compareNumbers(ofA: string, ofB: string): ContactLikeness {
  const [one, other] = [phoneTail(ofA), phoneTail(ofB)]
  if (!one || !other) return 'absent'
  if (one === other) return 'same'
  return one.length === other.length && editDistance(one, other) === 1 ? 'similar' : 'differs'
}
