import { likelyMin } from '@corridor/contract/records/merge/kinds'
import { describe, expect, it } from 'vitest'
import { soundOf } from './fold-name.ts'
import type { Person } from './person.ts'
import { bandsOf, marksOf, sharedMarks } from './resume-marks.ts'
import { scorePair } from './score.ts'
import { sharedPhones } from './shared-phones.ts'

interface More extends Partial<Person> {
  email?: string
  phone?: string
}

const person = (firstName: string, lastName: string, { email, phone, ...more }: More = {}): Person => ({
  firstName,
  lastName,
  emails: email ? [email] : [],
  phones: phone ? [phone] : [],
  jobTitle: null,
  experience: null,
  skills: [],
  location: null,
  employers: [],
  marks: [],
  ...more,
})
const phone = { phone: '+1 (201) 555-0123' }
const samePhone = { phone: '2015550123' }

type Case = [what: string, one: Person, other: Person]

const same: Case[] = [
  ['a nickname and the phone', person('Robert', 'Quill', phone), person('Bob', 'Quill', samePhone)],
  ['a typo and the phone', person('Jennifer', 'Lopez', phone), person('Jenifer', 'Lopez', samePhone)],
  ['names in the other order', person('Wei', 'Zhang', phone), person('Zhang', 'Wei', samePhone)],
  ['another transliteration', person('Mohammed', 'Hussein', phone), person('Muhammad', 'Hussain', samePhone)],
  ['another script', person('Дмитрий', 'Петров', phone), person('Dmitri', 'Petrov', samePhone)],
  ['accents left out', person('François', 'Lefèvre', phone), person('Francois', 'LEFEVRE', samePhone)],
  ['an initial', person('R.', 'Quill', phone), person('Robert', 'Quill', samePhone)],
  ['a second last name', person('María', 'García López', phone), person('Maria', 'Garcia', samePhone)],
  [
    'a Gmail address with dots and a tag',
    person('Ann', 'Oak', { email: 'ann.oak@gmail.com' }),
    person('Ann', 'Oak', { email: 'annoak+jobs@googlemail.com' }),
  ],
  [
    'the part before the @, which nobody else has',
    person('Ann', 'Oak', { email: 'oakwood_ann7@aol.com' }),
    person('Ann', 'Oak', { email: 'oakwood_ann7@proton.me' }),
  ],
  [
    'a phone that is one of several',
    person('Robert', 'Quill', { phones: ['+14155550102', '+12015550123'] }),
    person('Bob', 'Quill', samePhone),
  ],
  [
    'employer, place and skills',
    person('Oksana', 'Quill', {
      employers: ['Acme Inc.'],
      location: 'Edison, New Jersey',
      skills: ['Java', 'SQL', 'Go'],
    }),
    person('Oksana', 'Quill', { employers: ['ACME'], location: 'Edison', skills: ['java', 'sql', 'go'] }),
  ],
  [
    'a last name that changed, and the e-mail',
    person('Hannah', 'Whitaker', { ...phone, email: 'hw77@aol.com' }),
    person('Hannah', 'Delacroix', { phone: '4155550102', email: 'hw77@aol.com' }),
  ],
  [
    'a last name that changed, and the phone',
    person('Meera', 'Trivedi', { ...phone, email: 'meera7@aol.com' }),
    person('Meera', 'Rao', { ...samePhone, email: 'mr3141@proton.me' }),
  ],
  [
    'Jr. that one leaves out, and the phone',
    person('Walter', 'Haskins Jr.', phone),
    person('Walter', 'Haskins', samePhone),
  ],
  [
    'an article written with the name',
    person('Mohammed', 'Al-Rashid', phone),
    person('Muhammad', 'Alrasheed', samePhone),
  ],
  ['Arabic letters', person('محمد', 'حسين', phone), person('Mohammed', 'Hussein', samePhone)],
]
const different: Case[] = [
  ['siblings with one phone', person('Jane', 'Smith', phone), person('Peter', 'Smith', samePhone)],
  [
    'siblings with one phone and one address',
    person('Ravi', 'Rao', { ...phone, email: 'rao.family9@aol.com' }),
    person('Sunita', 'Rao', { ...samePhone, email: 'rao.family9+2@aol.com' }),
  ],
  ['brother and sister of similar names', person('Mario', 'Rossi', phone), person('Maria', 'Rossi', samePhone)],
  [
    'a last name and a city',
    person('Jane', 'Smith', { location: 'Austin, Texas' }),
    person('John', 'Smith', { location: 'Austin, Texas' }),
  ],
  [
    'one name with other contacts',
    person('John', 'Smith', { phone: '2015550101', email: 'jsmith@aol.com' }),
    person('John', 'Smith', { phone: '4155550102', email: 'johns44@gmail.com' }),
  ],
  [
    'numbered addresses',
    person('John', 'Smith', { phone: '2015550101', email: 'john.smith1@gmail.com' }),
    person('John', 'Smith', { phone: '4155550102', email: 'john.smith2@gmail.com' }),
  ],
  ['father and son at one phone', person('John', 'Smith Sr.', phone), person('John', 'Smith Jr.', samePhone)],
  [
    'second and third at one phone and one address',
    person('Charles', 'Winthrop II', { ...phone, email: 'w7home@aol.com' }),
    person('Charles', 'Winthrop III', { ...samePhone, email: 'w7home@aol.com' }),
  ],
  [
    'one first name and one employer',
    person('Maria', 'Lopez', { ...phone, employers: ['Acme'] }),
    person('Maria', 'Chen', { phone: '4155550102', employers: ['Acme'] }),
  ],
  ['other Arabic letters', person('محمد', 'حسين', phone), person('Mahmoud', 'Khalil', samePhone)],
  ['colleagues at the front desk phone', person('Ann', 'Oak', phone), person('Peter', 'Quill', samePhone)],
  ['two who left their names out', person('', '', phone), person('', '', { phone: '2015550199' })],
]

describe('two entries', () => {
  it.each(same)('are one person by %s', (_, one, other) => {
    expect(scorePair(one, other).score).toBeGreaterThanOrEqual(likelyMin)
    expect(scorePair(other, one)).toEqual(scorePair(one, other))
  })

  it.each(different)('are two people in spite of %s', (_, one, other) => {
    expect(scorePair(one, other).score).toBeLessThan(likelyMin / 2)
  })

  it('of a common name say less than those of a rare one', () => {
    const [one, other] = [person('John', 'Smith', phone), person('John', 'Smith', samePhone)]
    expect(scorePair(one, other, { namesakes: 64 }).score).toBeLessThan(scorePair(one, other, { namesakes: 2 }).score)
  })
})

it('of one first name at a phone that many answer are two people', () => {
  const [one, other] = [person('Ravi', 'Teja', phone), person('Ravi', 'Bhalla', samePhone)]
  const desk = [person('Uma', 'Chandran', phone), person('Nils', 'Hagen', phone)]
  expect(scorePair(one, other).reasons).toEqual(['otherLastName', 'samePhone'])
  expect(scorePair(one, other, { sharedPhones: sharedPhones([one, other, ...desk]) }).score).toBeLessThan(likelyMin / 2)
})

describe('the marks of a resume', () => {
  const text = Array.from({ length: 300 }, (_, at) => `word${(at * 37) % 101}`)

  it('tell an edited resume from another one', () => {
    const edited = text.with(10, 'new').with(200, 'lines')
    const other = text.map((word) => `${word}x`)
    const marks = marksOf(text.join(' '))
    expect(sharedMarks(marks, marksOf(edited.join(' ')))).toBeGreaterThan(0.7)
    expect(sharedMarks(marks, marksOf(other.join(' ')))).toBeLessThan(0.2)
    expect(bandsOf(marks).filter((band) => bandsOf(marksOf(edited.join(' '))).includes(band))).not.toEqual([])
  })

  it('are none where there is too little text', () => {
    expect(marksOf('Jane Doe, Engineer')).toEqual([])
    expect(sharedMarks([], [])).toBeUndefined()
  })
})

it('spellings of one name sound alike', () => {
  for (const [one, other] of [
    ['srinivas', 'sreenivas'],
    ['philip', 'filip'],
    ['katharine', 'catherine'],
    ['youssef', 'yusuf'],
  ]) {
    expect(soundOf(one ?? '')).toBe(soundOf(other ?? ''))
  }
})
