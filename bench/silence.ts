import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { furnish, type Heavy, signedIn } from './silence-house.ts'
import { feel, figuresOf } from './silence-watch.ts'

// node bench/silence.ts [--checkout DIR] [--only WORDS] [--at-once 30]: everything that draws or reads a file is asked for thirty times at
// once, while another company lists its candidates. Another checkout, whose packages are installed, runs its own server.
const { values } = parseArgs({
  options: {
    checkout: { type: 'string', default: join(import.meta.dirname, '..') },
    only: { type: 'string', default: '' },
    'at-once': { type: 'string', default: '30' },
  },
})
const port = 4393
const root = `http://127.0.0.1:${port}`
const atOnce = Number(values['at-once'])
const bars = { list: 250, health: 100 }
const quietMs = 4_000
/** After the answers: what was begun in the background goes on. */
const afterMs = 2_000

const say = (cells: readonly (string | number)[]) =>
  process.stdout.write(
    `${cells.map((cell, at) => (at === 0 ? String(cell).padEnd(32) : String(cell).padStart(19))).join('')}\n`,
  )
const written = (times: readonly number[]) => {
  const { p50, p99, max } = figuresOf(times)
  return [p50, p99, max].map((figure) => figure.toFixed(0)).join('/')
}

const dataDir = await mkdtemp(join(tmpdir(), 'corridor-silence-'))
const server = spawn(process.execPath, [join(resolve(values.checkout), 'apps/api/src/main.ts')], {
  cwd: resolve(values.checkout),
  stdio: ['ignore', 'ignore', 'inherit'],
  env: {
    ...process.env,
    PORT: String(port),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'fatal',
    DEMO: '1',
    TRUSTED_PROXY: '127.0.0.1',
  },
})
let missed = 0
try {
  await untilReady()
  const heavies = await furnish(root, atOnce)
  const other = await signedIn(root, 'owner@summit.example')
  const ask = { list: () => other.send('/candidate/list'), health: () => fetch(`${root}/healthz`) }
  for (let turn = 0; turn < 20; turn += 1) await ask.list().then((answer) => answer.arrayBuffer())
  process.stdout.write(
    `${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)}; ${atOnce} at once; milliseconds, p50/p99/max; bars: list p99 ${bars.list}, healthz p99 ${bars.health}\n`,
  )
  say(['what', 'list', 'healthz', 'took', 'answers'])
  const quiet = await feel(ask, () => pause(quietMs))
  say(['nothing', written(quiet.list), written(quiet.health), ''])
  for (const heavy of heavies.filter(({ name }) => name.includes(values.only))) await measure(heavy, ask)
} finally {
  server.kill('SIGTERM')
  await once(server, 'exit')
  await rm(dataDir, { recursive: true, force: true })
}
process.exit(missed > 0 ? 1 : 0)

async function measure({ name, ask: fire }: Heavy, ask: Parameters<typeof feel>[0]): Promise<void> {
  const statuses: number[] = []
  let took = 0
  const felt = await feel(ask, async () => {
    const began = performance.now()
    const answers = Array.from({ length: atOnce }, async (_, at) => statuses.push(await fire(at).catch(() => 0)))
    await Promise.all(answers)
    took = performance.now() - began
    await pause(afterMs)
  })
  const holds = felt.failed === 0 && figuresOf(felt.list).p99 <= bars.list && figuresOf(felt.health).p99 <= bars.health
  if (!holds) missed += 1
  const counted = [...Map.groupBy(statuses, (status) => status)].map(
    ([status, all]) => `${all.length} × ${status || 'cut'}`,
  )
  const lost = felt.failed > 0 ? `, ${felt.failed} of the others failed` : ''
  say([
    name,
    written(felt.list),
    written(felt.health),
    `${(took / 1000).toFixed(1)} s`,
    `  ${holds ? '' : '! '}${counted.join(', ')}${lost}`,
  ])
}

async function untilReady(): Promise<void> {
  const deadline = performance.now() + 120_000
  for (;;) {
    const answer = await fetch(`${root}/readyz`).catch(() => undefined)
    if (answer?.ok) return
    if (performance.now() > deadline) throw new Error('The server did not come up within two minutes')
    await pause(200)
  }
}
