import { once } from 'node:events'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { lockWork, saveWork, takeWork } from '../../src/db/long-work/lease.ts'
import { type BulkRow, bulkTable } from '../../src/features/records/bulk/store.ts'
import { bulkWork } from '../../src/features/records/bulk/work.ts'
import { queues } from '../../src/features.ts'
import { type Jobs, openJobs } from '../../src/platform/jobs.ts'
import type { AnyRecord, Caller } from '../call.ts'
import { type RunningApp, runApp } from '../running-app.ts'
import { type Node, startNode, stopNode } from '../two-nodes.ts'
import { importOf, startImport } from './importing.ts'

const rows = 6_000
const timeout = 60_000

let api: RunningApp
let jobs: Jobs
let worker: Node
let admin: Caller
beforeAll(async () => {
  api = await runApp({ ROLE: 'api' })
  jobs = await openJobs(api.db.owner, api.db.urls.owner, queues, () => {})
  // Loads the places beforehand, so that no worker spends its start on them. Records that come with the product are nobody's.
  await api.make.country()
  admin = api.call(await api.make.session(await api.make.person('administrator')))
  worker = await startWorker()
}, timeout)
afterAll(async () => {
  await stopNode(worker)
  await jobs.stop()
  await api.close()
})

const startWorker = () => startNode(api.db, api.dataDir, { ROLE: 'worker' })

type Table = 'import' | 'bulk' | 'export'
const stored = async (table: Table, id: string) => {
  const [row] = await api.db.owner`select * from ${api.db.owner(table)} where id = ${id}`
  return row as AnyRecord & { state: string; turn: number }
}

/**
 * Kills the worker with -9 while it is at the work, has done some of it and not all: the work's own row is held from it meanwhile. Then
 * the lease runs out, and another worker comes.
 */
async function killAt(table: Table, id: string, state: string, hasBegun: (row: AnyRecord) => boolean) {
  await expect.poll(async () => hasBegun(await stored(table, id)), { timeout, interval: 5 }).toBe(true)
  await api.db.owner.begin(async (tx) => {
    const [held] = await tx`select state, leased_until from ${tx(table)} where id = ${id} for update`
    expect(held?.state).toBe(state)
    expect(held?.leased_until).not.toBeNull()
    worker.process.kill('SIGKILL')
    await once(worker.process, 'exit')
  })
  const cut = await stored(table, id)
  await api.db.owner`update ${api.db.owner(table)} set leased_until = now() - interval '1 second' where id = ${id}`
  worker = await startWorker()
  await api.db.sql.begin((tx) => jobs.enqueue(tx, 'resume-work', {}))
  return cut
}

const counts = (row: AnyRecord) => row.counts as Record<string, number>
const skills = async () => {
  const [found] = await api.db.owner`
    select count(*)::int as stand, count(*) filter (where status = 'inactive')::int as inactive,
      (select count(*)::int from audit where action = 'skill.add') as added
    from lookup where kind = 'skill' and deleted_at is null and created_by is not null`
  return found
}

it('an import whose worker is killed while it reads, takes its rows, checks, adds or takes back is finished by the next, each row once', async () => {
  const table = `Name\n${Array.from({ length: rows }, (_, at) => `Skill ${at}`).join('\n')}\n`
  const { id } = await startImport(api, admin, 'skill', table)
  const { post, reach, view } = importOf(admin, id)
  await killAt('import', id, 'reading', (row) => row.turn === 1 && row.leased_until !== null)
  const { mapping, counts: read } = await reach('mapping', timeout)
  expect(read).toMatchObject({ rows })

  await post('check', { mapping, doubles: 'skip' })
  await killAt('import', id, 'checking', (row) => row.leased_until !== null && !row.is_taken)
  await killAt('import', id, 'checking', (row) => (counts(row).ready ?? 0) > 0)
  expect((await reach('checked', timeout)).counts).toMatchObject({ ready: rows, faulty: 0 })
  const [kept] = await api.db.owner`select count(*)::int as rows from import_row where import_id = ${id}`
  expect(kept?.rows).toBe(rows)

  await post('run', { expected: rows })
  const adding = await killAt('import', id, 'running', (row) => (counts(row).added ?? 0) > 0)
  expect(counts(adding).added).toBeLessThan(rows)
  expect((await reach('done', timeout)).counts).toMatchObject({ ready: 0, added: rows, skipped: 0 })
  expect(await skills()).toEqual({ stand: rows, inactive: 0, added: rows })

  await post('undo')
  await killAt('import', id, 'undoing', (row) => (counts(row).removed ?? 0) > 0)
  expect((await reach('undone', timeout)).counts).toMatchObject({ removed: rows, kept: 0 })
  expect(await skills()).toMatchObject({ stand: 0 })
  expect((await view()).reason).toBeNull()
}, 300_000)

it('an action on many, or its undoing, whose worker is killed is finished by the next, each record once', async () => {
  const [by] = await api.db.owner<{ id: string }[]>`select id from user_account where is_administrator limit 1`
  await api.db.owner`
    insert into lookup (id, kind, name, created_by) select uuidv7(), 'skill', 'Many ' || n, ${by?.id ?? null}
    from generate_series(1, 1500) n`
  const target = { query: { searchTerm: 'Many' } }
  const { body } = await admin.post('/bulk/start', { kind: 'skill', action: 'deactivate', target, count: 1500 })
  const id = String(body.data._id)
  const reach = (state: string) => expect.poll(async () => (await stored('bulk', id)).state, { timeout }).toBe(state)

  const cut = await killAt('bulk', id, 'running', ({ done }) => Number(done) > 0)
  expect(Number(cut.done)).toBeLessThan(1500)
  await reach('done')
  expect(await stored('bulk', id)).toMatchObject({ done: 1500, skipped: 0, unchanged: 0 })
  expect(await skills()).toMatchObject({ stand: 1500, inactive: 1500 })

  await admin.post(`/bulk/undo/${id}`)
  await killAt('bulk', id, 'undoing', ({ done }) => Number(done) < 1500)
  await reach('undone')
  expect(await stored('bulk', id)).toMatchObject({ done: 0, skipped: 0 })
  expect(await skills()).toMatchObject({ stand: 1500, inactive: 0 })
}, 300_000)

it('an export whose worker is killed is written anew by the next, whole and once', async () => {
  await api.db.owner`
    insert into lookup (id, kind, name) select uuidv7(), 'pay-type', 'Pay ' || n from generate_series(1, 30000) n`
  const { body } = await admin.post<{ id: string }>('/export/start', { kind: 'pay-type', format: 'xlsx' })
  const cut = await killAt('export', body.id, 'running', (row) => row.state === 'running')
  expect(cut.file_key).toBeNull()
  await expect.poll(async () => (await stored('export', body.id)).state, { timeout }).toBe('done')
  const done = await stored('export', body.id)
  expect(done.rows).toBe(done.written)
  expect(Number(done.rows)).toBeGreaterThanOrEqual(30_000)
}, 300_000)

it('a worker that was thought dead writes nothing once another has come, nor after its person stopped the work', async () => {
  const { sql, owner } = api.db
  const by = await api.make.person('administrator')
  const id = await api.make.bulk(by, { total: 9 })
  const take = async () => (await takeWork(sql, bulkWork, id)) as BulkRow
  const first = await take()
  expect(await take()).toBeUndefined()
  await owner`update bulk set leased_until = now() - interval '1 second' where id = ${id}`
  const second = await take()
  expect(second).toMatchObject({ turn: first.turn + 1, times_lost: 1 })
  expect(await lockWork(sql, bulkTable, first)).toBeUndefined()
  expect(await saveWork(sql, bulkTable, first, { done: 5 })).toBe(false)
  expect(await saveWork(sql, bulkTable, second, { done: 1 })).toBe(true)
  await api.call(await api.make.session(by)).post(`/bulk/stop/${id}`)
  expect(await saveWork(sql, bulkTable, second, { done: 2 })).toBe(false)
  expect(await stored('bulk', id)).toMatchObject({ state: 'stopped', done: 1 })
})
