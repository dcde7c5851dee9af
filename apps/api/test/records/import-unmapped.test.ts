import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { PgBoss } from 'pg-boss'
import postgres from 'postgres'
import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest'
import type { Caller } from '../call.ts'
import type { Person } from '../make.ts'
import { type RunningApp, runApp } from '../running-app.ts'
import { fetchFile } from '../upload.ts'
import { checkedImport, startImport } from './importing.ts'

const mark = 'MARK-4417'

let run: RunningApp
let admin: Caller
let person: Person
beforeAll(async () => {
  run = await runApp()
  await run.make.state({ name: 'Bavaria', country_id: await run.make.country({ name: 'Germany', code: 'DE' }) })
})
afterAll(() => run.close())
beforeEach(async () => {
  person = await run.make.person('administrator')
  admin = run.call(await run.make.session(person))
})

const table = [
  'Account Number,Name,State,Secret',
  `${mark}-1,Ulm,Bavaria,${mark}-a`,
  `${mark}-2,Nowhere,Atlantis,${mark}-b`,
  `${mark}-3,Ulm,Bavaria,${mark}-c,${mark}-beyond`,
  `${mark}-4,Hof,Bavaria,`,
].join('\n')

/** The tables of imports, exports and the trail that hold the mark in any of their columns. */
async function holders() {
  const { owner } = run.db
  const found: string[] = []
  for (const name of ['import', 'import_row', 'import_archive_file', 'export', 'audit', 'notification']) {
    const rows = await owner`select 1 from ${owner(name)} t where t::text like ${`%${mark}%`} limit 1`
    if (rows.length > 0) found.push(name)
  }
  return found
}

async function keptFile(id: string) {
  const [row] = await run.db.owner<{ file_key: string }[]>`select file_key from import where id = ${id}`
  const key = row?.file_key ?? ''
  return { key, path: join(run.dataDir, 'files', key.slice(-2), key) }
}

async function expectGone({ key, path }: { key: string; path: string }) {
  await expect.poll(() => existsSync(path), { timeout: 20_000 }).toBe(false)
  expect(await run.db.owner`select 1 from stored_file where key = ${key}`).toEqual([])
}

/** The export that a press began. */
const idOf = ({ body }: { body: unknown }) => (body as { id: string }).id

async function download(id: string) {
  const address = `/export/download/${id}`
  await expect.poll(async () => (await admin.get(address)).status, { timeout: 20_000 }).toBe(200)
  return (await fetchFile(run, admin, (await admin.get(address)).body.presignedUrl)).text()
}

it('brings nothing of a column that was not mapped into the database, keeps no file once it adds, and can be taken back', async () => {
  const found = await checkedImport(run, admin, 'city', table)
  expect(await holders()).toEqual([])
  expect((await found.view()).columns[0]?.samples).toContain(`${mark}-1`)
  expect(JSON.stringify(await found.rows())).not.toContain(mark)
  const file = await keptFile(found.id)
  expect(existsSync(file.path)).toBe(true)
  // Also while the mapping can be changed, a file that is taken out holds mapped columns alone.
  const early = await download(idOf(await found.post('faulty-rows')))
  expect(early).toContain('Atlantis')
  expect(early).not.toContain(mark)
  const { counts } = await found.view()
  expect((await found.post('run', { expected: counts.ready })).status).toBe(202)
  await found.reach('done')
  expect(await holders()).toEqual([])
  await expectGone(file)
  const { columns } = await found.view()
  expect(columns[0]).toEqual({ header: 'Account Number', samples: [] })
  expect(columns[1]).toEqual({ header: 'Name', samples: [] })
  const rows = await found.rows()
  expect(JSON.stringify(rows)).not.toContain(mark)
  expect(rows.data[0]?.cells).toEqual(['', 'Ulm', 'Bavaria', ''])
  const late = await download(idOf(await found.post('faulty-rows')))
  expect(late.split('\r\n')[0]?.replace(/^\uFEFF/, '')).toBe('Name,State,Row,Reason')
  expect(late).toContain('Nowhere,Atlantis,3')
  expect(late).not.toContain(mark)
  expect((await found.post('undo')).status).toBe(202)
  expect((await found.reach('undone')).counts).toMatchObject({ added: 0, removed: counts.ready, kept: 0 })
  expect(await holders()).toEqual([])
}, 60_000)

it('takes the rows anew where other columns are mapped, and lets those of the first go', async () => {
  const found = await checkedImport(run, admin, 'skill', `Name,Label\n${mark},Welding\n`)
  expect((await found.rows()).data.map(({ cells }) => cells)).toEqual([[mark, '']])
  await found.post('check', { mapping: { name: 1 } })
  await found.reach('checked')
  expect((await found.rows()).data.map(({ cells }) => cells)).toEqual([['', 'Welding']])
  expect(await holders()).toEqual([])
})

it('writes nothing of such a column into the log of the database', async () => {
  const postgresAsRoot = postgres(inject('cluster').superuser, { max: 1 })
  const [before] = await postgresAsRoot<{ file: string }[]>`select pg_walfile_name(pg_current_wal_lsn()) as file`
  // Several rows, so that at least one does not stand across two pages of the log.
  const lines = Array.from({ length: 20 }, (_, at) => `Named in the log ${at},NOT-${mark}`)
  await checkedImport(run, admin, 'skill', `Name,Account Number\n${lines.join('\n')}\n`)
  await postgresAsRoot`checkpoint`
  const [log] = await postgresAsRoot<{ name: boolean; secret: boolean }[]>`
    select bool_or(position(convert_to('Named in the log', 'utf8') in bytes) > 0) as name,
      bool_or(position(convert_to(${`NOT-${mark}`}, 'utf8') in bytes) > 0) as secret
    from pg_ls_waldir() w, lateral (select pg_read_binary_file('pg_wal/' || w.name) as bytes) f
    where w.name between ${before?.file ?? ''} and pg_walfile_name(pg_current_wal_lsn())`
  await postgresAsRoot.end()
  expect(log).toEqual({ name: true, secret: false })
})

it('keeps nothing of a table whose reading failed', async () => {
  const found = await startImport(run, admin, 'city', `Name,State\n${mark},Bavaria\n"${mark} without an end`)
  const { reason, columns } = await found.reach('failed')
  expect(reason).not.toBeNull()
  expect(columns).toEqual([])
  expect(await holders()).toEqual([])
  expect(await run.db.owner`select 1 from stored_file where created_by = ${person.id}`).toEqual([])
})

it('is forgotten after a day where nobody went on with it, and not before', async () => {
  const left = await checkedImport(run, admin, 'city', table)
  const fresh = await checkedImport(run, admin, 'skill', 'Name\nFresh\n')
  const done = await checkedImport(run, admin, 'skill', 'Name\nAdded\n')
  await done.post('run', { expected: 1 })
  await done.reach('done')
  const file = await keptFile(left.id)
  await run.db.owner`update import set updated_at = now() - interval '25 hours' where id in (${left.id}, ${done.id})`
  const boss = new PgBoss({ connectionString: run.db.urls.owner, max: 1 })
  await boss.start()
  await boss.send('forget-work', {})
  await boss.stop({ graceful: false })
  await expect.poll(async () => (await admin.get(`/import/view/${left.id}`)).status, { timeout: 20_000 }).toBe(404)
  await expectGone(file)
  expect(await holders()).toEqual([])
  expect((await fresh.view()).status).toBe('checked')
  expect((await done.view()).status).toBe('done')
})
