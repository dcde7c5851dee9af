import autocannon from 'autocannon'
import { headersFor, port, serverEnv, signIn, url } from './list.ts'
import { product, whileServed } from './server.ts'

export interface Bench {
  dataDir: string
  say: (line: string) => void
}

/** Requests of a path; each connection goes through the bodies in turn. */
export interface Case {
  name: string
  path: string
  bodies: object[]
}

const secondsEach = 5

/** A column in both directions. */
export const both = (sortBy: string) => (['asc', 'desc'] as const).map((sortDirection) => ({ sortBy, sortDirection }))

/** Asks each of a server, one at a time and sixteen at once, and says how fast it answered. */
export async function measureCases(cases: Case[], { dataDir, say }: Bench): Promise<void> {
  await whileServed({ port, args: product, env: serverEnv(dataDir) }, async () => {
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
  })
}
