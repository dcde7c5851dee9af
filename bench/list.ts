import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import autocannon from 'autocannon'
import { loadConfig } from '../apps/api/src/config.ts'
import type { ListQuery } from '../packages/contract/src/wire/list.ts'
import { product, whileServed } from './server.ts'
import { benchSignIn } from './sign-in.ts'

interface Bench {
  dataDir: string
  rows: number
  say: (line: string) => void
}

const secondsEach = 6
export const port = 4390
export const url = `http://127.0.0.1:${port}/api/v1`
const emails = { company: 'bench@harbor.example', admin: 'admin@corridor.example' }

/** Terms that match many, some, few and none, as people type them; each connection goes through them in turn. */
const threeLetters = ['mar', 'son', 'fournier', 'wei', 'dev', 'anderson', 'xyz', 'kaur', 'engineer', 'lopez']
const columns = ['name', 'email', 'jobTitle', 'experience', 'status', 'updateDate']
const fewLetters = ['m', 'ma', 'zh', 'li', '王', '李娜', 'x', 'jo']

const cases: { name: string; bodies: Partial<ListQuery>[]; clients: number; target: string }[] = [
  { name: 'first page of 10, exact total', bodies: [{}], clients: 16, target: '>= 700/s, p99 <= 60 ms' },
  { name: 'first page of 10, exact total', bodies: [{}], clients: 1, target: 'p50 <= 20 ms' },
  { name: 'name search, 3 letters or more', bodies: searches(threeLetters), clients: 16, target: 'p99 <= 60 ms' },
  { name: 'name search, 3 letters or more', bodies: searches(threeLetters), clients: 1, target: 'p99 <= 60 ms' },
  { name: 'name search, 1-2 letters, Chinese', bodies: searches(fewLetters), clients: 16, target: 'p99 <= 100 ms' },
  { name: 'name search, 1-2 letters, Chinese', bodies: searches(fewLetters), clients: 1, target: 'p99 <= 100 ms' },
  { name: 'page 5,000', bodies: [{ page: 5_000 }], clients: 1, target: '<= 25 ms' },
  { name: 'filtered by what a record holds', bodies: filtered(), clients: 1, target: 'p99 <= 50 ms' },
  { name: 'sorted by each column', bodies: sorted(columns), clients: 1, target: 'p99 <= 60 ms' },
]

function sorted(names: string[]): Partial<ListQuery>[] {
  return names.flatMap((sortBy) =>
    (['asc', 'desc'] as const).map((sortDirection) => ({ sortBy, sortDirection }) as never),
  )
}

/** Few, some and nearly all of the candidates. */
function filtered(): Partial<ListQuery>[] {
  const filters = [
    { status: 'active' },
    { skills: ['Java'] },
    { skills: ['SQL', 'Java'] },
    { experienceFrom: 5, experienceTo: 8 },
    { experienceFrom: 1 },
    { location: 'dallas' },
    { location: 'ta' },
    { availability: 'unavailable' },
    { authorizationEndsBy: '2027-03-31' },
    { benchSinceBy: '2026-11-01' },
    { skills: ['Java'], experienceFrom: 3, location: 'tx', availability: 'immediate', status: 'active' },
  ]
  return filters.map((each) => ({ filters: each }) as never)
}

function searches(terms: string[]): Partial<ListQuery>[] {
  return terms.map((searchTerm) => ({ searchTerm }))
}

/** Measures the candidates' list through HTTP, session and scope included, and the same list without HTTP beside it. */
export async function benchLists({ dataDir, say }: Bench): Promise<void> {
  await whileServed({ port, args: product, env: serverEnv(dataDir) }, async () => {
    const token = await signIn()
    say(row(['list', 'clients', 'requests/s', 'p50 ms', 'p97.5 ms', 'p99 ms', 'cold ms', 'target']))
    for (const { name, bodies, clients, target } of cases) {
      const cold = await coldTimes(token, bodies)
      const { latency, requests, non2xx, errors } = await load(token, bodies, clients)
      const figures = [requests.average, latency.p50, latency.p97_5, latency.p99].map((figure) => figure.toFixed(0))
      say(row([name, String(clients), ...figures, cold, target]))
      if (non2xx + errors > 0) say(`  ${non2xx + errors} requests failed`)
    }
    await benchSignIn({ url, headers: headersFor(token), say })
  })
  await benchBareHttp(dataDir, say)
  await benchWithoutHttp(dataDir, say)
}

/** The first page again through Node's own server: no product over HTTP comes nearer to the driver than that. */
async function benchBareHttp(dataDir: string, say: (line: string) => void): Promise<void> {
  const args = [join(import.meta.dirname, 'bare-http.ts'), dataDir, String(port)]
  await whileServed({ port, args }, async () => {
    const address = `http://127.0.0.1:${port}/`
    await untilAnswered(() => fetch(address, { method: 'POST', body: '{}' }))
    say("\nThe same through Node's own server, without session, checks or answer shapes:")
    say(row(["list, Node's own server", 'clients', 'requests/s', 'p50 ms', 'p97.5 ms', 'p99 ms', '', '']))
    for (const { name, clients } of cases.slice(0, 2)) {
      const { latency, requests } = await autocannon({
        url: address,
        connections: clients,
        duration: secondsEach,
        requests: [{ method: 'POST', body: '{}' }],
      })
      const figures = [requests.average, latency.p50, latency.p97_5, latency.p99].map((figure) => figure.toFixed(0))
      say(row([name, String(clients), ...figures, '', '']))
    }
  })
}

export const serverEnv = (dataDir: string) => ({
  ...process.env,
  PORT: String(port),
  DATA_DIR: dataDir,
  LOG_LEVEL: 'error',
  DEMO: '1',
  TRUSTED_PROXY: '127.0.0.1',
})

const row = (cells: string[]) =>
  cells
    .map((cell, index) => (index === 0 ? cell.padEnd(36) : cell.padStart(index === cells.length - 1 ? 24 : 11)))
    .join('')

export async function signIn(area: keyof typeof emails = 'company'): Promise<string> {
  const answer = await untilAnswered(() =>
    fetch(`${url}/${area}/sign-in`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: emails[area], password: 'Corridor@2026' }),
    }),
  )
  return ((await answer.json()) as { token: string }).token
}

async function untilAnswered(ask: () => Promise<Response>): Promise<Response> {
  const deadline = performance.now() + 60_000
  for (;;) {
    const answer = await ask().catch(() => undefined)
    if (answer?.ok) return answer
    if (performance.now() > deadline) throw new Error('The server did not come up within a minute')
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}

/** The slowest of the first requests, each of which counts anew. */
async function coldTimes(token: string, bodies: Partial<ListQuery>[]): Promise<string> {
  let slowest = 0
  for (const body of bodies) {
    const began = performance.now()
    await fetch(`${url}/candidate/list`, { method: 'POST', headers: headersFor(token), body: JSON.stringify(body) })
    slowest = Math.max(slowest, performance.now() - began)
  }
  return slowest.toFixed(0)
}

export const headersFor = (token: string) => ({ authorization: `Bearer ${token}`, 'content-type': 'application/json' })

const load = (token: string, bodies: Partial<ListQuery>[], clients: number) =>
  autocannon({
    url: `${url}/candidate/list`,
    connections: clients,
    duration: secondsEach,
    requests: bodies.map((body) => ({ method: 'POST', headers: headersFor(token), body: JSON.stringify(body) })),
  })

async function benchWithoutHttp(dataDir: string, say: (line: string) => void): Promise<void> {
  const { openDatabase } = await import('../apps/api/src/db/pool/open.ts')
  const { listCandidates } = await import('../apps/api/src/features/candidate/candidate/list.ts')
  const { candidate } = await import('../packages/contract/src/candidate/candidate/shapes.ts')
  const listInput = candidate.list['~orpc'].inputSchema
  const db = await openDatabase(loadConfig({ DATA_DIR: dataDir }))
  try {
    const [company] = await db.sql<{ id: string }[]>`select id from company where name = 'Harbor Staffing'`
    const context = { db: db.sql, scope: { kind: 'company', companyId: company?.id, audiences: 'all' } } as never
    say('\nThe same lists through the driver, without HTTP, session or answer shapes:')
    say(row(['list', 'clients', 'queries/s', 'p50 ms', '', 'p99 ms', '', '']))
    for (const { name, bodies, clients } of cases) {
      const queries = bodies.map((body) => listInput?.parse(body) as ListQuery)
      const times: number[] = []
      const until = performance.now() + (secondsEach * 1000) / 2
      const began = performance.now()
      await Promise.all(
        Array.from({ length: clients }, async (_, client) => {
          for (let turn = client; performance.now() < until; turn += 1) {
            const start = performance.now()
            await listCandidates(context, queries[turn % queries.length] as ListQuery)
            times.push(performance.now() - start)
          }
        }),
      )
      const perSecond = (times.length / (performance.now() - began)) * 1000
      times.sort((a, b) => a - b)
      const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(1)
      say(row([name, String(clients), perSecond.toFixed(0), at(0.5), '', at(0.99), '', '']))
    }
  } finally {
    await db.close()
  }
}
