import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { loadConfig } from '../../src/config.ts'
import { type Database, openDatabase } from '../../src/db/pool/open.ts'

const ROUNDS = 20
const WRITER = join(import.meta.dirname, 'kill-writer.ts')

let dataDir: string
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'corridor-kill-'))
})
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

it(`loses no acknowledged write in ${ROUNDS} kills`, { timeout: 180_000 }, async () => {
  const acknowledged = new Set<number>()
  for (let round = 0; round < ROUNDS; round++) {
    const before = acknowledged.size
    // In every other round the database's processes die as suddenly as the application.
    await writeThenKill(acknowledged, 20 + round * 10, round % 2 === 1)
    expect(acknowledged.size).toBeGreaterThan(before)
    const db = await openDatabase(loadConfig({ DATA_DIR: dataDir }))
    await expectWhole(db, acknowledged)
    await db.close()
  }
})

it('has its database back by itself after that alone was killed', async () => {
  const db = await openDatabase(loadConfig({ DATA_DIR: dataDir }))
  killDatabase()
  await expect.poll(() => db.sql`select 1 as one`.catch(() => []), { timeout: 20_000 }).toEqual([{ one: 1 }])
  await db.close()
})

async function writeThenKill(acknowledged: Set<number>, writes: number, databaseToo: boolean): Promise<void> {
  const writer = spawn(process.execPath, [WRITER, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] })
  const exited = once(writer, 'exit')
  let left = writes
  for await (const line of createInterface({ input: writer.stdout })) {
    acknowledged.add(Number(line))
    if (--left === 0) kill(writer, databaseToo)
  }
  await exited
  expect(left).toBeLessThanOrEqual(0)
}

function kill(writer: ChildProcess, databaseToo: boolean): void {
  if (databaseToo) killDatabase()
  writer.kill('SIGKILL')
}

function killDatabase(): void {
  const [pid] = readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')
  process.kill(Number(pid), 'SIGKILL')
}

async function expectWhole({ sql, owner }: Database, acknowledged: Set<number>): Promise<void> {
  const rows = await sql<{ id: number; action: string | null }[]>`
    select id, action from kept_note full join kept_note_audit on id = note_id`
  const stored = new Set(rows.map(({ id }) => id))
  expect([...acknowledged].filter((id) => !stored.has(id))).toEqual([])
  expect(rows.filter(({ id, action }) => id === null || action !== 'note.add')).toEqual([])
  const checked = await owner`
    select bt_index_check(index.oid::regclass, true)
    from pg_class index join pg_am on pg_am.oid = relam
    where amname = 'btree' and relkind = 'i' and relpersistence = 'p'`
  expect(checked.length).toBeGreaterThan(100)
  // Whole-table readings also verify every page's checksum.
  await owner`select count(kept_note::text), (select count(kept_note_audit::text) from kept_note_audit) from kept_note`
}
