import { gradeAt, rateAt, skillsFor, tracks } from './tracks.ts'

/** Numbers that look random and are the same each time (mulberry32): a demo of one scale is always the same. */
export function makeRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

export interface MadePerson {
  firstName: string
  lastName: string
  email: string
  phone: string
  jobTitle: string
  experience: number
  skills: string[]
  location: string
  isActive: boolean
  readyToRelocate: boolean
  /** Position among the authorizations of the country, 0 to 1. */
  authorization: number
  /** Dollars an hour. */
  rate: number
}

/** One made-up person per number: common and rare names of several scripts, so that searches find few and many. */
export function makePerson(random: () => number, number: number): MadePerson {
  const pick = <Entry>(list: readonly Entry[]): Entry => list[Math.floor(random() * list.length)] as Entry
  const given = pick(firstNames)
  const named = random() < 0.04 ? pick(rareNames) : pick(lastNames)
  // A Chinese name is whole: its family stands first.
  const [lastName, firstName] = /^\p{Script=Han}/u.test(named) ? (named.split(' ') as [string, string]) : [named, given]
  const track = pick(tracks)
  const title = pick(track.titles)
  const experience = Math.round(5 + random() * 175) / 10
  const plain = `${firstName}.${lastName}`
    .normalize('NFKD')
    .replace(/[^a-zA-Z.]/g, '')
    .toLowerCase()
    .replace(/^\.+|\.+$/g, '')
  return {
    firstName,
    lastName,
    email: `${plain || 'person'}${number}@mail.example`,
    phone: phoneOf(number, random),
    jobTitle: `${gradeAt(experience, random())}${title}`,
    experience,
    skills: skillsFor(title, random),
    location: pick(locations),
    isActive: random() < 0.92,
    readyToRelocate: random() < 0.5,
    authorization: random(),
    rate: rateAt(experience) + Math.round(random() * 4 - 2),
  }
}

/** A number that is set aside for fiction, as long as there are enough of these. */
function phoneOf(number: number, random: () => number): string {
  const area = areaCodes[number % areaCodes.length]
  const line = Math.floor(number / areaCodes.length)
  const last = line < fictionLines ? String(100 + line) : String(Math.floor(random() * 10_000))
  return `+1${area}555${last.padStart(4, '0')}`
}

const fictionLines = 100
const words = (text: string) => text.trim().split(/\s+/)
export const firstNames =
  words(`Aarav Abigail Adrian Aisha Alejandro Alexander Alice Amara Amelia Amir Ana Andrea Anil Anika Anna Anthony
  Ariana Arjun Arthur Asha Benjamin Bianca Brandon Camila Carlos Caroline Charlotte Chen Chinedu Chloe Clara Daniel David Deepak Diana
  Diego Dmitri Edward Elena Elif Elijah Élodie Emily Emma Eric Ethan Eva Farah Fatima Felix Fernando Finn Gabriel Giulia Grace Hana
  Hannah Harish Hassan Helena Hiroshi Ibrahim Ines Isabella Isla Ivan Jacob James Jana Jasmine Jason Javier Jennifer Jessica Jin Joao
  Johanna Jonas Jose Joseph Julia Kamal Karan Karen Karim Katarina Kavya Kenji Kevin Khadija Kiran Laila Lakshmi Lars Laura Layla Leo
  Leon Lina Linda Lucas Lucia Luis Magnus Mai Malik Manish Marco Maria Mariam Marie Mark Marta Martin Mateo Matthew Maya Mei Mia
  Michael Michelle Mila Min Ming Mohammed Monica Nadia Naomi Natalia Nathan Neha Nia Nicolas Nikhil Nina Noah Nora Olga Oliver Olivia
  Omar Oscar Pablo Patricia Paul Pavel Pedro Peter Pooja Priya Rachel Rahul Raj Rania Ravi Rebecca Riya Robert Rohan Rosa Ruth Ryan
  Sahil Salma Samuel Sandra Sanjay Sara Sarah Sebastian Shreya Simon Sofia Sophie Stefan Stephanie Sunita Susan Svetlana Tariq Teresa
  Thomas Tomas Valentina Vanessa Victor Victoria Vikram Viktor William Yara Yasmin Youssef Yuki Zara Zoe`)
export const lastNames =
  words(`Abbott Adams Agarwal Ahmed Ali Allen Almeida Anderson Andersson Bailey Baker Banerjee Barnes Becker Bell Bennett
  Berg Bianchi Brooks Brown Bui Campbell Carter Castro Chakraborty Chan Chandra Chang Chavez Chen Cho Choi Clark Collins Cook Cooper Costa
  Cox Cruz Das Davis Desai Diaz Dubois Edwards Eriksson Evans Fernandez Fischer Flores Foster Fournier Garcia Ghosh Gomez Gonzalez Gray
  Green Gupta Gutierrez Haddad Hall Hansen Harris Hassan Hernandez Hill Hoffmann Howard Huang Hughes Hussain Ivanov Iyer Jackson Jain
  James Jensen Jiang Johansson Johnson Jones Joshi Kaplan Kapoor Kaur Kelly Khan Kim King Koch Kowalski Kumar Lee Lewis Li Lim Lin Liu
  Lopez Martin Martinez Mehta Mendoza Meyer Miller Mishra Mitchell Moore Morales Moreau Morgan Morris Müller Murphy Nair Nakamura Nelson
  Nguyen Nielsen Novak Okafor Olsen Ortiz Park Parker Patel Perez Peterson Petrov Pham Phillips Pillai Popescu Powell Price Ramirez
  Ramos Rao Reddy Reed Reyes Richardson Rivera Roberts Robinson Rodriguez Rogers Romano Rossi Roy Ruiz Russell Saito Sanchez Santos
  Sato Schmidt Schneider Scott Sharma Shah Silva Singh Smith Sokolov Soto Stewart Suzuki Svensson Tan Tanaka Taylor Thomas Thompson
  Torres Tran Turner Vargas Verma Wagner Walker Wang Ward Watson Weber White Williams Wilson Wong Wood Wright Wu Xu Yadav Yamamoto
  Yang Yilmaz Young Yu Zhang Zhao Zhou Ziegler`)
const rareNames = [
  '王 小明',
  '李 娜',
  '张 伟',
  '陈 静',
  "O'Connor",
  "D'Souza",
  'van Dijk',
  'de la Cruz',
  'Al-Rashid',
  'Øster',
  'Łukasik',
  'Żak',
  'Nguyễn',
  'Ng',
  'Li',
]
// Area codes of networks that are there.
const areaCodes = words('212 214 312 404 408 416 425 469 512 602 617 630 704 732 813 832 916 972')
const locations = [
  'Dallas, TX',
  'Edison, NJ',
  'Austin, TX',
  'Chicago, IL',
  'Atlanta, GA',
  'San Jose, CA',
  'Toronto, ON',
  'Charlotte, NC',
  'Phoenix, AZ',
  'Tampa, FL',
  'Seattle, WA',
  'Boston, MA',
  'Denver, CO',
  'Columbus, OH',
]
