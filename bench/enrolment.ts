import { performance } from 'node:perf_hooks'
import { loadConfig } from '../apps/api/src/config.ts'
import type { Sql } from '../apps/api/src/platform/sql.ts'
import { addPipeline, pipelinePairs } from './agency.ts'
import type { Bench } from './cases.ts'
import { headersFor, port, serverEnv, signIn, url } from './list.ts'
import { always, type Call, list, type Pair } from './pair.ts'
import { product, whileServed } from './server.ts'

const studentsMax = 100_000
/** Milliseconds of a list, filtered or searched, in nineteen of twenty answers (architecture: budgets). */
const listMax = 60
const rounds = 30
// One person may search twenty times in a quarter of an hour.
const passportRounds = 15

const pair = (name: string, of: object, beside: object = of): Pair => ({
  name,
  of: list('student', of),
  beside: list('candidate', beside),
})

/**
 * Measures a hundred thousand students of one company beside as many candidates: each question of a round is followed by the one that it is
 * held against, so that both have the same machine.
 */
export async function benchEnrolment({ dataDir, say }: Bench): Promise<void> {
  const country = await prepareStudents({ dataDir, say })
  await whileServed({ port, args: product, env: serverEnv(dataDir) }, async () => {
    const headers = headersFor(await signIn())
    const ask = async ({ path, body }: Call, round: number) => {
      const began = performance.now()
      const answer = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body(round)) })
      const read = (await answer.json()) as { data: { _id: string }[] & { _id: string } }
      if (!answer.ok) throw new Error(`${path} was answered ${answer.status}: ${JSON.stringify(read)}`)
      return { ms: performance.now() - began, data: read.data }
    }
    const pairs = await pairsOf(country, (call) => ask(call, 0).then(({ data }) => data))
    say(['what', 'p50 ms', 'p95 ms', 'beside p50', 'ratio', 'bar'].join('\t'))
    for (const { name, of, beside, max, rounds: count = rounds } of pairs as Pair[]) {
      const [own, other]: [number[], number[]] = [[], []]
      for (let round = 0; round < count; round += 1) {
        own.push((await ask(of, round)).ms)
        other.push((await ask(beside, round)).ms)
      }
      const ratio = at(own, 0.5) / at(other, 0.5)
      const figures = [at(own, 0.5), at(own, 0.95), at(other, 0.5)].map((ms) => ms.toFixed(1))
      const bar = max ? `ratio <= ${max}` : `p95 <= ${listMax} ms`
      const isOver = max ? ratio > max : at(own, 0.95) > listMax
      say([name.padEnd(44), ...figures, ratio.toFixed(2), `${bar}${isOver ? ' !' : ''}`].join('\t'))
    }
  })
}

const at = (times: number[], share: number) => times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? 0

async function pairsOf(country: string, read: (call: Call) => Promise<{ _id: string }[] & { _id: string }>) {
  const [candidate] = await read(list('candidate', {}))
  const student = await enrol(country, read)
  const view = always('/candidate/view', { candidateId: candidate?._id })
  const byName = list('student', { searchTerm: 'Rao' })
  const run = Date.now()
  const added: Call = {
    path: '/candidate/add-candidate',
    body: (round) => ({
      firstName: 'Asha',
      lastName: 'Rao',
      email: `asha.${run}.${round}@mail.example`,
      phone: `+91 98100 ${10_000 + round}`,
    }),
  }
  return [
    pair('first page', {}),
    pair('page 5,000', { page: 5_000 }),
    pair('by name', { sortBy: 'name', sortDirection: 'asc' }),
    pair('by update', { sortBy: 'updateDate', sortDirection: 'desc' }),
    pair('by intake, beside by experience', { sortBy: 'intake' }, { sortBy: 'experience' }),
    pair('searched, a name', { searchTerm: 'mar' }),
    pair('searched, two letters', { searchTerm: 'ma' }),
    pair('searched, an email', { searchTerm: '.77@' }),
    ...[
      { stage: 'enrolment' },
      { countryOfCitizenship: country },
      { targetCountry: country },
      { intake: '2027-09' },
      { stepsMissing: 4 },
      { updatedSince: '2026-01-01' },
    ].map((filters) =>
      pair(`filtered, ${Object.keys(filters)[0]}, beside status`, { filters }, { filters: { status: 'active' } }),
    ),
    {
      name: 'exact passport, beside a name',
      of: always('/student/find-passport', { passportNumber: `P${run}` }),
      beside: byName,
      max: 1,
      rounds: passportRounds,
    },
    {
      name: 'step 2 saved, beside adding',
      of: {
        path: '/student/address',
        body: (round: number) => ({ ...address(country), studentId: student, addressLineTwo: `Floor ${round + 10}` }),
      },
      beside: added,
      max: 1.3,
    },
    { name: 'file, beside a record view', of: always('/student/view', { studentId: student }), beside: view, max: 5 },
    { name: 'summary', of: always('/student/summary', { studentId: student }), beside: view, max: 8 },
    { name: 'family', of: always('/student/family', { studentId: student }), beside: view, max: 5 },
    { name: 'timeline', of: always('/student/timeline', { studentId: student }), beside: view, max: 5 },
    ...(await pipelinePairs(view, read)),
  ] satisfies Pair[]
}

const address = (country: string) => ({
  ...{ addressLineOne: '12 Ring Road', country, state: 'Gujarat', city: 'Surat', zipCode: '395003' },
})

/** Enrols one whose file is whole. */
async function enrol(country: string, read: (call: Call) => Promise<{ _id: string }>): Promise<string> {
  const names = { firstName: 'Asha', lastName: 'Bench' }
  const { _id: studentId } = await read(always('/student/full-name', names))
  const phone = { countryCode: '+91', phoneNumber: '9810001234' }
  const contact = { ...names, email: 'meera@mail.example', countryCode: '+91', mobileNumber: '9810004321' }
  const steps: [string, object][] = [
    ['address', address(country)],
    ['communicationaddress', { sameAsAbove: true }],
    ['contact', { email: 'asha.bench@mail.example', ...phone }],
    ['emergency-contact', { contacts: [contact, { ...contact, email: 'ravi@mail.example' }] }],
    ['passport', passport(country)],
    ['marital-status', { maritalStatus: 'single', numberOfKids: 0 }],
    ['deportation-details', { deportationDetails: [] }],
    ['previous-countries', { previousCountries: [] }],
    ['coaching', { tests: [{ test: 'ielts', targetScore: 7 }] }],
  ]
  for (const [call, body] of steps) await read(always(`/student/${call}`, { studentId, ...body }))
  return studentId
}

const passport = (countryOfCitizenship: string) => ({
  ...{ countryOfCitizenship, birthDate: '2001-03-01', expiresDate: '2099-01-01' },
  passportNumber: `B${Date.now()}`,
})

/** Makes the students, and answers the country of most of them. */
export async function prepareStudents({ dataDir, say }: Bench): Promise<string> {
  const { openDatabase } = await import('../apps/api/src/db/pool/open.ts')
  const db = await openDatabase(loadConfig({ DATA_DIR: dataDir }))
  try {
    const began = performance.now()
    const [company] = await db.owner<{ id: string }[]>`select id from company where name = 'Harbor Staffing'`
    const [country] = await db.owner<{ id: string }[]>`select id from country where code = 'IN' and deleted_at is null`
    const made = await db.owner.begin((tx) => addStudents(tx, company?.id ?? ''))
    await db.owner`vacuum analyze student, student_step, student_contact, student_target`
    say(`${made} students in ${((performance.now() - began) / 1000).toFixed(1)} s`)
    const { applications, papers } = await db.owner.begin((tx) => addPipeline(tx, company?.id ?? ''))
    await db.owner`vacuum analyze student, student_application, student_paper, institution, programme, intake`
    say(`${applications} applications and ${papers} papers after ${((performance.now() - began) / 1000).toFixed(1)} s`)
    return country?.id ?? ''
  } finally {
    await db.close()
  }
}

/** Two years of enrolments, named as the candidates are; two in three come from one country. Nothing opens their sealed texts. */
async function addStudents(sql: Sql, company: string): Promise<number> {
  await sql`create temporary table origin as
    select id, row_number() over (order by case code when 'IN' then 0 else 1 end, code) - 1 as n from country
    where deleted_at is null limit 5`
  await sql`create temporary table made as
    select gen_random_uuid() as id, c.first_name, c.last_name, c.created_by, c.audience, c.n,
      now() - c.n * interval '10 minutes' as at, case when c.n % 12 = 0 then c.n % 10 else 10 end as steps,
      (select o.id from origin o where o.n = case when c.n % 3 < 2 then 0 else 1 + c.n % 4 end) as country
    from (select *, row_number() over (order by id) as n from candidate
      where company_id = ${company} and deleted_at is null limit ${studentsMax}) c`
  const { count } = await sql`
    insert into student (id, company_id, first_name, last_name, address_line_one, country_id, state_name, city_name, zip_code, same_as_above,
      email, phone_code, phone_number, citizenship_id, passport_expires, sealed_birth_date, sealed_passport, passport_mark, passport_tail,
      marital_status, number_of_kids, level, intake, counsellor_id, audience, saved_steps, created_by, created_at, updated_at)
    select id, ${company}, first_name, last_name, '12 Ring Road', country, 'Gujarat', 'Surat', '395003', true,
      lower(first_name) || '.' || n || '@mail.example', '+91', '9' || lpad(n::text, 9, '0'), country, '2032-01-01', 'v1.made', 'v1.made',
      sha256(id::text::bytea), '0317', 'single', 0, 'master', (2026 + n % 3)::text || '-' || (array['01', '05', '09'])[1 + n % 3],
      created_by, audience, (array[1, 2, 3, 4, 5, 6, 7, 8, 9, 10])[1:steps], created_by, at, at
    from made`
  await sql`
    insert into student_step (student_id, company_id, step, saved_by, saved_at)
    select id, ${company}, step, created_by, at from made cross join generate_series(1, 10) as step where step <= steps`
  await sql`
    insert into student_contact (company_id, student_id, place, first_name, last_name, has_only_one_name, phone_code, mobile_number, email,
      is_guardian, notes)
    select ${company}, id, place, 'Meera', last_name, false, '+91', '8' || lpad(n::text, 9, '0'), 'home.' || n || '@mail.example', false, ''
    from made cross join generate_series(0, 1) as place`
  await sql`
    insert into student_target (company_id, student_id, place, country_id)
    select ${company}, m.id, o.n, o.id from made m join origin o on o.n = m.n % 5 or o.n = (m.n + 2) % 5`
  return count
}
