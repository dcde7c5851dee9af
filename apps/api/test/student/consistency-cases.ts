import type { FindingCode } from '@corridor/contract/student/enrolment/consistency'
import type { FamilyRelation } from '@corridor/contract/student/family/kinds'
import type { RunningApp } from '../running-app.ts'
import { bodiesOf, type Known } from './enrolment-desk.ts'

/** Values by which a file differs from a sound one. */
export interface Story {
  /** Steps by their calls. */
  steps?: Record<string, object>
  plan?: object
  papers?: object[]
  kin?: { relation: FamilyRelation; born?: string }[]
  /** Values that a call refuses, and that time or a merge brings about. */
  later?: (run: RunningApp, studentId: string) => Promise<unknown>
}

interface Case {
  red: Story
  green: Story
}

const pad = (number: number) => String(number).padStart(2, '0')
const now = new Date()
/** A month some months from now, `YYYY-MM`. */
export const monthIn = (months: number): string => {
  const day = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, 1))
  return `${day.getUTCFullYear()}-${pad(day.getUTCMonth() + 1)}`
}
export const yearsAgo = (years: number) => `${now.getUTCFullYear() - years}-01-01`

/** Countries whose authorities ask for something, beside those of the desk. */
export interface Wider extends Known {
  america: string
  canada: string
}

/** Leaves a refusal as the import of a table does (import.test.ts brings one in). */
const imported =
  ({ britain }: Known, month: string) =>
  ({ db }: RunningApp, id: string) =>
    db.owner`
      insert into student_imported_refusal (company_id, student_id, place, country_id, month)
      select company_id, id, 0, ${britain}, ${month} from student where id = ${id}`

interface Applying {
  country: string
  name?: string
  /** Columns of the programme, of its intake and of the application. */
  programme?: Record<string, string | number>
  intake?: Record<string, string>
  application?: Record<string, string | boolean>
}

/** Applies in a country for an intake in ten months. */
export const applied =
  ({ country, name, programme, intake, application }: Applying): NonNullable<Story['later']> =>
  async ({ db, make }, student_id) => {
    const [row] = await db.owner<{ company_id: string }[]>`select company_id from student where id = ${student_id}`
    const company = { id: row?.company_id ?? '', name: '' }
    const institution = await make.institution(company, { ...(name && { name }), country_id: country })
    const its = await make.programme(company, institution, programme)
    const at = await make.intake(company, its, { starts_on: `${monthIn(10)}-01`, ...intake })
    await make.studentApplication(company, { institution, programme: its, intake: at, student_id, ...application })
  }

/** Adds what the company's own checklist asks one person to have for a year, in cents. */
export const listed =
  (country_id: string, minor: number, more: Record<string, string> = {}): NonNullable<Story['later']> =>
  async ({ db, make }, id) => {
    const [row] = await db.owner<{ company_id: string }[]>`select company_id from student where id = ${id}`
    const amounts = db.owner.json([{ minor, per: 'year', persons: 1, note: '' }])
    await make.checklistRow({ id: row?.company_id ?? '', name: '' }, { country_id, currency: 'CAD', amounts, ...more })
  }

/** A red and a green story for each rule: they differ by what the rule is about. */
export function casesOf(known: Wider): Record<FindingCode, Case> {
  const { india, britain, emirates, australia, america, canada, visitor } = known
  const bodies = bodiesOf(known) as Record<string, Record<string, object[]>>
  const refusal = { country: britain, visaCategory: visitor, refusalReason: 'Funds', refusalDate: '2022-05' }
  const visit = { country: emirates, visaCategory: visitor, traveledTime: 'A week', traveledDate: '2019-12' }
  const refused = (...rows: object[]): Story => ({
    steps: { 'deportation-details': { deportationDetails: rows.map((row) => ({ ...refusal, ...row })) } },
  })
  const visited = (...rows: object[]): Story => ({
    steps: { 'previous-countries': { previousCountries: rows.map((row) => ({ ...visit, ...row })) } },
  })
  const further = (list: 'deportationDetails' | 'previousCountries', rows: object[]): Story => ({
    steps: {
      [list === 'deportationDetails' ? 'deportation-details' : 'previous-countries']: { [list]: rows, further: 'More' },
    },
  })
  const letter = (month = '2025-03') => [{ type: 'refusal-letter', title: 'Letter', country: britain, month }]
  const fourRows = [1, 2, 3, 4].map((at) => ({ ...refusal, country: australia, refusalDate: `2022-0${at}` }))
  const born = (birthDate: string): Story => ({ steps: { passport: { ...bodies.passport, birthDate } } })
  const expiring = (expiresDate: string, plan: object): Story => ({
    steps: { passport: { ...bodies.passport, expiresDate } },
    plan,
  })
  const married = (maritalStatus: string, numberOfKids = 0, birthDate = '2001-03-01'): Story => ({
    steps: { 'marital-status': { maritalStatus, numberOfKids }, passport: { ...bodies.passport, birthDate } },
  })
  const contact = { ...bodies['emergency-contact']?.contacts?.[0] } as Record<string, unknown>
  const contacts = (more: object, birthDate = '2001-03-01'): Story => ({
    steps: {
      'emergency-contact': { contacts: [{ ...contact, ...more }] },
      passport: { ...bodies.passport, birthDate },
    },
  })
  const lived = (more: object, ...former: object[]): Story => ({
    steps: {
      address: {
        ...bodies.address,
        ...more,
        formerAddresses: former.map((one) => ({ country: india, place: 'Pune', from: '2020-01', ...one })),
      },
    },
  })
  // As the reading of a picture leaves them (passport-picture.test.ts reads some).
  const inZone = (more: object): Story => ({
    later: ({ db }, id) => {
      const zone = { zone_surname: 'RAO', zone_given_names: 'ASHA DEVI', zone_citizenship: 'IND', ...more }
      return db.owner`update student set ${db.owner(zone)} where id = ${id}`
    },
  })
  const intake = monthIn(10)
  const funds = (fundsAmount: number, more = {}) => ({
    plan: { targetCountries: [canada], fundsAmount, fundsCurrency: 'CAD', ...more },
  })

  return {
    'refusal.notDeclared': {
      red: { ...refused(), papers: letter() },
      green: { ...refused({ refusalDate: '2025-04' }), papers: letter() },
    },
    'refusal.onlyFurther': {
      red: { ...further('deportationDetails', fourRows), papers: letter() },
      green: {
        ...further('deportationDetails', [...fourRows.slice(1), { ...refusal, refusalDate: '2025-03' }]),
        papers: letter(),
      },
    },
    'refusal.otherMonth': {
      red: { ...refused({ refusalDate: '2024-12' }), papers: letter() },
      green: { ...refused({ refusalDate: '2025-02' }), papers: letter() },
    },
    'refusal.imported': {
      red: { ...refused(), later: imported(known, '2024-02') },
      green: { ...refused({ refusalDate: '2024-02' }), later: imported(known, '2024-02') },
    },
    'visa.notMentioned': {
      red: { papers: [{ type: 'visa', title: 'Visa', country: canada }] },
      green: { papers: [{ type: 'visa', title: 'Visa', country: emirates }] },
    },
    'entry.twice': { red: refused({}, {}), green: refused({}, { refusalDate: '2021-05' }) },
    'entry.home': { red: visited({ country: india }), green: visited({}) },
    'entry.refusedAndVisited': {
      red: visited({ country: britain, traveledDate: '2022-05' }),
      green: visited({ country: britain, traveledDate: '2022-06' }),
    },
    'visit.overlap': {
      red: visited({}, { country: australia }),
      green: visited({}, { country: australia, traveledDate: '2020-01' }),
    },
    'further.early': {
      red: further('deportationDetails', [refusal]),
      green: further('deportationDetails', fourRows),
    },
    'date.beforeBirth': { red: visited({ traveledDate: '1999-01' }), green: visited({ traveledDate: '2001-03' }) },
    'date.future': {
      red: {
        later: ({ db }, id) => db.owner`update student_visit set month = ${monthIn(2)} where student_id = ${id}`,
      },
      green: visited({ traveledDate: monthIn(-1) }),
    },
    'passport.expired': {
      red: { later: ({ db }, id) => db.owner`update student set passport_expires = '2020-01-01' where id = ${id}` },
      green: {},
    },
    'passport.beforeIntake': {
      red: expiring(`${monthIn(9)}-20`, { intake }),
      green: expiring(`${intake}-20`, { intake }),
    },
    'passport.underSix': {
      red: expiring(`${monthIn(15)}-20`, { intake }),
      green: expiring(`${monthIn(16)}-20`, { intake }),
    },
    'passport.askedValid': {
      red: expiring(`${monthIn(15)}-20`, { intake, targetCountries: [canada] }),
      green: expiring(`${monthIn(16)}-20`, { intake, targetCountries: [canada] }),
    },
    'passport.askedLonger': {
      red: expiring(`${monthIn(15)}-20`, { intake, targetCountries: [america] }),
      green: expiring(`${monthIn(16)}-20`, { intake, targetCountries: [america] }),
    },
    'passport.beforeEnd': {
      red: { ...expiring(`${monthIn(15)}-20`, {}), later: applied({ country: emirates, programme: { months: 12 } }) },
      green: { ...expiring(`${monthIn(22)}-20`, {}), later: applied({ country: emirates, programme: { months: 12 } }) },
    },
    'refusal.notExplained': {
      red: { later: applied({ country: canada }) },
      green: { later: applied({ country: canada, application: { refusal_explained: true } }) },
    },
    'english.low': {
      red: { later: applied({ country: emirates, programme: { english_test: 'toefl', english_score: 97 } }) },
      green: { later: applied({ country: emirates, programme: { english_test: 'toefl', english_score: 96 } }) },
    },
    'funds.belowChecklist': {
      red: { ...funds(24_999), later: listed(canada, 2_500_000) },
      green: { ...funds(25_000), later: listed(canada, 2_500_000) },
    },
    'guardian.atIntake': {
      red: { ...contacts({ isGuardian: false }, yearsAgo(16)), later: applied({ country: emirates }) },
      green: { ...contacts({ isGuardian: true }, yearsAgo(16)), later: applied({ country: emirates }) },
    },
    'zone.name': { red: inZone({ zone_surname: 'SHARMA' }), green: inZone({}) },
    'zone.citizenship': { red: inZone({ zone_citizenship: 'NPL' }), green: inZone({ zone_citizenship: 'IND' }) },
    'address.gap': {
      red: lived({ livedSince: '2024-06' }, { to: '2024-02' }),
      green: lived({ livedSince: '2024-06' }, { to: '2024-03' }),
    },
    'address.overlap': {
      red: lived({}, { to: '2024-02' }, { from: '2024-01', to: '2024-05' }),
      green: lived({}, { to: '2024-02' }, { from: '2024-02', to: '2024-05' }),
    },
    'gap.beforeIntake': {
      red: { plan: { intake: monthIn(6), occupiedUntil: monthIn(-1) } },
      green: { plan: { intake: monthIn(5), occupiedUntil: monthIn(-1) } },
    },
    'intake.past': { red: { plan: { intake: monthIn(-1) } }, green: { plan: { intake: monthIn(0) } } },
    'funds.low': {
      red: { ...funds(28_501), ...married('married') },
      green: { ...funds(28_502), ...married('married') },
    },
    'contact.own': {
      red: contacts({ mobileNumber: '9810001234' }),
      green: contacts({ mobileNumber: '9810001235' }),
    },
    'guardian.missing': {
      red: contacts({ isGuardian: false }, yearsAgo(16)),
      green: contacts({ isGuardian: true }, yearsAgo(16)),
    },
    'marital.spouse': {
      red: { ...married('divorced'), kin: [{ relation: 'spouse' }] },
      green: { ...married('married'), kin: [{ relation: 'spouse' }] },
    },
    'kids.none': {
      red: { ...married('married', 0), kin: [{ relation: 'child' }] },
      green: { ...married('married', 1), kin: [{ relation: 'child' }] },
    },
    'kids.fewer': {
      red: { ...married('married', 1), kin: [{ relation: 'child' }, { relation: 'child' }] },
      green: { ...married('married', 2), kin: [{ relation: 'child' }, { relation: 'child' }] },
    },
    'family.childOlder': {
      red: { ...married('married', 1), kin: [{ relation: 'child', born: '2000-03-01' }] },
      green: { ...married('married', 1), kin: [{ relation: 'child', born: '2022-03-01' }] },
    },
    'family.parentYounger': {
      red: { kin: [{ relation: 'parent', born: '2002-03-01' }] },
      green: { kin: [{ relation: 'parent', born: '1972-03-01' }] },
    },
    'age.married': { red: married('married', 0, yearsAgo(15)), green: married('married', 0, yearsAgo(16)) },
    'age.kids': { red: married('single', 1, yearsAgo(15)), green: married('single', 1, yearsAgo(16)) },
    'age.unlikely': { red: born(yearsAgo(9)), green: born(yearsAgo(10)) },
  }
}

/** More stories of rules that stand against several fields. */
export const furtherCases = (known: Wider): [FindingCode, string, Case][] => {
  const { britain, visitor, emirates, america } = known
  const refusal = { country: britain, visaCategory: visitor, refusalReason: 'Funds', refusalDate: '2022-05' }
  const test = (pastDate: string): Story => ({
    steps: { coaching: { tests: [{ test: 'ielts', pastScore: 7, pastDate }] } },
  })
  const until = (expiresDate: string, later: NonNullable<Story['later']>): Story => ({
    steps: { passport: { ...bodiesOf(known).passport, expiresDate } },
    later,
  })
  const former = (...rows: object[]): Story => ({
    steps: {
      address: {
        ...bodiesOf(known).address,
        formerAddresses: rows.map((row) => ({ country: known.india, place: 'Pune', ...row })),
      },
    },
  })
  return [
    ['date.beforeBirth', 'tests.0.pastDate', { red: test('2001-02-28'), green: test('2001-03-01') }],
    [
      'date.future',
      'tests.0.pastDate',
      {
        red: {
          later: ({ db }, id) =>
            db.owner`update student_test set past_date = current_date + 30 where student_id = ${id}`,
        },
        green: test(yearsAgo(1)),
      },
    ],
    [
      'address.gap',
      'formerAddresses.0.from',
      {
        red: former({ from: '2015-01', to: '2016-01' }, { from: '2010-01', to: '2014-09' }),
        green: former({ from: '2015-01', to: '2016-01' }, { from: '2010-01', to: '2014-10' }),
      },
    ],
    [
      'date.beforeBirth',
      'formerAddresses.0.from',
      { red: former({ from: '2001-02', to: '2016-01' }), green: former({ from: '2001-03', to: '2016-01' }) },
    ],
    [
      'date.future',
      'livedSince',
      {
        red: { later: ({ db }, id) => db.owner`update student set lived_since = ${monthIn(1)} where id = ${id}` },
        green: { later: ({ db }, id) => db.owner`update student set lived_since = ${monthIn(0)} where id = ${id}` },
      },
    ],
    [
      'age.unlikely',
      'birthDate',
      {
        red: { steps: { passport: { ...bodiesOf(known).passport, birthDate: yearsAgo(100) } } },
        green: { steps: { passport: { ...bodiesOf(known).passport, birthDate: yearsAgo(99) } } },
      },
    ],
    [
      'entry.home',
      'deportationDetails.0.country',
      {
        red: { steps: { 'deportation-details': { deportationDetails: [{ ...refusal, country: known.india }] } } },
        green: { steps: { 'deportation-details': { deportationDetails: [refusal] } } },
      },
    ],
    [
      'passport.beforeIntake',
      'expiresDate',
      {
        red: until(`${monthIn(9)}-20`, applied({ country: emirates })),
        green: until(`${monthIn(10)}-20`, applied({ country: emirates })),
      },
    ],
    [
      'gap.beforeIntake',
      'occupiedUntil',
      {
        // The plan's intake counts no more once the student applies.
        red: {
          plan: { intake: monthIn(1), occupiedUntil: monthIn(-1) },
          later: applied({ country: emirates, intake: { starts_on: `${monthIn(6)}-01` } }),
        },
        green: {
          plan: { intake: monthIn(10), occupiedUntil: monthIn(-1) },
          later: applied({ country: emirates, intake: { starts_on: `${monthIn(5)}-28` } }),
        },
      },
    ],
    [
      'passport.askedLonger',
      'expiresDate',
      {
        red: until(`${monthIn(26)}-20`, applied({ country: america, intake: { ends_on: `${monthIn(21)}-10` } })),
        green: until(`${monthIn(27)}-20`, applied({ country: america, intake: { ends_on: `${monthIn(21)}-10` } })),
      },
    ],
  ]
}
