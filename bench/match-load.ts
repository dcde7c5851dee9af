import { performance } from 'node:perf_hooks'
import { loadConfig } from '../apps/api/src/config.ts'
import type { Sql } from '../apps/api/src/db/pool/connect.ts'
import { headersFor, port, serverEnv, signIn, url } from './list.ts'
import { product, whileServed } from './server.ts'

interface Bench {
  dataDir: string
  say: (line: string) => void
}

const openJobs = 10_000
const asksEach = 200
const pageRows = 25

/** Measures the ranked list of a job's people and the counts of a page of candidates, at one client. */
export async function benchMatch({ dataDir, say }: Bench): Promise<void> {
  const { jobs, pages, unknown } = await prepare(dataDir, say)
  await whileServed({ port, args: product, env: serverEnv(dataDir) }, async () => {
    const token = await signIn()
    const ask = async (path: string, body: object) => {
      const began = performance.now()
      const answer = await fetch(url + path, { method: 'POST', headers: headersFor(token), body: JSON.stringify(body) })
      const text = await answer.text()
      if (!answer.ok) throw new Error(`${answer.status}: ${text}`)
      return { ms: performance.now() - began, text }
    }
    const measure = async (what: string, path: string, bodies: object[]) => {
      const first = (await ask(path, bodies[0] ?? {})).ms
      const times: number[] = []
      for (let at = 0; at < asksEach; at += 1) times.push((await ask(path, bodies[at % bodies.length] ?? {})).ms)
      times.sort((one, other) => one - other)
      const share = (part: number) => (times[Math.floor(times.length * part)] ?? 0).toFixed(1)
      say([what.padEnd(44), first.toFixed(0), share(0.5), share(0.95), share(0.99)].join('\t'))
    }
    say(['what, at one client', 'first ms', 'p50', 'p95', 'p99'].join('\t'))
    await measure(
      'the 100 best for a job; bar p95 100',
      '/job-match/list',
      jobs.map((job) => ({ job, limit: 100 })),
    )
    await measure(
      'counts of 25 candidates; bar p95 60',
      '/job-match/count',
      pages.map((candidates) => ({ candidates })),
    )
    await measure('counts, nothing known of them; bar p95 60', '/job-match/count', [{ candidates: unknown }])
    await measure(
      'jobs for a person',
      '/job-match/list',
      pages
        .flat()
        .slice(0, 50)
        .map((candidate) => ({ candidate })),
    )
  })
}

/** Jobs like the people, all with demands; some of those people have nothing that meets or fails one. */
async function prepare(dataDir: string, say: (line: string) => void) {
  const { openDatabase } = await import('../apps/api/src/db/pool/open.ts')
  const { readProfiles } = await import('../apps/api/src/features/job/job-match/read-profiles.ts')
  const db = await openDatabase(loadConfig({ DATA_DIR: dataDir }))
  try {
    const sql = db.owner
    const began = performance.now()
    await sql`delete from candidate_to_index`
    while ((await sql`select 1 from candidate_profile where not is_read limit 1`).length > 0) await readProfiles(sql)
    const [company] = await sql<{ id: string }[]>`select id from company where name = 'Harbor Staffing'`
    await addJobs(sql, company?.id ?? '')
    await sql`vacuum analyze candidate_profile, job`
    const ids = (
      await sql<{ id: string }[]>`
      select id from candidate where company_id = ${company?.id ?? ''} and status = 'active' and deleted_at is null order by created_at desc limit 525`
    ).map(({ id }) => id)
    const unknown = ids.slice(0, pageRows)
    await sql`
      update candidate set work_authorization_id = null, is_us_citizen = false, location = null, available_from = null, rate_amount = null,
        rate_currency = null, rate_per = null where id = any(${unknown}::uuid[])`
    await readProfiles(sql)
    say(`Profiles of all and ${openJobs} jobs in ${((performance.now() - began) / 1000).toFixed(1)} s`)
    const jobs = await sql<{ id: string }[]>`select id from job order by md5(id::text) limit 60`
    return {
      jobs: jobs.map(({ id }) => id),
      unknown,
      pages: Array.from({ length: 20 }, (_, at) => ids.slice(pageRows * (at + 1), pageRows * (at + 2))),
    }
  } finally {
    await db.close()
  }
}

/** The title and the skills of somebody each, and what is asked besides. */
const addJobs = (sql: Sql, company: string) => sql`
  insert into job (id, company_id, job_title, job_description, skills, nice_skills, max_salary, currency, work_authorization_ids, pay_type_ids,
    salary_duration_id, places, created_by)
  select gen_random_uuid(), ${company}, c.job_title, repeat('Made to measure. ', 5), c.skills || other.skills[1:1], other.skills[2:3], 90, 'USD',
    array(select id from lookup where kind = 'work-authorization' and deleted_at is null order by md5(id::text || c.id::text) limit 3),
    array(select id from lookup where kind = 'pay-type' and deleted_at is null),
    (select id from lookup where kind = 'salary-duration' and name ~* 'hour' limit 1),
    jsonb_build_array(jsonb_build_object('city_name', split_part(c.location, ',', 1), 'state_name', trim(split_part(c.location, ',', 2)))),
    c.created_by
  from (
    select c.*, row_number() over (order by md5(c.id::text)) as n from candidate c
    where c.company_id = ${company} and c.deleted_at is null and c.job_title is not null
  ) c
  cross join lateral (select o.skills from candidate o where o.job_title = c.job_title and o.company_id = c.company_id and o.id <> c.id limit 1) other
  limit ${openJobs}`
