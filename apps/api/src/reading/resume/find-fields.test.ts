import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { FoundValue, ResumeFields } from '../answer.ts'
import { toPage } from '../document/page-text.ts'
import { findFields } from './find-fields.ts'

const read = (text: string) => findFields([toPage([{ text, size: 0 }])])
const single = ['firstName', 'lastName', 'email', 'phone', 'jobTitle'] as const
const values = (fields: ResumeFields) =>
  Object.fromEntries(single.flatMap((field) => (fields[field] ? [[field, fields[field].value]] : [])))

/** Every value of an answer, however deep it stands, with its name. */
function listFound(part: unknown, name = ''): [string, FoundValue][] {
  if (typeof part !== 'object' || part === null) return []
  if ('sure' in part) return [[name, part as FoundValue]]
  return Object.entries(part).flatMap(([key, inner]) => listFound(inner, key))
}

// Told in a form of their own: '2019-05' where 'May 2019' stands.
const isRewritten = (name: string) => /Date$|^experience$/.test(name)

describe('findFields', () => {
  it.each<[string, string, string | undefined, string | undefined]>([
    ['below a heading', 'RESUME\nJohn A. Smith\njsmith99@gmail.com', 'John', 'Smith'],
    ['in capitals', 'ROBERT MCDONALD JR.\nrobert.mcdonald@x.com', 'Robert', 'McDonald'],
    ['with one part in capitals', 'Anne-Marie DUPONT\nanne@x.fr', 'Anne-Marie', 'Dupont'],
    ['without capitals, when the address agrees', 'jane doe\nsoftware engineer\njane@doe.com', 'Jane', 'Doe'],
    ['set with spaces', 'J O H N   D O E\njohn.doe@example.com', 'John', 'Doe'],
    ['set with equal spaces', 'J O H N D O E\njohn.doe@example.com', 'John', 'Doe'],
    ['behind a label', 'Name: Priya Sharma\nEmail: ps@x.in', 'Priya', 'Sharma'],
    ['behind a heading', 'Resume of Deepak Kumar\ndeepak@x.in', 'Deepak', 'Kumar'],
    ['before a role', 'Mary Ann Lee - Nurse\nmaryann.lee@x.com', 'Mary Ann', 'Lee'],
    ['with titles', 'Dr. Ludwig van der Berg, PhD, MBA', 'Ludwig', 'van der Berg'],
    ['with particles in capitals', 'LARS VAN DIJK\nlars@x.nl', 'Lars', 'van Dijk'],
    ['of a father', 'Ahmed bin Rashid Al Maktoum\nahmed@x.ae', 'Ahmed', 'bin Rashid Al Maktoum'],
    ['turned round', 'SMITH, John\njohn.smith@example.com', 'John', 'Smith'],
    ['of two families', 'María García López\nmaria.garcia@correo.es', 'María', 'García López'],
    ['with an apostrophe', "Seán O’Brien\nsean.o'brien@example.ie", 'Seán', 'O’Brien'],
    ['that is a role too', 'Jane Developer\nWeb Designer\njane.developer@example.com', 'Jane', 'Developer'],
    ['alone', 'Sukarno\nDriver\nsukarno@example.id', 'Sukarno', undefined],
    ['in Vietnamese order', 'Nguyễn Văn An\nan.nguyen@mail.vn', 'An', 'Nguyễn'],
    ['in Chinese', '个人简历\n李明\nliming@example.cn', '明', '李'],
    ['in Japanese', '山田 太郎\nyamada@example.jp', '太郎', '山田'],
    ['in Korean', '김민수\nminsu.kim@example.kr', '민수', '김'],
    ['in Arabic', 'محمد علي\nmohammed@example.com', 'محمد', 'علي'],
    ['in Cyrillic', 'Иван Петров\nivan@example.ru', 'Иван', 'Петров'],
    ['of a role, which is none', 'STAFF ACCOUNTANT\nSummary\nAccountant with ten years.', undefined, undefined],
    ['nowhere', 'Professional Summary\nHardworking person\nSkills\nJava', undefined, undefined],
  ])('finds a name %s', (_, text, firstName, lastName) => {
    const fields = read(text)
    expect([fields.firstName?.value, fields.lastName?.value]).toEqual([firstName, lastName])
  })

  it.each<[string, string, string | undefined]>([
    ['plain', 'Mail: John.Doe+cv@mail.example.co.uk.', 'John.Doe+cv@mail.example.co.uk'],
    ['wrapped after the sign', 'priya.sharma@\nexample.com', 'priya.sharma@example.com'],
    ['wrapped before the top', 'priya@example.\ncom', 'priya@example.com'],
    ['wrapped inside the domain', 'priya@exam\nple.com', 'priya@example.com'],
    ['wrapped after a dot', 'alejandro.\nmartinez@example.com', 'alejandro.martinez@example.com'],
    [
      'wrapped inside the name',
      'Alejandro Martinez\nalejandro.marti\nnez@example.com',
      'alejandro.martinez@example.com',
    ],
    [
      'wrapped in a narrow column',
      'mariana.delcastillo.w\nork@protonmail.com',
      'mariana.delcastillo.work@protonmail.com',
    ],
    ['below a site', 'mariana-site.example.com\njohn@example.com', 'john@example.com'],
    ['below a word of its own', 'Developer\njohn@example.com', 'john@example.com'],
    ['with blanks', 'john @ gmail . com', 'john@gmail.com'],
    ['in words', 'john (at) gmail [dot] com', 'john@gmail.com'],
    ['absent', 'Follow @john on example.com', undefined],
  ])('finds an e-mail %s', (_, text, email) => {
    expect(read(text).email?.value).toBe(email)
  })

  it.each<[string, string, string | undefined]>([
    ['American', 'Phone: (415) 555-2671', '+14155552671'],
    ['American with dots', 'Tel. 1.800.555.0199', '+18005550199'],
    ['American of a reserved area', '(555) 123-4567 | a@b.co', '+15551234567'],
    ['with a plus', '+34 612 345 678', '+34612345678'],
    ['with two zeros', 'Mobil: 0049 151 23456789', '+4915123456789'],
    ['that lacks its plus', 'Cell: 91 98765 43210', '+919876543210'],
    ['of an unsaid country, as written', 'Tel: 06 12 34 56 78', '06 12 34 56 78'],
    ['of an unsaid country, without a label', 'Aisha binti Abdullah\nKuala Lumpur • 012-345 6789', '012-345 6789'],
    ['beside the e-mail, not the fax', 'Fax: 415-555-2670\nPhone: 415-555-2671\na@b.co', '+14155552671'],
    ['not in years', 'Engineer 2015 - 2019, 2019-2021', undefined],
    ['not in dates', '01/02/2019 to 2020-03-04, 06.2018', undefined],
    ['not in a postcode', 'San Francisco, CA 94107-1234', undefined],
    ['not in an identifier', 'ID 123456789, https://x.io/1234567890', undefined],
    ['not in a social security number', 'SSN 078-05-1120', undefined],
  ])('finds a phone %s', (_, text, phone) => {
    expect(read(text).phone?.value).toBe(phone)
  })

  it.each<[string, string, string | undefined]>([
    ['below the name', 'John Doe\nSenior Java Developer\nj.doe@x.com', 'Senior Java Developer'],
    ['beside the name', 'John Doe | QA Lead | Austin\nj.doe@x.com', 'QA Lead'],
    ['with a comma', 'John Doe\nDirector, Machine Learning Engineer', 'Director, Machine Learning Engineer'],
    [
      'of the newest position',
      'John Doe\nAustin\nj.doe@x.com\nExperience\nA\nB\nC\nD\nData Analyst, Acme 2019 - 2020',
      'Data Analyst',
    ],
    ['not in a sentence', 'John Doe\nI worked as an engineer for many years.', undefined],
    ['not in a heading', 'John Doe\nProfessional Overview', undefined],
  ])('finds a job title %s', (_, text, jobTitle) => {
    expect(read(text).jobTitle?.value).toBe(jobTitle)
  })

  it('shows where it found what it found', () => {
    const text = 'John Doe\nQA Lead\njohn @ gmail . com'
    const { email, lastName } = read(text)
    expect(email && text.slice(email.start, email.end)).toBe('john @ gmail . com')
    expect(lastName && text.slice(lastName.start, lastName.end)).toBe('Doe')
  })

  it('invents nothing, whatever the text', () => {
    const word = fc.constantFrom(
      'John',
      'DOE',
      'van',
      '李明',
      '@',
      '.com',
      'a@b.co',
      '+1',
      '(415) 555-2671',
      '\n',
      '\t',
      ' ',
      'Engineer',
      '|',
      ',',
    )
    const text = fc.oneof(
      fc.array(word, { maxLength: 40 }).map((words) => words.join('')),
      fc.string({ unit: 'binary' }),
    )
    fc.assert(
      fc.property(text, (written) => {
        const page = toPage([{ text: written, size: 0 }])
        for (const [name, found] of listFound(findFields([page]))) {
          const shown = page.text.slice(found.start, found.end)
          expect(shown).not.toBe('')
          if (!isRewritten(name)) expect(squash(shown)).toContain(squash(found.value).slice(-4))
        }
      }),
    )
  })

  it('finds nothing in nothing', () => {
    expect(findFields([])).toEqual({})
  })
})

const squash = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{M}\d]/gu, '')

describe('findFields of a scan', () => {
  const readScan = (text: string) => findFields([{ ...toPage([{ text, size: 0 }]), recognised: true }])

  it.each<[string, string, string]>([
    ['another sign for the at', 'john.doe©example.com', 'john.doe@example.com'],
    ['a comma for a full stop', 'john.doe@example,com', 'john.doe@example.com'],
    ['a zero in its ending', 'john.doe@example.c0m', 'john.doe@example.com'],
    ['two letters for one', 'john.doe@example.corn', 'john.doe@example.com'],
  ])('repairs an address with %s, and says that it is less sure', (_, written, value) => {
    const text = `John Doe\n${written}\nEngineer`
    const { email } = readScan(text)
    expect(email).toMatchObject({ value, sure: 0.6 })
    expect(text.slice(email?.start, email?.end)).toBe(written)
    expect(values(read(text)).email).not.toBe(value)
  })

  it('reads letters for digits where the number is then valid', () => {
    const text = 'John Doe\n+1 2O1 555 0l23'
    const { phone } = readScan(text)
    expect(phone).toMatchObject({ value: '+12015550123', sure: 0.5 })
    expect(text.slice(phone?.start, phone?.end)).toBe('+1 2O1 555 0l23')
    expect(readScan('John Doe\nO1l 5O5 O1l O1l').phone).toBeUndefined()
    expect(read(text).phone).toBeUndefined()
  })
})
