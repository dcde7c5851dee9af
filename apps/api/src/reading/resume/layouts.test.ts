import { describe, expect, it } from 'vitest'
import { toPage } from '../document/page-text.ts'
import { findFields } from './find-fields.ts'
import { understoodLittle } from './little.ts'
import { sureOfCertification } from './sureness.ts'

const pagesOf = (...texts: string[]) =>
  texts.map((text) => toPage(text.split('\n').map((line) => ({ text: line, size: 0 }))))
const read = (...texts: string[]) => findFields(pagesOf(...texts))
const skillsIn = (...lines: string[]) =>
  (read(`Dana Whitfield\nSKILLS\n${lines.join('\n')}`).skills ?? []).map(({ value }) => value)
const isLittle = (text: string) => understoodLittle(pagesOf(text), read(text))

const firstPage = `Dana Whitfield
Data Engineer
dana@example.com
SKILLS
Kafka, Spark
Airflow
CERTIFICATIONS
AWS Certified Data Engineer`
const secondPage = `WORK EXPERIENCE
Data Engineer
Bluewick Freight Inc.
2016 – 2020
EDUCATION
Bachelor of Science, Prairie Hills University, 2016`

describe('skills', () => {
  it.each([
    [['Kafka 6y Spark 5y Airflow 4y'], ['Kafka', 'Spark', 'Airflow']],
    [['Java (8 years), Go (3 yrs)'], ['Java', 'Go']],
    [
      ['AWS – 4 yrs', 'Python: 6 years'],
      ['AWS', 'Python'],
    ],
    [['Schweißen 5 Jahre, Löten 2 Jahre'], ['Schweißen', 'Löten']],
    [['Docker 2+ years of experience, Helm'], ['Docker', 'Helm']],
    [['Windows 11, Office 365'], ['Windows 11', 'Office 365']],
  ])('of %j are %j, without their years', (lines, skills) => {
    expect(skillsIn(...lines)).toEqual(skills)
  })

  it.each([
    [
      ['FRAMEWORKS', 'Kafka 6y Spark 5y', 'CLOUD', 'AWS 6y Terraform 4y'],
      ['Kafka', 'Spark', 'AWS', 'Terraform'],
    ],
    [
      ['LANGUAGES', 'Scala, Python', 'ORCHESTRATION', 'Helm, Nomad'],
      ['Scala', 'Python', 'Helm', 'Nomad'],
    ],
    [
      ['Databases', 'Oracle, MongoDB'],
      ['Oracle', 'MongoDB'],
    ],
    [
      ['SQL', 'Python, Scala', 'AWS', 'Terraform'],
      ['SQL', 'Python', 'Scala', 'AWS', 'Terraform'],
    ],
  ])('of %j are %j, without the names of their groups', (lines, skills) => {
    expect(skillsIn(...lines)).toEqual(skills)
  })
})

describe('what runs through the pages', () => {
  it.each([
    ['Page 1 of 2', 'Page 2 of 2'],
    ['Dana Whitfield Page 1 of 2', 'Dana Whitfield Page 2 of 2'],
    ['Dana Whitfield – 1', 'Dana Whitfield – 2'],
    ['Seite 1 von 2', 'Seite 2 von 2'],
    ['Confidential', 'Confidential'],
  ])('%o is no skill, no certification and no position', (first, second) => {
    const running = read(`${firstPage}\n${first}`, `${secondPage}\n${second}`)
    const plain = read(firstPage, secondPage)
    expect(running).toEqual(plain)
    expect(plain.positions).toHaveLength(1)
  })

  it('leaves the header where it stands first, for it may hold all that calls somebody', () => {
    const header = 'Dana Whitfield, Austin, TX, +1 415 555 0193'
    const fields = read(`${header}\n${firstPage.replace('Dana Whitfield\n', '')}`, `${header}\n${secondPage}`)
    expect(fields.location?.value).toContain('Austin')
    expect(fields.lastName?.value).toBe('Whitfield')
  })
})

it.each(['+49 176 313 XXX XX', '+1 415 555 ****', 'XXX-867-5309', '(415) 555-01xx'])(
  'of the masked number %o nothing is a phone',
  (number) => {
    expect(read(`Dana Whitfield\nPhone: ${number}\ndana@example.com`).phone).toBeUndefined()
  },
)

it('ends an address where the next column begins', () => {
  expect(read('Ana Ruiz\nana.ruiz@example.comAuxiliar de obra').email?.value).toBe('ana.ruiz@example.com')
})

it('leaves series and grade of federal service out of a title', () => {
  const { positions } = read('Rosa Tenor\nEXPERIENCE\nBureau of River Works\nProgram Analyst (GS-0343-12)\n2018 – 2020')
  expect(positions?.map(({ title }) => title?.value)).toEqual(['Program Analyst'])
})

it('joins a certification that wraps before its abbreviation', () => {
  const { certifications } = read('Dana Whitfield\nCERTIFICATIONS\n• Certified Meeting\nProfessional (CMP)\n• CISSP')
  expect(certifications?.map(({ value }) => value.replace(/\s+/g, ' '))).toEqual([
    'Certified Meeting Professional (CMP)',
    'CISSP',
  ])
})

it('doubts a certification that is a sentence', () => {
  expect(sureOfCertification('Completed 14 trainings of the house for safety.')).toBeLessThan(0.8)
  expect(sureOfCertification('ISTQB Advanced Level Test Manager')).toBeGreaterThanOrEqual(0.8)
})

it('doubts a title above the rest of a broken name', () => {
  const { positions } = read('Inga Castle\nEXPERIENCE\nEvent Manager, Lanternhouse\nEvents LLC\n2018 – 2020')
  for (const found of [positions?.[0]?.title, positions?.[0]?.employer]) expect(found?.sure).toBeLessThan(0.8)
})

describe('little is understood', () => {
  it.each([
    ['of three lines', 'Dana Whitfield\ndana@example.com\nLooking for work.'],
    [
      'of a letter',
      `Dana Whitfield\ndana@example.com\nDear Ms. Alder,\nI write to ask for the post that you named.
Data Engineer, Bluewick Freight Inc.\n2016 – 2020\nThere I moved nightly loads to streams.\nI can begin in May.\nYours sincerely,\nDana Whitfield`,
    ],
    [
      'of an invoice',
      `Bluewick Freight Inc.\nInvoice 2044\nDate: 3 May 2024\nTo: Harbour Ltd\nPallets 40\nTransport 2\nTotal 1,200.00\nPay by 3 June 2024\nThank you.`,
    ],
    [
      'of columns that gave sentences for certifications',
      `${firstPage}\nHe has the habit of coming early to each of the shifts that he takes up.\nServed the guests.\nKept the house.\nCarried the trays.\nPoured the wine\n${secondPage}`,
    ],
  ])('%s', (_, text) => {
    expect(isLittle(text)).toBe(true)
  })

  it('is not said of a resume', () => {
    expect(isLittle(`${firstPage}\n${secondPage}`)).toBe(false)
  })
})
