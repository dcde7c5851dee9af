import type { Person } from '../apps/api/src/features/candidate/duplicate/person.ts'
import { marksOf } from '../apps/api/src/features/candidate/duplicate/resume-marks.ts'
import { emailFor, phoneFor, plain, resumeOf, rewritten } from './made-contacts.ts'
import { calledToo, cities, employers, firstNames, lastNames, trades } from './made-names.ts'
import { makeRandom, type Random } from './made-random.ts'

/** A made entry, and who it is of: entries of one `who` are one person. `kind` says how the double came about. */
export interface Made {
  who: number
  kind: string
  person: Person
}

/** Made people have one address and one phone each. */
type MadePerson = Omit<Person, 'emails' | 'phones'> & { email: string; phone: string }

/** People of a staffing firm with known doubles among them, and with people who only look like doubles. */
export function makePeople(seed: number, count: number): Made[] {
  const random = makeRandom(seed)
  const made: (Omit<Made, 'person'> & { person: MadePerson })[] = []
  let who = 0
  const add = (kind: string, person: MadePerson) => void made.push({ who: ++who, kind, person })
  while (made.length < count) {
    const person = makePerson(random)
    const fate = random.below(100)
    add('alone', person)
    if (fate < 17) {
      const kind = random.pick(Object.keys(doubles))
      made.push({ who, kind, person: changed(random, kind, person) })
      if (random.chance(0.1)) made.push({ who, kind: 'again', person: blur(random, newEmail(random, person)) })
    } else if (fate < 29) {
      const kind = random.pick(Object.keys(lookalikes))
      add(kind, (lookalikes[kind] as Change)(random, person))
    }
  }
  return made.slice(0, count).map(({ person, ...one }) => ({ ...one, person: toEntry(person) }))
}

const toEntry = ({ email, phone, ...person }: MadePerson): Person => ({ ...person, emails: [email], phones: [phone] })

function changed(random: Random, kind: string, person: MadePerson): MadePerson {
  const double = blur(random, (doubles[kind] as Change)(random, person))
  if (kind !== 'same resume') return double
  // The resume is all that leads to them; if none was known there is nothing to find.
  const marks = person.marks.map((mark) => (random.chance(0.12) ? random.below(2 ** 31) : mark))
  return marks.length > 0 ? { ...double, marks } : { ...double, employers: person.employers, phone: person.phone }
}

function makePerson(random: Random): MadePerson {
  const firstName = random.pickCommon(firstNames)
  const lastName = random.pickCommon(lastNames).replace('-', ' ')
  const trade = random.pick(trades)
  const known = random.some(employers, 1 + random.below(4))
  const person: MadePerson = {
    firstName,
    lastName,
    email: emailFor(random, firstName, lastName),
    phone: phoneFor(random),
    jobTitle: random.chance(0.9) ? random.pick(trade.titles) : null,
    experience: random.chance(0.85) ? random.below(20) : null,
    skills: random.chance(0.9) ? random.some(trade.skills, 4 + random.below(5)) : [],
    location: random.chance(0.85) ? random.pick(cities) : null,
    employers: random.chance(0.6) ? known : [],
    marks: [],
  }
  return random.chance(0.5) ? { ...person, marks: marksOf(resumeOf(random, person)) } : person
}

type Change = (random: Random, person: MadePerson) => MadePerson

/** Changes the values that differ between two entries of one person anyway: another day, another recruiter. */
function blur(random: Random, person: MadePerson): MadePerson {
  return {
    ...person,
    phone: rewritten(random, person.phone),
    jobTitle: random.chance(0.3) ? otherTitle(random, person) : person.jobTitle,
    location: random.chance(0.2) ? random.pick(cities) : person.location,
    experience: person.experience === null ? null : person.experience + random.below(3),
    skills: person.skills.filter(() => random.chance(0.88)),
    employers: random.chance(0.3)
      ? []
      : random.chance(0.3)
        ? [random.pick(employers), ...person.employers]
        : person.employers,
    marks: random.chance(0.3) ? [] : person.marks.map((mark) => (random.chance(0.12) ? random.below(2 ** 31) : mark)),
  }
}

const otherTitle = (random: Random, { jobTitle }: MadePerson) =>
  random.pick(trades.find(({ titles }) => titles.includes(jobTitle ?? ''))?.titles ?? [jobTitle])

const newEmail: Change = (random, person) => ({ ...person, email: emailFor(random, person.firstName, person.lastName) })
const newPhone: Change = (random, person) => ({ ...person, phone: phoneFor(random) })
/** A new address at another provider; the part before the @ stays. */
const newProvider: Change = (random, person) => ({
  ...person,
  email: `${person.email.split('@')[0]}@${random.pick(['proton.me', 'aol.com', 'live.com'])}`,
})
const dotted: Change = (random, person) => {
  const [local = '', domain] = person.email.split('@')
  const signed =
    domain === 'gmail.com' && random.chance(0.5) ? `${local.slice(0, 2)}.${local.slice(2)}` : `${local}+jobs`
  return { ...person, email: `${signed}@${domain}` }
}
/** One of the contacts stays, as it is with people who come back. */
const oneContact: Change = (random, person) =>
  random.pick([newEmail, dotted, (r: Random, p: MadePerson) => newPhone(r, dotted(r, p)), newProvider])(random, person)

function mistype(random: Random, word: string): string {
  const at = 1 + random.below(Math.max(word.length - 1, 1))
  const letter = random.pick([...'aeinorst'])
  return random.pick([
    word.slice(0, at) + word.slice(at + 1),
    word.slice(0, at) + letter + word.slice(at),
    word.slice(0, at) + letter + word.slice(at + 1),
    word.slice(0, at - 1) + (word[at] ?? '') + (word[at - 1] ?? '') + word.slice(at + 1),
  ])
}
const typo: Change = (random, person) =>
  random.chance(0.5) || person.firstName.length < 5
    ? { ...person, lastName: mistype(random, person.lastName) }
    : { ...person, firstName: mistype(random, person.firstName) }
const nickname: Change = (random, person) => ({
  ...person,
  firstName: random.pick(calledToo[person.firstName] ?? [person.firstName]),
})
const swapped: Change = (_, person) => ({ ...person, firstName: person.lastName, lastName: person.firstName })
const longer: Change = (random, person) =>
  random.chance(0.5)
    ? { ...person, lastName: `${person.lastName}${random.pick([' ', '-'])}${random.pick(lastNames)}` }
    : { ...person, firstName: `${person.firstName} ${random.pick(firstNames)}` }
const then =
  (...changes: Change[]): Change =>
  (random, person) =>
    changes.reduce((changed, change) => change(random, changed), person)

const doubles: Record<string, Change> = {
  typo: then(typo, oneContact),
  'typo, all else kept': then(typo, dotted),
  nickname: then(nickname, oneContact),
  'nickname and typo': then(nickname, typo, dotted),
  'new e-mail': newEmail,
  'new phone': then(newPhone, dotted),
  'new provider and phone': then(newPhone, newProvider),
  swapped: then(swapped, oneContact),
  'longer name': then(longer, oneContact),
  initial: then((_, person) => ({ ...person, firstName: person.firstName.slice(0, 1) }), newEmail),
  'mistyped phone': (random, person) => ({ ...newEmail(random, person), phone: mistypedPhone(random, person.phone) }),
  'same resume': then(newEmail, newPhone),
  'other accents': (random, person) =>
    oneContact(random, {
      ...person,
      firstName: person.firstName.normalize('NFKD').replace(/\p{M}/gu, ''),
      lastName: person.lastName.toUpperCase(),
    }),
}

function mistypedPhone(random: Random, phone: string): string {
  const at = 3 + random.below(6)
  return phone.slice(0, at) + phone[at + 1] + phone[at] + phone.slice(at + 2)
}

// Relatives never share a first name here, nor do they share a resume.
const otherFirst = (random: Random, { firstName }: MadePerson) =>
  random.pick(firstNames.filter((name) => name !== firstName && !calledToo[firstName]?.includes(name)))
const another = (random: Random, like: Partial<MadePerson>): MadePerson => {
  const person = { ...makePerson(random), ...like }
  return like.email === undefined ? { ...person, email: emailFor(random, person.firstName, person.lastName) } : person
}

const lookalikes: Record<string, Change> = {
  'sibling with the phone': (random, person) =>
    another(random, {
      firstName: otherFirst(random, person),
      lastName: person.lastName,
      phone: person.phone,
      location: person.location,
    }),
  'family e-mail': (random, person) => {
    const [local, domain] = person.email.split('@')
    return another(random, {
      firstName: otherFirst(random, person),
      lastName: person.lastName,
      phone: person.phone,
      email: `${local}+family@${domain}`,
    })
  },
  namesake: (random, person) => another(random, { firstName: person.firstName, lastName: person.lastName }),
  'namesake in the city': (random, person) =>
    another(random, {
      firstName: person.firstName,
      lastName: person.lastName,
      location: person.location,
      jobTitle: person.jobTitle,
    }),
  'namesake at the employer': (random, person) =>
    another(random, { firstName: person.firstName, lastName: person.lastName, employers: person.employers }),
  'namesake with the mail name': (random, person) => {
    const local = `${plain(person.firstName)}.${plain(person.lastName)}`
    return another(random, {
      firstName: person.firstName,
      lastName: person.lastName,
      email: random.ownBox(local, random.pick(['yahoo.com', 'aol.com'])),
    })
  },
  'surname, city and trade': (random, person) =>
    another(random, {
      firstName: otherFirst(random, person),
      lastName: person.lastName,
      location: person.location,
      jobTitle: person.jobTitle,
      skills: person.skills,
    }),
  'front desk phone': (random, person) => another(random, { phone: person.phone, employers: person.employers }),
  'father and son': (random, person) =>
    another(random, {
      firstName: person.firstName,
      lastName: `${person.lastName} ${random.pick(['Jr', 'III'])}`,
      location: person.location,
    }),
}
