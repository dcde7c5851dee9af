import { enrolmentSteps } from '@corridor/contract/student/enrolment/steps'
import { openFrom } from '../../../student/passport/sealing.ts'
import type { Judged } from './rule.ts'

interface Row {
  id: string
  name: string
  email: string
  country: string | null
  sealed_passport: string | null
  sealed_birth_date: string | null
  passport_tail: string
  phone: string
  isOver: boolean
  /** Steps that are saved, that somebody saved, and whose values are there. */
  saved: number[]
  noted: number[]
  filled: number[]
  isInOrder: boolean
  /** Months of visits and refusals, and moments of tests; not those that the agency was there for. */
  dates: string[]
  began: string
}

// The forms of passport numbers, all in a series of zeros that is given to nobody.
const passports: Readonly<Record<string, RegExp>> = {
  ...{ IN: /^Z0000\d{3}$/, NP: /^00000\d{3}$/, NG: /^Z00000\d{3}$/, PK: /^ZZ0000\d{3}$/, VN: /^Z0000\d{3}$/ },
  ...{ BD: /^ZZ0000\d{3}$/, PH: /^Z0000\d{3}A$/, KE: /^ZZ0000\d{3}$/, LK: /^Z0000\d{3}$/, CN: /^Z00000\d{3}$/ },
  ...{ MX: /^Z00000\d{3}$/, LB: /^ZR0000\d{3}$/, BR: /^ZZ0000\d{2}$/ },
}
const demoPhone = /0{3,}\d{3}$/
const yearMs = 365.25 * 86_400_000
const agesOfStudents = { min: 15, max: 60 }

/** Judges that a student's steps, dates, passport and addresses fit each other, and that nobody is real. */
export async function studentsHoldTogether({ sql, fields }: Judged): Promise<string[]> {
  const rows = await sql<Row[]>`
    select s.id, s.full_name as name, s.email, n.code as country, s.sealed_passport, s.sealed_birth_date, s.passport_tail,
      s.phone_code || s.phone_number as phone, coalesce(s.passport_expires <= current_date, false) as "isOver", s.saved_steps as saved,
      array(select p.step from student_step p where p.student_id = s.id order by 1) as noted,
      array_remove(array[1, case when s.country_id is not null then 2 end, case when s.same_as_above or s.mail_country_id is not null then 3 end,
        case when s.phone_number <> '' then 4 end, case when exists (select from student_contact c where c.student_id = s.id) then 5 end,
        case when s.sealed_passport is not null then 6 end, case when s.marital_status is not null then 7 end,
        case when s.refusals_further <> '' or exists (select from student_refusal r where r.student_id = s.id) then 8 end,
        case when s.visits_further <> '' or exists (select from student_visit v where v.student_id = s.id) then 9 end,
        case when exists (select from student_test t where t.student_id = s.id) then 10 end], null) as filled,
      (select coalesce(bool_and(p.saved_at between s.created_at and s.updated_at), true) from student_step p where p.student_id = s.id)
        and s.updated_at < now() as "isInOrder",
      array(select month from student_visit v where v.student_id = s.id union all select month from student_refusal r where r.student_id = s.id
        and not exists (select from student_application a where a.student_id = s.id and a.authority = 'refused'
          and to_char(a.authority_on, 'YYYY-MM') = r.month)
        union all select past_date::text from student_test t where t.student_id = s.id and past_date is not null) as dates,
      s.created_at::date::text as began
    from student s left join country n on n.id = s.citizenship_id where s.deleted_at is null`
  return rows.flatMap((row) => {
    const said = (fault: string) => `${row.name} ${fault}`
    const born = openFrom(fields, row, 'birthDate')
    return [
      ...stepsOf(row).map(said),
      ...(born ? datesOf(row, born).map(said) : []),
      ...passportOf(row, openFrom(fields, row, 'passportNumber')).map(said),
      ...(row.email === '' || row.email.endsWith('.example') ? [] : [said('has an address that somebody may own')]),
      ...(row.phone === '' || demoPhone.test(row.phone) ? [] : [said('has a phone that is not marked as the demo’s')]),
    ]
  })
}

// Nothing to declare and no test leave no value behind.
const mayBeEmpty = new Set([8, 9, 10])

function stepsOf({ saved, noted, filled, isInOrder }: Row): string[] {
  return [
    ...enrolmentSteps.flatMap(({ number }) => [
      ...(saved.includes(number) && !noted.includes(number)
        ? [`has step ${number} saved and nobody who saved it`]
        : []),
      ...(!saved.includes(number) && noted.includes(number) ? [`has step ${number} by somebody, and not saved`] : []),
      ...(saved.includes(number) && !filled.includes(number) && !mayBeEmpty.has(number)
        ? [`has step ${number} saved without its values`]
        : []),
      ...(!saved.includes(number) && filled.includes(number)
        ? [`has values of step ${number}, which is not saved`]
        : []),
    ]),
    ...(isInOrder ? [] : ['has a step that was saved before the beginning, or after the last change']),
  ]
}

function datesOf({ dates, began }: Row, born: string): string[] {
  const age = (Date.parse(began) - Date.parse(born)) / yearMs
  return [
    ...(dates.some((date) => date.slice(0, 7) <= born.slice(0, 7)) ? ['was abroad before being born'] : []),
    ...(dates.some((date) => date.slice(0, 7) > began.slice(0, 7)) ? ['declared what came after the enrolment'] : []),
    ...(age < agesOfStudents.min || age > agesOfStudents.max
      ? [`was ${Math.floor(age)} when the enrolment began`]
      : []),
  ]
}

function passportOf({ country, passport_tail, isOver }: Row, number: string | null): string[] {
  return [
    ...(isOver ? ['has a passport that has ended'] : []),
    ...(number && !passports[country ?? '']?.test(number) ? [`has a passport of another form than ${country}’s`] : []),
    ...(number && !number.endsWith(passport_tail) ? ['shows another end of the passport number'] : []),
  ]
}
