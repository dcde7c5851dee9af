import autocannon from 'autocannon'
import { loadConfig } from '../apps/api/src/config.ts'
import type { Sql } from '../apps/api/src/db/pool/connect.ts'
import { openBeside } from '../apps/api/src/db/pool/open-beside.ts'
import { hashToken, newToken } from '../apps/api/src/platform/crypto.ts'
import { newId } from '../apps/api/src/platform/ids.ts'
import { headersFor, port, serverEnv, signIn, url } from './list.ts'
import { product, whileServed } from './server.ts'

interface Bench {
  dataDir: string
  say: (line: string) => void
}

const unitCount = 10
const makersOfUnit = 2
const secondsEach = 4
const sights = ['company', 'team', 'own'] as const

const bodies: Record<string, object[]> = {
  'first page, exact total': [{}],
  'page 100': [{ page: 100 }],
  'sorted by each column': ['name', 'email', 'jobTitle', 'experience', 'updateDate'].flatMap((sortBy) => [
    { sortBy, sortDirection: 'asc' },
    { sortBy, sortDirection: 'desc' },
  ]),
  'name search, 3 letters': ['mar', 'son', 'wei', 'dev', 'xyz', 'lopez'].map((searchTerm) => ({ searchTerm })),
  filtered: [{ status: 'active' }, { skills: ['Java'] }, { experienceFrom: 5, experienceTo: 8 }].map((filters) => ({
    filters,
  })),
  'boolean search': ['java', 'java AND sql', '"project manager"', 'python OR kotlin'].map((query) => ({
    filters: { query },
  })),
}

/** Measures the candidates' list for members of each sight, the records spread over ten units; their sights take turns. */
export async function benchSight({ dataDir, say }: Bench): Promise<void> {
  await whileServed({ port, args: product, env: serverEnv(dataDir) }, async () => {
    await signIn()
    const db = await openBeside(loadConfig({ DATA_DIR: dataDir }))
    const tokens = await spread(db.owner)
    await db.close()
    say(`\nMembers of three sights, ${unitCount} units with ${makersOfUnit} makers each:`)
    for (const [name, each] of Object.entries(bodies)) {
      for (const clients of [1, 16]) {
        for (const sight of sights) {
          const { latency, requests, non2xx } = await load(tokens[sight], each, clients)
          const figures = [requests.average, latency.p50, latency.p97_5, latency.p99].map((figure) => figure.toFixed(0))
          say([name.padEnd(26), sight.padEnd(9), `${clients} clients`.padEnd(12), ...figures, non2xx || ''].join('\t'))
        }
      }
    }
  })
}

/** Gives the bench company units and members, and each of these an equal share of the candidates; answers a token for each sight. */
async function spread(owner: Sql): Promise<Record<(typeof sights)[number], string>> {
  const [company] = await owner<{ id: string }[]>`select id from company where name = 'Harbor Staffing'`
  const companyId = company?.id ?? ''
  const makers: string[] = []
  for (let at = 0; at < unitCount; at += 1) {
    const unit = newId()
    await owner`insert into business_unit (id, company_id, name) values (${unit}, ${companyId}, ${`Bench ${unit}`})`
    for (let maker = 0; maker < makersOfUnit; maker += 1) {
      const id = newId()
      await owner`
        insert into user_account (id, email, first_name, last_name, password_hash, is_email_verified)
        values (${id}, ${`${id}@bench.example`}, 'Bench', 'Maker', 'none', true)`
      await owner`insert into membership (company_id, user_id, roles) values (${companyId}, ${id}, '{recruiter}')`
      await owner`insert into member_unit (company_id, user_id, unit_id) values (${companyId}, ${id}, ${unit})`
      makers.push(id)
    }
  }
  await owner.begin(async (tx) => {
    await tx.unsafe(`
      create function bench_audience(company uuid, maker int) returns int language sql stable as $$
        select a.id from audience a
        where a.company_id = company and a.owner_id = ('{${makers.join(',')}}'::uuid[])[maker + 1] and a.units <> '{}'
      $$;
      alter table candidate alter column audience type int using coalesce(
        case when company_id = '${companyId}' then bench_audience(company_id, abs(hashtext(id::text)) % ${makers.length}) end, audience);
      drop function bench_audience(uuid, int);
      delete from record_delta where kind = 'candidate';
      insert into record_delta (company_id, kind, audience, n)
      select company_id, 'candidate', audience, count(*) from candidate where deleted_at is null group by company_id, audience`)
  })
  await owner`vacuum analyze candidate`
  const [first = '', second = '', third = ''] = makers
  const given: [(typeof sights)[number], string][] = [
    ['company', first],
    ['team', second],
    ['own', third],
  ]
  const tokens = {} as Record<(typeof sights)[number], string>
  for (const [sight, id] of given) {
    await owner`update membership set sight = ${sight} where user_id = ${id}`
    tokens[sight] = newToken()
    await owner`
      insert into session (token_hash, id, user_id, company_id, area, expires_at)
      values (${hashToken(tokens[sight])}, ${newId()}, ${id}, ${companyId}, 'company', now() + interval '1 day')`
  }
  return tokens
}

const load = (token: string, each: object[], connections: number) =>
  autocannon({
    url: `${url}/candidate/list`,
    connections,
    duration: secondsEach,
    requests: each.map((body) => ({ method: 'POST', headers: headersFor(token), body: JSON.stringify(body) })),
  })
