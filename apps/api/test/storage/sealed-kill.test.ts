import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { chunkBytes, isSealed } from '../../src/platform/storage/sealed-format.ts'
import { type RunningApp, runApp } from '../running-app.ts'
import { filesOf, liesAt } from './files-of.ts'

const filesMax = 200
const killsMax = 5
const worker = join(import.meta.dirname, 'seal-worker.ts')

let run: RunningApp
const contents = new Map<string, Buffer>()
const workers = new Set<ChildProcess>()
beforeAll(async () => {
  run = await runApp({ ROLE: 'api' })
})
afterAll(async () => {
  for (const child of workers) child.kill('SIGKILL')
  await run.close()
})

async function layPlainFiles(): Promise<void> {
  const companies = await Promise.all([1, 2, 3].map(() => run.make.company()))
  const people = await Promise.all(companies.map((company) => run.make.person('owner', company)))
  for (let at = 0; at < filesMax; at += 1) {
    const [company, person] = [companies[at % companies.length], people[at % people.length]]
    if (!company || !person) throw new Error('A company was expected.')
    const key = await run.make.file(company, person)
    const bytes = Buffer.concat([Buffer.from('%PDF-1.7 '), randomBytes(chunkBytes * (at % 8) + at)])
    contents.set(key, bytes)
    await mkdir(dirname(liesAt(run, key)), { recursive: true })
    await writeFile(liesAt(run, key), bytes)
  }
}
function startWorker(): void {
  const child = spawn(process.execPath, [worker, run.db.urls.owner, run.dataDir], {
    stdio: 'inherit',
    env: { ...process.env, TMPDIR: run.dataDir },
  })
  workers.add(child)
  child.once('exit', () => workers.delete(child))
}
const countSealed = async () =>
  (await run.db.owner<{ n: number }[]>`select count(*)::int as n from stored_file where is_sealed`)[0]?.n ?? 0

it(`seals ${filesMax} files of before with ${killsMax} workers killed, while all are read`, {
  timeout: 120_000,
}, async () => {
  await layPlainFiles()
  const { storage, faults } = await filesOf(run)
  let isOver = false
  let readings = 0
  const reading = Array.from({ length: 3 }, async () => {
    while (!isOver)
      for (const [key, bytes] of contents) {
        if (isOver) return
        const { length, stream } = await storage.read(key)
        const from = Math.floor(length / 3)
        expect((await buffer(stream(from))).equals(bytes.subarray(from))).toBe(true)
        expect((await storage.withLocalFile('files', key, (path) => readFile(path))).equals(bytes)).toBe(true)
        readings += 1
      }
  })
  startWorker()
  startWorker()
  for (let kills = 1; kills <= killsMax; kills += 1) {
    await expect.poll(countSealed, { timeout: 30_000, interval: 5 }).toBeGreaterThan(kills * 20)
    const [oldest] = workers
    const gone = oldest && once(oldest, 'exit')
    oldest?.kill('SIGKILL')
    await gone
    expect(await countSealed()).toBeLessThan(filesMax)
    startWorker()
  }
  // A minute later, others take what the killed ones had taken.
  const pass = () =>
    run.db.owner`update stored_file set sealing_until = now() - interval '1 second' where not is_sealed`
  await expect.poll(async () => pass().then(countSealed), { timeout: 60_000, interval: 500 }).toBe(filesMax)
  isOver = true
  await Promise.all(reading)
  expect(readings).toBeGreaterThan(50)
  expect(faults).toEqual([])
  for (const [key, bytes] of contents) {
    const lies = await readFile(liesAt(run, key))
    expect([isSealed(lies), lies.includes(bytes.subarray(0, 64))]).toEqual([true, false])
    expect((await storage.withLocalFile('files', key, (path) => readFile(path))).equals(bytes)).toBe(true)
  }
})
