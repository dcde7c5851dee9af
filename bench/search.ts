import { performance } from 'node:perf_hooks'
import { loadConfig } from '../apps/api/src/config.ts'
import { candidate } from '../packages/contract/src/candidate/candidate/shapes.ts'
import type { ListQuery } from '../packages/contract/src/wire/list.ts'
import { headersFor, port, serverEnv, signIn, url } from './list.ts'
import { fillTexts } from './search-texts.ts'
import { product, whileServed } from './server.ts'

interface Bench {
  dataDir: string
  rows: number
  say: (line: string) => void
}

const roundsEach = 12

/** Queries of people; half of them newest first, half by relevance. */
const mix: Record<string, string[]> = {
  rare: ['cobol AND mainframe', 'haskell', '"quantum annealing"', 'fortran erlang', 'zhang AND kinesis'],
  common: ['java', 'experience', 'python', 'developer', 'team'],
  boolean: [
    'java AND (kafka OR kinesis) NOT trainer',
    '(react OR angular) AND typescript',
    'python aws (spark OR airflow) -junior',
    'c++ OR c# OR .net',
    'java NOT python NOT sql',
  ],
  phrase: ['"project manager"', '"senior java developer" AND spring', '"team lead"', 'node.js'],
  prefix: ['kube*', 'dev*', 'post* AND redis'],
}

/** Gives every candidate a resume's text; call it before the server starts, whose job would gather words meanwhile. */
export async function prepareSearch({ dataDir, say }: Omit<Bench, 'rows'>): Promise<void> {
  const { openDatabase } = await import('../apps/api/src/db/pool/open.ts')
  const db = await openDatabase(loadConfig({ DATA_DIR: dataDir }))
  try {
    await fillTexts(db.owner, say)
  } finally {
    await db.close()
  }
}

/** Measures the search of candidates through HTTP, and the same search without HTTP beside it. */
export async function benchSearch({ dataDir, rows, say }: Bench): Promise<void> {
  say(`\nSearch of candidates; target at one client: p95 < ${rows > 100_000 ? 200 : 50} ms`)
  await whileServed({ port, args: product, env: serverEnv(dataDir) }, async () => {
    const token = await signIn()
    const ask = async (body: object) => {
      const answer = await fetch(`${url}/candidate/list`, {
        method: 'POST',
        headers: headersFor(token),
        body: JSON.stringify(body),
      })
      if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`)
      return (await answer.json()) as Found
    }
    // A process answers its first request slowly, whatever it is.
    await ask({ filters: { query: 'kotlin' } })
    await measureMix(`over HTTP on port ${port}`, ask, say)
  })
  await benchWithoutHttp(dataDir, say)
}

interface Found {
  totalDocs: number
  totalIsExact?: boolean
  /** Words are still being made: figures of such a search say nothing. */
  preparing?: { done: number; of: number }
}
type Ask = (body: object) => Promise<Found>

async function measureMix(where: string, ask: Ask, say: (line: string) => void): Promise<void> {
  say(row([`search, ${where}`, 'clients', 'p50 ms', 'p95 ms', 'p99 ms', 'slowest', 'found']))
  for (const clients of ['cold', 1, 16] as const) {
    const whole: number[] = []
    for (const [name, queries] of Object.entries(mix)) {
      const bodies = queries.flatMap((query) =>
        ['createDate', 'relevance'].map((sortBy) => ({ sortBy, filters: { query } })),
      )
      const { times, found } =
        clients === 'cold' ? await measure(bodies, 1, 1, ask) : await measure(bodies, clients, roundsEach, ask)
      whole.push(...times)
      say(row([name, String(clients), ...figuresOf(times), found]))
    }
    say(row(['the whole mix', String(clients), ...figuresOf(whole), '']))
  }
}

/** Each body `rounds` times; in the first round nothing is known of it yet. */
async function measure(bodies: object[], clients: number, rounds: number, ask: Ask) {
  const times: number[] = []
  const totals = new Set<string>()
  let turn = 0
  await Promise.all(
    Array.from({ length: clients }, async () => {
      for (; turn < bodies.length * rounds; ) {
        const body = bodies[turn++ % bodies.length] as object
        const began = performance.now()
        const { totalDocs, totalIsExact, preparing } = await ask(body)
        times.push(performance.now() - began)
        totals.add(
          preparing ? `prepared ${preparing.done} of ${preparing.of}` : `${totalDocs}${totalIsExact ? '' : '+'}`,
        )
      }
    }),
  )
  return { times, found: [...totals].join(' ') }
}

function figuresOf(times: number[]): string[] {
  const sorted = times.toSorted((a, b) => a - b)
  return [0.5, 0.95, 0.99, 1].map((share) =>
    (sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)] ?? 0).toFixed(1),
  )
}

const row = (cells: string[]) =>
  cells.map((cell, at) => (at === 0 ? cell.padEnd(34) : at === 6 ? `   ${cell}` : cell.padStart(10))).join('')

async function benchWithoutHttp(dataDir: string, say: (line: string) => void): Promise<void> {
  const { openDatabase } = await import('../apps/api/src/db/pool/open.ts')
  const { listCandidates } = await import('../apps/api/src/features/candidate/candidate/list.ts')
  const listInput = candidate.list['~orpc'].inputSchema
  const db = await openDatabase(loadConfig({ DATA_DIR: dataDir }))
  try {
    const [company] = await db.sql<{ id: string }[]>`select id from company where name = 'Harbor Staffing'`
    const context = { db: db.sql, scope: { kind: 'company', companyId: company?.id, audiences: 'all' } } as never
    await measureMix('without it', (body) => listCandidates(context, listInput?.parse(body) as ListQuery), say)
  } finally {
    await db.close()
  }
}
