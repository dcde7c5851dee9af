import { join } from 'node:path'
import type postgres from 'postgres'
import { now } from '../../../../platform/clock.ts'
import { newId } from '../../../../platform/ids.ts'
import type { Storage } from '../../../../platform/storage/storage.ts'
import { indexCandidates } from '../../../candidate/search/tables.ts'
import { makePerson, makeRandom } from './people-maker.ts'
import { drawnResumes, keepResume } from './resumes.ts'
import { rateAt } from './tracks.ts'

const batchRows = 5_000
const bulkRowsMin = 20_000
const yearMinutes = 365 * 24 * 60
const dayMs = 86_400_000
const citizen = 'US Citizen'
// Days since each of those with a resume of their own came.
const knownDays = [64, 51, 43, 36, 29, 22]
const inCanada = /, ON$/
const ofCanada = /^Canad|^Work Permit$/
// Forms of somebody who lives there: an employer of another country asks for the others first.
const ofAmerica = ['US Citizen', 'US Citizen', 'GC', 'GC', 'H1B', 'H1B', 'GC EAD', 'H4 EAD', 'L2 EAD']
const forGood = new Set(['US Citizen', 'GC', 'Canadian Citizen', 'Canada PR'])
// As the candidate's form asks for.
const nameCharsMin = 3

/** People whose resumes are real files beside this one. */
const withResume = [
  [
    'anita-rao.pdf',
    'Anita',
    'Rao',
    'anita.rao@mail.example',
    '+12145550142',
    'Senior Java Developer',
    'Dallas, TX',
    10.5,
    ['Java', 'Spring Boot', 'Kafka', 'AWS', 'PostgreSQL'],
    'H1B',
  ],
  [
    'marcus-bell.docx',
    'Marcus',
    'Bell',
    'marcus.bell@mail.example',
    '+13125550178',
    'DevOps Engineer',
    'Chicago, IL',
    12,
    ['Terraform', 'Kubernetes', 'AWS', 'Jenkins', 'Linux'],
    'US Citizen',
  ],
  [
    'elodie-fournier.pdf',
    'Élodie',
    'Fournier',
    'elodie.fournier@mail.example',
    '+33612345678',
    'Data Engineer',
    'Toronto, ON',
    8,
    ['Python', 'Spark', 'Snowflake', 'SQL', 'Airflow'],
    'Canada PR',
  ],
  [
    'wei-zhang.docx',
    'Wei',
    'Zhang',
    'wei.zhang@mail.example',
    '+14085550111',
    'Full Stack Developer',
    'San Jose, CA',
    11,
    ['TypeScript', 'React', 'Node.js', 'GraphQL', 'PostgreSQL'],
    'GC',
  ],
  [
    'carlos-mendoza.pdf',
    'Carlos',
    'Mendoza',
    'carlos.mendoza@mail.example',
    '+16025550196',
    'QA Automation Engineer',
    'Phoenix, AZ',
    9.5,
    ['Selenium', 'Java', 'Cypress', 'Jira', 'SQL'],
    'OPT',
  ],
  [
    'fatima-haddad.docx',
    'Fatima',
    'Haddad',
    'fatima.haddad@mail.example',
    '+14045550123',
    'Business Analyst',
    'Atlanta, GA',
    10,
    ['Agile', 'Scrum', 'Jira', 'SQL', 'Tableau'],
    'H4 EAD',
  ],
] as const

/** The demo's candidates: six with resumes of their own making, more whose resumes are drawn, and some without at both staffing firms. */
export async function demoCandidates(tx: postgres.TransactionSql, storage: Storage): Promise<void> {
  const harbor = await benchOf(tx, 'bench@harbor.example')
  const summit = await benchOf(tx, 'bench@summit.example')
  await bulkCandidates(tx, harbor, 60, 1)
  await bulkCandidates(tx, summit, 20, 2)
  await candidatesWithResume(tx, harbor, storage)
  await drawnResumes(tx, harbor, storage)
  await indexFirst(tx)
}

/** Indexes candidates without a resume; of the others the words were kept as they were read. */
async function indexFirst(tx: postgres.TransactionSql): Promise<void> {
  const rows = await tx<{ id: string }[]>`select id from candidate where resume_key is null`
  await indexCandidates(
    tx,
    rows.map(({ id }) => id),
  )
}

export interface Bench {
  company_id: string
  user_id: string
}

export async function benchOf(tx: postgres.Sql | postgres.TransactionSql, email: string): Promise<Bench> {
  const [row] = await tx<Bench[]>`
    select m.company_id, m.user_id from membership m join user_account u on u.id = m.user_id where u.email = ${email}`
  if (!row) throw new Error(`The demo has no ${email}`)
  return row
}

async function candidatesWithResume(tx: postgres.TransactionSql, bench: Bench, storage: Storage): Promise<void> {
  const entries = await authorizations(tx)
  for (const [at, entry] of withResume.entries()) {
    const [file, first, last, email, phone, title, location, experience, skills, authorization] = entry
    const created_at = new Date(now().getTime() - (knownDays[at] ?? 1) * dayMs)
    const id = newId()
    await tx`insert into candidate ${tx({
      ...{ id, company_id: bench.company_id, created_by: bench.user_id, first_name: first, last_name: last },
      ...{ email, phone, job_title: title, location, experience, skills: [...skills] },
      work_authorization_id: entries.find(({ name }) => name === authorization)?.id ?? null,
      ...{ is_us_citizen: authorization === citizen, created_at, updated_at: created_at },
      ...{ rate_amount: rateAt(experience), rate_currency: 'USD', rate_per: 'hour', tax_term: 'C2C' },
    })}`
    const path = join(import.meta.dirname, 'files', file)
    await keepResume(tx, storage, { ...bench, candidate_id: id, created_at }, { path, name: file })
  }
}

const authorizations = (tx: postgres.Sql | postgres.TransactionSql) =>
  tx<{ id: string; name: string }[]>`
    select id, name from lookup where kind = 'work-authorization' and deleted_at is null order by name`

/**
 * Adds `count` made-up candidates to a company, spread over the last twelve months; the same seed gives the same people. A large
 * number is loaded without the search indexes, which are built once afterwards, so it needs the tables' owner.
 */
export async function bulkCandidates(
  tx: postgres.TransactionSql,
  bench: Bench,
  count: number,
  seed: number,
): Promise<void> {
  const random = makeRandom(seed)
  const entries = await authorizations(tx)
  const isBulk = count >= bulkRowsMin
  const rebuild = isBulk ? await dropSearchIndexes(tx) : []
  for (let made = 0; made < count; made += batchRows) {
    const people = Array.from({ length: Math.min(batchRows, count - made) }, (_, index) => {
      const number = made + index
      const person = makePerson(random, number)
      const fitting = inCanada.test(person.location)
        ? entries.filter(({ name }) => ofCanada.test(name))
        : ofAmerica.flatMap((name) => entries.find((entry) => entry.name === name) ?? [])
      const authorization = fitting[Math.floor(person.authorization * fitting.length)]
      // A firm brings most of its bench at first.
      const passed = ((number + 1) / (count + 1)) ** (isBulk ? 1 : 1.6)
      const ageMinutes = Math.round(yearMinutes * (1 - passed))
      return {
        ...person,
        id: newId(),
        number,
        authorization: authorization?.id ?? null,
        isUsCitizen: authorization?.name === citizen,
        mayEnd: !forGood.has(authorization?.name ?? citizen),
        // As whoever typed such a name confirmed it.
        nameConfirmed: [person.firstName, person.lastName].some((name) => [...name].length < nameCharsMin),
        ageMinutes,
        status: person.isActive ? 'active' : 'inactive',
      }
    })
    await tx`
      insert into candidate (id, company_id, created_by, first_name, last_name, name_confirmed, email, phone, job_title, experience,
        skills, location, work_authorization_id, is_us_citizen, ready_to_relocate, available_from,
        authorization_ends, bench_since, rate_amount, rate_currency, rate_per, tax_term, status, created_at, updated_at)
      select p.id, ${bench.company_id}, ${bench.user_id}, p."firstName", p."lastName", p."nameConfirmed", p.email, p.phone, p."jobTitle",
        p.experience, p.skills, p.location, p."authorization", p."isUsCitizen", p."readyToRelocate",
        case p.number % 6 when 0 then '-infinity'::date when 1 then 'infinity'::date
          when 2 then (now() + make_interval(days => p.number % 90))::date end,
        case when p."mayEnd" and p.number % 4 <> 3 then (now() + make_interval(days => p.number * 37 % 900 - 20))::date end,
        case when p.number % ${isBulk ? 20 : 3}::int = 0 then (now() - make_interval(days => p.number * 7 % 120))::date end,
        case when p.number % 7 <> 6 then p.rate end, case when p.number % 7 <> 6 then 'USD' end,
        case when p.number % 7 <> 6 then 'hour' end, (array['C2C', 'W2', '1099', null])[1 + p.number / 3 % 4],
        p.status, m.made, m.made
      from jsonb_to_recordset(${tx.json(people)}) as p(id uuid, number int, "firstName" text, "lastName" text, "nameConfirmed" boolean, "isUsCitizen" boolean, "mayEnd" boolean, rate int, email text, phone text,
        "jobTitle" text, experience numeric, skills text[], location text, "authorization" uuid, "readyToRelocate" boolean,
        status text, "ageMinutes" int), lateral (select now() - make_interval(mins => p."ageMinutes") as made) m
      on conflict do nothing`
  }
  if (isBulk) {
    await tx`
      insert into candidate_to_index select id from candidate where company_id = ${bench.company_id}
      on conflict do nothing`
  }
  for (const definition of rebuild) await tx.unsafe(definition)
}

async function dropSearchIndexes(tx: postgres.TransactionSql): Promise<string[]> {
  const gin = await tx<{ name: string; definition: string }[]>`
    select indexname as name, indexdef as definition from pg_indexes
    where schemaname = 'public' and tablename = 'candidate' and indexdef ilike '% using gin %'`
  for (const { name } of gin) await tx.unsafe(`drop index ${name}`)
  return gin.map(({ definition }) => definition)
}
