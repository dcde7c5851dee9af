import { performance } from 'node:perf_hooks'
import { loadConfig } from '../apps/api/src/config.ts'
import type { Sql } from '../apps/api/src/platform/sql.ts'
import { type Bench, both, type Case, measureCases } from './cases.ts'

const oneOfEach = 100_000
const terms = ['mar', 'engineer', 'fournier', 'xyz', 'ma', 'jo']

/** The same questions of a list: its first page, one far behind, each column, a search, and filters. */
const casesOf = (kind: string, columns: string[], filters: object[]): Case[] =>
  [
    { name: 'first page', bodies: [{}] },
    { name: 'page 5,000', bodies: [{ page: 5_000 }] },
    { name: 'by each column', bodies: columns.flatMap(both) },
    { name: 'searched', bodies: terms.map((searchTerm) => ({ searchTerm })) },
    { name: 'filtered', bodies: filters.map((each) => ({ filters: each })) },
  ].map(({ name, bodies }) => ({ name: `${kind}, ${name}`, path: `/${kind}/list`, bodies }))

/** Measures the lists of jobs, applications and submissions, a hundred thousand of each, beside that of as many candidates. */
export async function benchPipeline(bench: Bench): Promise<void> {
  const some = await prepare(bench)
  await measureCases(
    [
      ...casesOf(
        'candidate',
        ['name', 'email', 'jobTitle', 'experience', 'status', 'updateDate'],
        [{ status: 'active' }, { skills: ['Java'] }, { experienceFrom: 5, experienceTo: 8 }, { location: 'dallas' }],
      ),
      ...casesOf(
        'job',
        ['jobTitle', 'priority', 'receivedOn', 'dueOn', 'jobExpireDate', 'positions', 'updateDate'],
        [{ jobStatus: 'open' }, { skill: ['Java'] }, { kind: 'vendor' }, { place: 'dallas' }, { priority: 'urgent' }],
      ),
      ...casesOf(
        'application',
        ['name', 'job', 'stage', 'stageDate', 'updateDate'],
        [{ stageKind: 'open' }, { job: some.job }, { candidate: some.candidate }, { since: '2026-06-01' }],
      ),
      ...casesOf(
        'submission',
        ['candidate', 'job', 'state', 'stateDate', 'updateDate'],
        [{ isLive: true }, { state: 'interview' }, { job: some.job }, { candidate: some.candidate }],
      ),
    ],
    bench,
  )
}

async function prepare({ dataDir, say }: Bench) {
  const { openDatabase } = await import('../apps/api/src/db/pool/open.ts')
  const db = await openDatabase(loadConfig({ DATA_DIR: dataDir }))
  try {
    const began = performance.now()
    const [company] = await db.owner<{ id: string }[]>`select id from company where name = 'Harbor Staffing'`
    await db.owner.begin((tx) => addPipeline(tx, company?.id ?? ''))
    await db.owner`vacuum analyze job, application, submission, submission_hop`
    const [some] = await db.owner<{ job: string; candidate: string }[]>`
      select job_id as job, candidate_id as candidate from application where company_id = ${company?.id ?? ''} limit 1`
    say(`${oneOfEach} jobs, applications and submissions in ${((performance.now() - began) / 1000).toFixed(1)} s`)
    return some ?? { job: '', candidate: '' }
  } finally {
    await db.close()
  }
}

/** Two years of work: titles, skills and places of the people, one in twelve still open. */
async function addPipeline(sql: Sql, company: string): Promise<void> {
  await sql`create temporary table person as
    select id, first_name, last_name, email, job_title, skills, location, created_by, audience, row_number() over (order by md5(id::text)) as n
    from candidate where company_id = ${company} and deleted_at is null and job_title is not null limit ${oneOfEach}`
  await sql`create temporary table many as select p.*, g.n as at, now() - g.n * interval '10 minutes' as made
    from generate_series(1, ${oneOfEach}::int) as g (n) join person p on p.n = 1 + (g.n - 1) % (select count(*) from person)`
  await sql`
    insert into job (id, company_id, kind, job_title, job_description, skills, place_text, priority, positions, received_on, due_on,
      job_expire_date, closed_at, closed_reason, requirement_id, created_by, created_at, updated_at)
    select id, ${company}, case when at % 3 = 0 then 'vendor' else 'own' end, job_title, repeat('Made to measure. ', 20), skills,
      search_fold(coalesce(location, '')), (array['low', 'normal', 'high', 'urgent'])[1 + at % 4], 1 + at % 5, made::date, made::date + 30,
      made::date + 60, case when at % 12 > 0 then made end, case when at % 12 > 0 then 'filled' end, id, created_by, made, made
    from (select gen_random_uuid() as id, m.at, m.job_title, m.skills, m.location, m.created_by, m.made from many m) made_jobs`
  await sql`create temporary table post as
    select id, row_number() over (order by md5(id::text)) as n from job where company_id = ${company}`
  await sql`
    insert into application (id, company_id, job_id, candidate_id, first_name, last_name, email, consent_version, stage_id, stage_at, created_at,
      updated_at)
    select gen_random_uuid(), ${company}, p.id, m.id, m.first_name, m.last_name, m.at || m.email, 1,
      (select s.id from stage s where s.company_id = ${company} and s.place = m.at % 6), m.made, m.made, m.made
    from many m join post p on p.n = m.at`
  await sql`
    insert into submission (id, company_id, candidate_id, job_id, requirement_id, state, state_at, audience, created_by, created_at, updated_at)
    select gen_random_uuid(), ${company}, m.id, p.id, p.id,
      (array['to-vendor', 'to-client', 'interview', 'refused-by-client', 'withdrawn', 'closed', 'no-answer', 'closed'])[1 + m.at % 8], m.made,
      m.audience, m.created_by, m.made, m.made
    from many m join post p on p.n = m.at`
  await sql`
    insert into submission_hop (submission_id, company_id, place, party, name, rate_amount, rate_currency, rate_per)
    select id, company_id, hop, case when hop = 0 then 'vendor' else 'client' end, 'Made to measure', 80 + hop * 10, 'USD', 'hour'
    from submission s cross join generate_series(0, 1) as hop
    where company_id = ${company} and not exists (select from submission_hop h where h.submission_id = s.id)`
}
