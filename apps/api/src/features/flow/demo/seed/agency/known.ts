import type { Currency } from '@corridor/contract/format/settings'
import type postgres from 'postgres'
import { demoInstitutionList } from '../institutions.ts'
import { samplesOf } from '../programmes.ts'

type Tx = postgres.TransactionSql

/** A student as this installation has them. */
export interface KnownStudent {
  id: string
  company_id: string
  counsellor_id: string
  citizenship_id: string | null
  name: string
}

/** A course with its intakes by their first day. */
export interface KnownCourse {
  institution_id: string
  programme_id: string
  country_id: string
  currency: Currency
  intakes: ReadonlyMap<string, string>
}

/** The students of Atlas by their address. */
export async function findStudents(tx: Tx): Promise<ReadonlyMap<string, KnownStudent>> {
  const rows = await tx<(KnownStudent & { email: string; first: string })[]>`
    select s.id, s.company_id, s.counsellor_id, s.citizenship_id, s.email, s.full_name as name
    from student s join company c on c.id = s.company_id where c.name = 'Atlas Study Abroad' and s.email <> ''`
  return new Map(rows.map((row) => [row.email, row]))
}

/** The courses of the demo by the place of the institution and their own, as `3 1`. */
export async function findCourses(tx: Tx): Promise<ReadonlyMap<string, KnownCourse>> {
  const rows = await tx<
    { institution: string; programme: string; id: string; start: string; course: Omit<KnownCourse, 'intakes'> }[]
  >`
    select i.name as institution, p.name as programme, k.id, k.starts_on::text as start,
      jsonb_build_object('institution_id', i.id, 'programme_id', p.id, 'country_id', i.country_id, 'currency', p.fee_currency) as course
    from institution i join company c on c.id = i.company_id join programme p on p.institution_id = i.id join intake k on k.programme_id = p.id
    where c.name = 'Atlas Study Abroad'`
  const courses = new Map<string, KnownCourse & { intakes: Map<string, string> }>()
  for (const { institution, programme, id, start, course } of rows) {
    const place = demoInstitutionList.findIndex(({ name }) => name === institution)
    const key = `${place} ${samplesOf(place).indexOf(programme)}`
    const found = courses.get(key) ?? { ...course, intakes: new Map<string, string>() }
    found.intakes.set(start, id)
    courses.set(key, found)
  }
  return courses
}
