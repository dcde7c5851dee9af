import type { Person } from '../apps/api/src/features/candidate/duplicate/person.ts'
import { phoneFor, plain } from './made-contacts.ts'
import { cities, employers, mailDomains, trades } from './made-names.ts'
import type { Random } from './made-random.ts'

/** One entry of a pair, with one address and one phone. */
export type Entry = Omit<Person, 'emails' | 'phones'> & { email: string; phone: string }

export const toPerson = ({ email, phone, ...entry }: Entry): Person => ({ ...entry, emails: [email], phones: [phone] })

const names =
  `Garrett Whitlow|Imani Drummond|Stellan Aberg|Noor Bashir|Pilar Ochoa|Tobias Renner|Yasmin Farouk|Declan Moriarty|Anneke Visser|
  Rafael Quintana|Shreya Bhandari|Lionel Castwell|Odile Marchetti|Kenji Arakawa|Bronwen Pryce|Emeka Obi|Saoirse Keane|Anton Weiland|
  Marisol Tejada|Howard Pinkney|Leontine Kuipers|Gideon Marsh|Rosalind Achterberg|Tariq Zaman|Celeste Fontaine|Owen Hathaway|
  Mireille Dufour|Kofi Asante|Beatrix Lund|Harlan Stokes`
    .split(/\|\s*/)
    .map((name) => name.split(' ') as [string, string])

/** A person of a name; of one of these names if none is given. */
export function personOf(random: Random, firstName = '', lastName = ''): Entry {
  const [first, last] = firstName ? [firstName, lastName] : random.pick(names)
  const trade = random.pick(trades)
  return {
    firstName: first,
    lastName: last,
    email: emailOf(random, first, last),
    phone: phoneFor(random),
    jobTitle: random.pick(trade.titles),
    experience: 2 + random.below(15),
    skills: random.some(trade.skills, 6),
    location: random.pick(cities),
    employers: random.chance(0.6) ? random.some(employers, 2) : [],
    marks: [],
  }
}

/** An address that is the person's own and does not only say the name. */
export const emailOf = (random: Random, firstName: string, lastName: string) =>
  random.ownBox(
    `${plain(firstName) || 'me'}${random.pick(['.', '_', ''])}${plain(lastName)}${10 + random.below(90)}`,
    random.pick(mailDomains),
  )

/** The person two years on: the profile has moved, the name and the contacts stand. */
export const later = (random: Random, entry: Entry): Entry => ({
  ...entry,
  jobTitle: random.chance(0.5) ? entry.jobTitle : `Lead ${entry.jobTitle}`,
  experience: entry.experience === null ? null : entry.experience + 2,
  skills: [...entry.skills.filter(() => random.chance(0.8)), 'Leadership'],
  location: random.chance(0.75) ? entry.location : random.pick(cities),
  employers: random.chance(0.5) ? entry.employers : [random.pick(employers)],
})

/** Another person, with a life of their own. */
export const another = (random: Random, firstName: string, lastName: string, like: Partial<Entry> = {}): Entry => ({
  ...personOf(random, firstName, lastName),
  ...like,
})
