import type { MatchReason } from '@corridor/contract/candidate/duplicate/reasons'
import { type ContactLikeness, compareEmails, comparePhones, sharePhone } from './compare-contacts.ts'
import { compareNames } from './compare-names.ts'
import { fold, nameWords } from './fold-name.ts'
import type { Person } from './person.ts'
import { sharedMarks } from './resume-marks.ts'
import { type Evidence, weighNames } from './weigh-names.ts'

export interface Score {
  /** Likelihood that the two are one person, 0 to 1. */
  score: number
  reasons: MatchReason[]
}

/** From here on a form speaks of them. */
export const possibleMin = 0.4

// Chance before anything is compared: if only a similar name or one contact brought two together, one pair in some hundreds is one person.
const priorBits = -9

/** Other people of the company, as far as they say something of two people. */
export interface Around {
  /** Number of its candidates that bear the very name that both have. */
  namesakes: number
  /** Phones that several people answer, by their tails. */
  sharedPhones: ReadonlySet<string>
}

/** Weighs all that is known of two people. */
export function scorePair(a: Person, b: Person, { namesakes = 2, sharedPhones }: Partial<Around> = {}): Score {
  const emails = compareEmails(a, b)
  const keepsContact = emails === 'same' || sharePhone(a, b, sharedPhones)
  const found = [
    ...weighNames(compareNames(a, b), { namesakes, keepsContact }),
    weigh(emailBits, emails, { same: 'sameEmail', similar: 'similarEmail', namesake: 'similarEmail' }),
    weigh(phoneBits, comparePhones(a, b), { same: 'samePhone', similar: 'similarPhone' }),
    weighEmployers(a, b),
    weighResumes(a, b),
    ...weighProfiles(a, b),
  ]
  const bits = found.reduce((sum, evidence) => sum + evidence.bits, priorBits)
  return { score: 1 / (1 + 2 ** -bits), reasons: found.flatMap(({ reason }) => reason ?? []) }
}

const emailBits: Record<ContactLikeness, number> = { same: 9, similar: 5, namesake: 1.5, differs: -1, absent: 0 }
const phoneBits: Record<ContactLikeness, number> = { same: 8, similar: 4.5, namesake: 0, differs: -2, absent: 0 }

const weigh = (
  bits: Record<ContactLikeness, number>,
  likeness: ContactLikeness,
  reasons: Partial<Record<ContactLikeness, MatchReason>>,
): Evidence => ({ bits: bits[likeness], reason: reasons[likeness] })

function weighEmployers({ employers: a }: Person, { employers: b }: Person): Evidence {
  if (a.length === 0 || b.length === 0) return { bits: 0 }
  const known = new Set(a.map(foldEmployer))
  return b.some((employer) => known.has(foldEmployer(employer))) ? { bits: 3, reason: 'sameEmployer' } : { bits: -1 }
}

const legalForms = new Set([
  'inc',
  'llc',
  'ltd',
  'limited',
  'corp',
  'corporation',
  'co',
  'company',
  'gmbh',
  'pvt',
  'private',
  'plc',
  'sa',
  'the',
])
const foldEmployer = (name: string) => {
  const words = nameWords(name)
  return words.filter((word) => !legalForms.has(word)).join(' ') || words.join(' ')
}

function weighResumes({ marks: a }: Person, { marks: b }: Person): Evidence {
  const share = sharedMarks(a, b)
  if (share === undefined || share < 0.3) return { bits: 0 }
  return { bits: share >= 0.7 ? 8 : 4, reason: 'similarResume' }
}

function weighProfiles(a: Person, b: Person): Evidence[] {
  const sameTitle = compareTexts(a.jobTitle, b.jobTitle)
  const samePlace = compareTexts(placeOf(a.location), placeOf(b.location))
  return [
    { bits: bitsOf(sameTitle, 1, -0.5) },
    { bits: bitsOf(samePlace, 1, -1), reason: samePlace ? 'sameLocation' : undefined },
    weighSkills(a, b),
    { bits: weighYears(a.experience, b.experience) },
  ]
}

const bitsOf = (isSame: boolean | undefined, same: number, other: number) =>
  isSame === undefined ? 0 : isSame ? same : other
const placeOf = (location: string | null) => location?.split(',')[0] ?? null
const compareTexts = (a: string | null, b: string | null) => (a && b ? fold(a.trim()) === fold(b.trim()) : undefined)

const skillsMin = 3
function weighSkills({ skills: a }: Person, { skills: b }: Person): Evidence {
  if (a.length < skillsMin || b.length < skillsMin) return { bits: 0 }
  const known = new Set(a.map(fold))
  const shared = new Set(b.map(fold).filter((skill) => known.has(skill))).size
  const share = shared / (a.length + b.length - shared)
  if (share >= 0.6) return { bits: 2, reason: 'sameSkills' }
  return { bits: shared === 0 ? -1.5 : share >= 0.35 ? 0.5 : 0 }
}

const yearsNear = 2
const yearsFar = 6
function weighYears(a: number | null, b: number | null): number {
  if (a === null || b === null) return 0
  const apart = Math.abs(a - b)
  if (apart <= yearsNear) return 0.5
  return apart > yearsFar ? -1.5 : 0
}
