import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { headersFor, serverEnv, signIn, url } from './list.ts'

interface Bench {
  dataDir: string
  say: (line: string) => void
}

const secondsEach = 5
const both = (sortBy: string) => (['asc', 'desc'] as const).map((sortDirection) => ({ sortBy, sortDirection }))
const oldest = { sortBy: 'benchSince', sortDirection: 'asc' }

/** What is asked of the board, of the hotlists' candidates and of the hotlists; each connection goes through the bodies in turn. */
const cases: { name: string; path: string; bodies: object[] }[] = [
  { name: 'board, first page', path: '/bench/list', bodies: [oldest] },
  {
    name: 'board, by name, end, rate',
    path: '/bench/list',
    bodies: ['name', 'authorizationEnds', 'rateAmount'].flatMap(both),
  },
  { name: 'board, in groups', path: '/bench/list', bodies: ['skill', 'authorization'].flatMap(both) },
  {
    name: 'board, filtered',
    path: '/bench/list',
    bodies: [
      { skills: ['Java'] },
      { authorizationEndsBy: '2027-03-31' },
      { onHotlist: false },
      { rateTo: 60, taxTerm: 'C2C' },
    ].map((filters) => ({ ...oldest, filters })),
  },
  {
    name: 'board, searched',
    path: '/bench/list',
    bodies: ['mar', 'java', 'dallas'].map((searchTerm) => ({ ...oldest, searchTerm })),
  },
  { name: 'board, figures', path: '/bench/summary', bodies: [{}, { group: 'skill' }, { group: 'authorization' }] },
  { name: "hotlists' candidates", path: '/candidate/list', bodies: [{}] },
  { name: 'hotlists', path: '/hotlist/list', bodies: [{}] },
]

/** Measures the bench board of a company, one in twenty of whose candidates are on the bench, and the lists around hotlists. */
export async function benchBoard({ dataDir, say }: Bench): Promise<void> {
  const server = spawn(process.execPath, [join(import.meta.dirname, '../apps/api/src/main.ts')], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: serverEnv(dataDir),
  })
  try {
    const token = await signIn()
    say(['what', 'clients', 'requests/s', 'p50 ms', 'p97.5 ms', 'p99 ms'].join('\t'))
    for (const { name, path, bodies } of cases) {
      for (const connections of [1, 16]) {
        const { latency, requests, non2xx, errors } = await autocannon({
          url: url + path,
          connections,
          duration: secondsEach,
          requests: bodies.map((body) => ({ method: 'POST', headers: headersFor(token), body: JSON.stringify(body) })),
        })
        const figures = [requests.average, latency.p50, latency.p97_5, latency.p99].map((figure) => figure.toFixed(0))
        say([name.padEnd(26), connections, ...figures].join('\t'))
        if (non2xx + errors > 0) say(`  ${non2xx + errors} requests failed`)
      }
    }
  } finally {
    server.kill('SIGTERM')
    await once(server, 'exit')
  }
}
