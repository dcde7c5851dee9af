import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Export } from '@corridor/contract/records/export/shapes'
import { parse } from 'csv-parse/sync'
import { readXlsx } from 'hucre/xlsx'
import { PgBoss } from 'pg-boss'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openArchive } from '../../src/platform/content/zip-archive.ts'
import type { Caller } from '../call.ts'
import type { Person } from '../make.ts'
import { type RunningApp, runApp } from '../running-app.ts'
import { trailOf } from '../trail.ts'
import { fetchFile } from '../upload.ts'
import { checkedImport } from './importing.ts'

let run: RunningApp
let person: Person
let admin: Caller
let bavaria: string
const formulas = ['=1+1', '+49 89 1234', '-5 degrees', '@home', '＝SUM(A1)']
beforeAll(async () => {
  run = await runApp()
  person = await run.make.person('administrator')
  admin = run.call(await run.make.session(person))
  const germany = await run.make.country({ name: 'Germany', code: 'DE', phone_code: '+49' })
  bavaria = await run.make.state({ name: 'Bavaria', country_id: germany })
  const hesse = await run.make.state({ name: 'Hesse', country_id: germany })
  const created_at = new Date('2026-03-04T23:30:15Z')
  for (const name of ['Ulm', 'Hof', 'Ünal, "the" town', ...formulas]) {
    await run.make.city({ name, state_id: bavaria, created_at })
  }
  await run.make.city({ name: 'Kassel', state_id: hesse, status: 'inactive', created_at })
  await run.make.city({ name: 'Gone', state_id: hesse, deleted_at: new Date() })
})
afterAll(() => run.close())

async function start(body: object) {
  const started = await admin.post<{ id: string }>('/export/start', body)
  expect(started).toMatchObject({ status: 202 })
  return started.body.id
}

async function finished(id: string) {
  const view = async () => Export.parse((await admin.get(`/export/view/${id}`)).body.data)
  await expect.poll(async () => (await view()).status, { timeout: 20_000, interval: 30 }).toMatch(/done|failed/)
  return view()
}

async function download(id: string, caller = admin) {
  const { presignedUrl } = (await caller.get(`/export/download/${id}`)).body
  const answer = await fetchFile(run, caller, presignedUrl)
  return { headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) }
}

const rowsOfCsv = (bytes: Buffer) => parse(bytes, { bom: true }) as unknown as string[][]

async function csvOf(body: object): Promise<string[][]> {
  const id = await start({ kind: 'city', format: 'csv', ...body })
  await finished(id)
  return rowsOfCsv((await download(id)).bytes)
}

describe('an export', () => {
  it('holds what the list shows, in its order, by its search and filters', async () => {
    const query = { sortBy: 'name', sortDirection: 'asc', filters: { status: 'active', state: bavaria } }
    const [header, ...rows] = await csvOf({ query: { ...query, page: 7, limit: 5 } })
    expect(header).toEqual(['Name', 'State', 'Country', 'Status', 'Added'])
    const { body } = await admin.post('/address-management/city/list', { ...query, limit: -1 })
    const shown = body.data.map(({ name }) => (formulas.includes(name) ? `'${name}` : name))
    expect(rows.map(([name]) => name)).toEqual(shown)
    expect(rows.find(([name]) => name === 'Ulm')).toEqual([
      'Ulm',
      'Bavaria',
      'Germany',
      'active',
      '2026-03-04T23:30:15.000Z',
    ])
    expect((await csvOf({ query: { searchTerm: 'kas' } })).slice(1).map(([name]) => name)).toEqual(['Kassel'])
  })

  it('of records by their ids holds those that there are, and columns in the order and language asked for', async () => {
    const { body } = await admin.post('/address-management/city/list', {
      limit: -1,
      sortBy: 'name',
      sortDirection: 'asc',
    })
    const ids = body.data.filter(({ name }) => ['Ulm', 'Hof'].includes(name)).map(({ _id }) => _id)
    const columns = [
      { field: 'country', header: 'Pays' },
      { field: 'name', header: 'Nom' },
    ]
    const query = { sortBy: 'name', sortDirection: 'asc' }
    expect(await csvOf({ ids: [...ids, crypto.randomUUID()], columns, query })).toEqual([
      ['Pays', 'Nom'],
      ['Germany', 'Hof'],
      ['Germany', 'Ulm'],
    ])
  })

  it('lets no cell be taken for a formula, in either format, and keeps it readable', async () => {
    const query = { sortBy: 'name', sortDirection: 'asc' }
    const inCsv = (await csvOf({ query })).flat()
    const id = await start({ kind: 'city', format: 'xlsx', query })
    await finished(id)
    expect(inCsv).toEqual(expect.arrayContaining(formulas.map((name) => `'${name}`)))
    for (const cell of inCsv) expect(cell).not.toMatch(/^[=+\-@\t\r＝＋－＠]/)
    // A workbook says of each cell what it is, so a phone number stands there as it is dialled.
    const { bytes } = await download(id)
    const book = await readXlsx(bytes)
    expect(book.sheets.flatMap(({ rows }) => rows.flat())).toEqual(expect.arrayContaining(formulas))
    const written = (await (await openArchive(bytes)).read('xl/worksheets/sheet1.xml')).toString()
    for (const name of formulas) expect(written).toContain(`t="inlineStr"><is><t>${name}</t>`)
    expect(written).not.toMatch(/<f[\s>]/)
    const header = [{ field: 'name', header: '=cmd|calc' }]
    expect((await csvOf({ query, columns: header }))[0]).toEqual(["'=cmd|calc"])
  })

  it('comes in again as it went out', async () => {
    const id = await start({ kind: 'city', format: 'csv' })
    await finished(id)
    const { bytes } = await download(id)
    const found = await checkedImport(run, admin, 'city', bytes)
    expect((await found.view()).counts).toMatchObject({ rows: 9, double: 9, faulty: 0 })
  })

  it('as a workbook has moments of the person’s own clock, and its day in the name', async () => {
    const id = await start({ kind: 'city', format: 'xlsx', query: { searchTerm: 'Ulm' }, timeZone: 'Asia/Kolkata' })
    const { name } = await finished(id)
    const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date())
    expect(name).toBe(`cities-${day}.xlsx`)
    const { headers, bytes } = await download(id)
    expect(headers.get('content-disposition')).toBe(`attachment; filename="${name}"; filename*=UTF-8''${name}`)
    const [sheet] = (await readXlsx(bytes)).sheets
    expect(sheet?.rows[1]).toEqual(['Ulm', 'Bavaria', 'Germany', 'active', new Date('2026-03-05T05:00:15Z')])
  })

  it.each([
    ['an unknown sort', { query: { sortBy: 'salary' } }, 'query.sortBy'],
    ['an unknown filter', { query: { filters: { salary: 1 } } }, 'query.filters'],
    ['an unknown column', { columns: [{ field: 'password_hash', header: 'x' }] }, 'columns'],
    ['an unknown kind', { kind: 'user_account' }, 'kind'],
    ['an unknown zone', { timeZone: "Mars'; --" }, 'timeZone'],
    ['no ids', { ids: [] }, 'ids'],
  ])('of %s is refused by its name', async (_, body, field) => {
    const { status, body: answer } = await admin.post('/export/start', { kind: 'city', format: 'csv', ...body })
    expect({ status, code: answer.code, fields: Object.keys(answer.fields) }).toEqual({
      status: 400,
      code: 'request.invalid',
      fields: [field],
    })
  })

  it('leaves in the trail how many were taken out, and by which filter', async () => {
    const filters = { status: 'inactive' }
    const id = await start({ kind: 'city', format: 'csv', query: { filters } })
    await finished(id)
    expect(await trailOf(run.db.owner, id)).toMatchObject([
      { action: 'export.start', actor_id: person.id },
      {
        action: 'city.export',
        actor_id: person.id,
        record_kind: 'export',
        after: { rows: 1, format: 'csv', query: { filters } },
      },
    ])
  })

  it('is given to its person alone, by its own call alone, and only once it is finished', async () => {
    const id = await start({ kind: 'city', format: 'csv' })
    const other = run.call(await run.make.tokenOf('administrator'))
    for (const call of [
      () => other.get(`/export/view/${id}`),
      () => other.get(`/export/download/${id}`),
      () => other.delete(`/export/delete/${id}`),
    ]) {
      expect(await call()).toMatchObject({ status: 404, body: { code: 'record.notFound' } })
    }
    await finished(id)
    const [row] = await run.db.owner<{ file_key: string }[]>`select file_key from export where id = ${id}`
    for (const caller of [admin, other]) {
      expect((await caller.get(`/s3/download-url?fileKey=${row?.file_key}`)).status).toBe(404)
    }
    expect((await admin.delete(`/export/delete/${id}`)).status).toBe(200)
    expect((await admin.get(`/export/download/${id}`)).status).toBe(404)
    expect((await run.db.owner`select 1 from stored_file where key = ${row?.file_key ?? ''}`).length).toBe(0)
  })
})

it('is forgotten by itself after seven days, with its file', async () => {
  const id = await start({ kind: 'city', format: 'csv' })
  await finished(id)
  const [row] = await run.db.owner<{ file_key: string }[]>`
    update export set created_at = now() - interval '8 days' where id = ${id} returning file_key`
  const boss = new PgBoss({ connectionString: run.db.urls.owner, max: 1 })
  await boss.start()
  await boss.send('forget-work', {})
  await boss.stop({ graceful: false })
  await expect.poll(async () => (await admin.get(`/export/view/${id}`)).status, { timeout: 20_000 }).toBe(404)
  const kept = join(run.dataDir, 'files', row?.file_key.slice(-2) ?? '', row?.file_key ?? '')
  await expect.poll(() => existsSync(kept), { timeout: 20_000 }).toBe(false)
})

it('gives the faulty rows of an import with their reasons, ready to be corrected and brought in again', async () => {
  const found = await checkedImport(
    run,
    admin,
    'city',
    'State,Note,Name\nBavaria,=1,X\nBavaria,,Fine town\nAtlantis,,Deep\n',
  )
  const headers = { reason: 'Motif', row: 'Ligne' }
  const { body, status } = await found.post('faulty-rows', { headers })
  expect(status).toBe(202)
  const { id } = body as unknown as { id: string }
  expect(await finished(id)).toMatchObject({ name: 'table-faulty.csv', rows: 2 })
  const { bytes } = await download(id)
  expect(rowsOfCsv(bytes)).toEqual([
    ['State', 'Name', 'Ligne', 'Motif'],
    ['Bavaria', 'X', '2', 'Name: Minimum 3 characters'],
    ['Atlantis', 'Deep', '4', 'State "Atlantis" is not known'],
  ])
  const corrected = bytes.toString().replace('X,', 'Xanten,').replace('Atlantis,D', 'Hesse,D')
  const again = await checkedImport(run, admin, 'city', corrected)
  expect((await again.view()).counts).toMatchObject({ ready: 2, faulty: 0 })
})
