import { performance } from 'node:perf_hooks'
import autocannon from 'autocannon'

interface SignInBench {
  /** The API's root. */
  url: string
  /** Headers of a signed-in person. */
  headers: Record<string, string>
  say: (line: string) => void
}

const signingIn = 16
const others = 4
const seconds = 8

/**
 * Measures the wait of other requests while many people sign in at once. Each comes from an address of its own, so that no limit stops
 * them.
 */
export async function benchSignIn({ url, headers, say }: SignInBench): Promise<void> {
  const quiet = await load(url, headers)
  let count = 0
  let running = true
  const people = Array.from({ length: signingIn }, async () => {
    while (running) {
      count += 1
      await fetch(`${url}/company/sign-in`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': addressOf(count) },
        body: JSON.stringify({ email: `person-${count}@example.com`, password: 'Wrong@2026' }),
      }).then((answer) => answer.arrayBuffer())
    }
  })
  const began = performance.now()
  const busy = await load(url, headers)
  running = false
  await Promise.all(people)
  const perSecond = count / ((performance.now() - began) / 1000)
  say(`\n${others} clients on the first page while ${signingIn} people sign in at a time (target: p95 <= 100 ms):`)
  say(`  quiet: p50 ${quiet.p50} p97.5 ${quiet.p97_5} p99 ${quiet.p99} ms`)
  say(`  with ${perSecond.toFixed(0)} sign-ins a second: p50 ${busy.p50} p97.5 ${busy.p97_5} p99 ${busy.p99} ms`)
}

const addressOf = (count: number) => `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}`

async function load(url: string, headers: Record<string, string>) {
  const { latency } = await autocannon({
    url: `${url}/candidate/list`,
    method: 'POST',
    headers,
    body: '{}',
    connections: others,
    duration: seconds,
  })
  return latency
}
