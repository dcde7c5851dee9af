import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { PgBoss } from 'pg-boss'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Caller } from '../call.ts'
import type { Person } from '../make.ts'
import { type RunningApp, runApp } from '../running-app.ts'
import { trailOf } from '../trail.ts'
import { checkedImport, importOf, startImport, uploadTable, xlsxType } from './importing.ts'
import { writeXlsx } from './xlsx-writer.ts'

let run: RunningApp
let person: Person
let admin: Caller
let germany: string
let bavaria: string
beforeAll(async () => {
  run = await runApp()
  person = await run.make.person('administrator')
  admin = run.call(await run.make.session(person))
  germany = await run.make.country({ name: 'Germany', code: 'DE' })
  bavaria = await run.make.state({ name: 'Bavaria', country_id: germany })
  for (const [code, name] of [
    ['IN', 'India'],
    ['PK', 'Pakistan'],
  ] as const) {
    await run.make.state({ name: 'Punjab', country_id: await run.make.country({ name, code }) })
  }
  await run.make.city({ name: 'Munich', state_id: bavaria })
})
afterAll(() => run.close())

const namesOf = async (path: string, filters: object = {}) => {
  const { body } = await admin.post(`${path}/list`, { limit: -1, sortBy: 'name', sortDirection: 'asc', filters })
  return body.data.map(({ name }) => name)
}
const cities = '/address-management/city'

describe('a file', () => {
  it('of text is read with its columns, samples and a mapping by its headers', async () => {
    const { reach } = await startImport(
      run,
      admin,
      'city',
      'Ville;Province;Population\nUlm;Bavaria;1\n\nHof;Bavaria;2\n',
    )
    const { columns, mapping, counts, delimiter, encoding, sheets } = await reach('mapping')
    expect({ delimiter, encoding, sheets, rows: counts.rows }).toEqual({
      delimiter: ';',
      encoding: 'utf-8',
      sheets: [],
      rows: 2,
    })
    expect(columns).toEqual([
      { header: 'Ville', samples: ['Ulm', 'Hof'] },
      { header: 'Province', samples: ['Bavaria'] },
      { header: 'Population', samples: ['1', '2'] },
    ])
    expect(mapping).toEqual({ state: 1 })
  })

  it.each([
    ['English', 'Name,State,Country', { name: 0, state: 1, country: 2 }],
    ['French', 'Pays,Nom,État', { country: 0, name: 1, state: 2 }],
    ['Chinese', '名称,省,国家', { name: 0, state: 1, country: 2 }],
    ['Arabic', 'الاسم,الولاية,الدولة', { name: 0, state: 1, country: 2 }],
    ['shouting', 'CITY , STATE_NAME', { name: 0, state: 1 }],
  ])('with %s headers is understood', async (_, header, mapping) => {
    const { reach } = await startImport(run, admin, 'city', `${header}\na,b,c\n`)
    expect((await reach('mapping')).mapping).toEqual(mapping)
  })

  const umlaut = 'Name,State\r\nFürth,Bavaria\r\n'
  it.each([
    ['utf-8', Buffer.from(umlaut)],
    ['utf-8', Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from(umlaut)])],
    ['utf-16le', Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(umlaut, 'utf16le')])],
    ['utf-16be', Buffer.concat([Buffer.from([0xfe, 0xff]), Buffer.from(umlaut, 'utf16le').swap16()])],
    ['windows-1252', Buffer.from(umlaut, 'latin1')],
  ])('in %s is read, and says so', async (encoding, bytes) => {
    const { reach } = await startImport(run, admin, 'city', bytes)
    expect(await reach('mapping')).toMatchObject({
      encoding,
      columns: [{ header: 'Name', samples: ['Fürth'] }, { header: 'State' }],
    })
  })

  it.each([
    ['comma', ',', 'a,b\n"x, ""y""",2\n', ['x, "y"', '2']],
    ['semicolon', ';', 'a;b\n1,5;2\n', ['1,5', '2']],
    ['tab', '\t', 'a\tb\nx\t2\n', ['x', '2']],
    ['bar', '|', 'a|b\nx|2\n', ['x', '2']],
    ['nothing', null, 'a\nx, y\n', ['x, y']],
    ['what its first line tells', ';', 'sep=;\na;b\nx;2\n', ['x', '2']],
    ['comma, with a line break in a cell', ',', 'a,b\r\n"x\r\ny",2\r\n', ['x\r\ny', '2']],
    ['comma, with old line breaks', ',', 'a,b\rx,2\r', ['x', '2']],
  ])('divided by %s is read', async (_, delimiter, text, cells) => {
    const { reach } = await startImport(run, admin, 'skill', text)
    const { columns, ...found } = await reach('mapping')
    expect(found.delimiter).toBe(delimiter)
    expect(columns.map(({ samples }) => samples)).toEqual(cells.map((cell) => [cell]))
  })

  it('of a workbook gives its first sheet with rows, and another on demand; formulas give the values kept with them', async () => {
    const book = writeXlsx({
      Empty: [],
      Cities: [
        ['Name', 'State'],
        [{ xml: '<c r="{place}" t="str"><f>HYPERLINK("http://evil.example")</f><v>Ulm</v></c>' }, 'Bavaria'],
        [{ xml: '<c r="{place}"><f>1+1</f></c>' }, 'Bavaria'],
      ],
      'R & D': [['Label'], ['Lab']],
    })
    const { id, reach, post, rows } = await startImport(run, admin, 'city', book, xlsxType)
    expect(await reach('mapping')).toMatchObject({ sheets: ['Empty', 'Cities', 'R & D'], sheet: 'Cities' })
    await post('check', { mapping: { name: 0, state: 1 } })
    await reach('checked')
    expect((await rows()).data.map(({ number, cells }) => [number, ...cells])).toEqual([
      [2, 'Ulm', 'Bavaria'],
      [3, '', 'Bavaria'],
    ])
    expect(await post('choose-sheet', { sheet: 'Missing' })).toMatchObject({
      status: 400,
      body: { code: 'import.sheet' },
    })
    expect((await post('choose-sheet', { sheet: 'R & D' })).status).toBe(202)
    const other = await importOf(admin, id).reach('mapping')
    expect(other).toMatchObject({
      sheet: 'R & D',
      columns: [{ header: 'Label', samples: ['Lab'] }],
      mapping: { name: 0 },
    })
  })

  it('with dates, numbers and switches in cells gives them as text', async () => {
    const styles = `<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>`
    const rels = `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/styles" Target="styles.xml"/></Relationships>`
    const cell = (xml: string) => ({ xml })
    const row = [
      cell('<c r="{place}" s="1"><v>46000</v></c>'),
      cell('<c r="{place}"><v>12345678901</v></c>'),
      cell('<c r="{place}" t="b"><v>1</v></c>'),
    ]
    const { reach } = await startImport(
      run,
      admin,
      'skill',
      writeXlsx({ A: [['a', 'b', 'c'], row] }, [
        { name: 'xl/styles.xml', data: styles },
        { name: 'xl/_rels/workbook.xml.rels', data: rels },
      ]),
      xlsxType,
    )
    const { columns } = await reach('mapping')
    expect(columns.map(({ samples }) => samples)).toEqual([['2025-12-09'], ['12345678901'], ['TRUE']])
  })
})

describe('a check', () => {
  it('says of each row what is wrong with it, and adds nothing', async () => {
    const before = await namesOf(cities)
    const file = [
      'Name,State,Country',
      'Ulm,Bavaria,',
      'ulm,Bavaria,Germany',
      'Munich,Bavaria,DE',
      ',Bavaria,',
      'X,Bavaria,',
      'Nowhere,Atlantis,',
      'Lahore,Punjab,',
      'Lahore,Punjab,Pakistan',
      '"Amritsar","Punjab, India",',
      'Hof,,',
      'Wide,Bavaria,,more',
      `${'n'.repeat(51)},Bavaria,`,
    ].join('\n')
    const { rows, view } = await checkedImport(run, admin, 'city', file)
    const found = (await rows()).data.map(({ number, name, outcome, faults }) => [
      number,
      name.slice(0, 10),
      outcome,
      faults.map(({ field, message }) => `${field ?? ''}: ${message}`).join(' '),
    ])
    expect(found).toEqual([
      [2, 'Ulm', 'ready', ''],
      [3, 'ulm', 'double', ': The same as row 2'],
      [4, 'Munich', 'double', ': City "Munich" already exists'],
      [5, '', 'faulty', 'name: Name is required'],
      [6, 'X', 'faulty', 'name: Minimum 3 characters'],
      [7, 'Nowhere', 'faulty', 'state: State "Atlantis" is not known'],
      [8, 'Lahore', 'faulty', 'state: Several are called "Punjab". Write which one, as in "Punjab, India"'],
      [9, 'Lahore', 'ready', ''],
      [10, 'Amritsar', 'ready', ''],
      [11, 'Hof', 'faulty', 'state: State is required'],
      [12, 'Wide', 'faulty', ': The row has more cells than the header'],
      [13, 'nnnnnnnnnn', 'faulty', 'name: Maximum 50 characters'],
    ])
    expect((await view()).counts).toMatchObject({ rows: 12, waiting: 0, ready: 3, double: 2, faulty: 7, added: 0 })
    expect(await namesOf(cities)).toEqual(before)
  })

  it('reads the words of a status in several languages, and refuses others', async () => {
    const { rows } = await checkedImport(
      run,
      admin,
      'skill',
      'Name,Statut\nRust,inactif\nZig,ACTIVE\nOdin,\nNim,maybe\n',
    )
    expect((await rows()).data.map(({ outcome, faults }) => [outcome, faults[0]?.message])).toEqual([
      ['ready', undefined],
      ['ready', undefined],
      ['ready', undefined],
      ['faulty', '"maybe" is not among the values that are possible here'],
    ])
  })

  it('counts doubles as faulty where the person wants them reported, and can be made again', async () => {
    const found = await checkedImport(run, admin, 'relation', 'Name\nAunt\nAUNT\n', { doubles: 'report' })
    expect((await found.view()).counts).toMatchObject({ ready: 1, faulty: 1, double: 0 })
    await found.post('check', { mapping: { name: 0 }, doubles: 'skip' })
    expect((await found.reach('checked')).counts).toMatchObject({ ready: 1, faulty: 0, double: 1 })
  })

  it('needs a column for what is required, and takes none that is not there', async () => {
    const { reach, post } = await startImport(run, admin, 'city', 'Name,State\nUlm,Bavaria\n')
    await reach('mapping')
    for (const mapping of [{}, { name: 0 }, { name: 0, state: 2 }, { name: 0, state: 1, code: 0 }]) {
      expect(await post('check', { mapping })).toMatchObject({ status: 400, body: { code: 'import.mapping' } })
    }
  })
})

describe('a run', () => {
  it('adds what is ready as adding one does, with the trail of each, and tells who did it', async () => {
    const found = await checkedImport(run, admin, 'city', 'Name,State\nUlm,Bavaria\nHof,Bavaria\nBad,Atlantis\n')
    expect((await found.post('run', { expected: 2 })).status).toBe(202)
    expect((await found.reach('done')).counts).toMatchObject({ ready: 0, added: 2, skipped: 0, failed: 0, faulty: 1 })
    const { data } = await found.rows({ outcome: 'added' })
    expect(data.map(({ name }) => name)).toEqual(['Ulm', 'Hof'])
    const id = data[0]?.record ?? ''
    const { body } = await admin.post(`${cities}/list`, { filters: { _id: id } })
    expect(body.data[0]).toMatchObject({ name: 'Ulm', state: bavaria, status: 'active', version: 1 })
    const byHand = await admin.post(`${cities}/add`, { name: 'Passau', state: bavaria })
    const [alone, many] = [await trailOf(run.db.owner, byHand.body.data._id), await trailOf(run.db.owner, id)]
    expect(many).toEqual([
      { ...alone[0], record_id: id, after: { ...alone[0]?.after, name: 'Ulm' }, request_id: found.id },
    ])
    expect((await trailOf(run.db.owner, found.id)).map(({ action, actor_id }) => [action, actor_id])).toEqual(
      ['import.start', 'import.check', 'import.run'].map((action) => [action, person.id]),
    )
  })

  it('needs the number of rows that the person saw', async () => {
    const found = await checkedImport(run, admin, 'service', 'Name\nVisa\nHousing\n')
    expect(await found.post('run', { expected: 3 })).toMatchObject({
      status: 409,
      body: { code: 'import.rowsChanged', message: '2 rows are ready now. Please look at them again' },
    })
    expect((await found.view()).status).toBe('checked')
    expect(await namesOf('/service')).not.toContain('Visa')
  })

  it('skips what was added meanwhile, and fails where a reference is gone', async () => {
    const gone = await run.make.state({ name: 'Shortlived', country_id: germany })
    const found = await checkedImport(
      run,
      admin,
      'city',
      'Name,State\nRegensburg,Bavaria\nGonetown,Shortlived\nErding,Bavaria\n',
    )
    await admin.post(`${cities}/add`, { name: 'REGENSBURG', state: bavaria })
    await admin.delete(`/address-management/state/delete/${gone}`)
    await found.post('run', { expected: 3 })
    await found.reach('done')
    expect((await found.rows()).data.map(({ outcome, faults }) => [outcome, faults[0]?.message])).toEqual([
      ['skipped', 'City "Regensburg" already exists'],
      ['failed', 'State has been deleted'],
      ['added', undefined],
    ])
  })

  it('has one winner where two people, or one person twice, start it at once', async () => {
    const found = await checkedImport(run, admin, 'work-mode', 'Name\nOn the moon\nUnder water\n')
    const answers = await Promise.all([1, 2, 3, 4].map(() => found.post('run', { expected: 2 })))
    expect(answers.map(({ status }) => status).sort()).toEqual([202, 409, 409, 409])
    await found.reach('done')
    expect((await namesOf('/work-mode')).filter((name) => name === 'On the moon')).toHaveLength(1)
  })
})

describe('an undo', () => {
  it('removes exactly what the import added and nobody changed or used since', async () => {
    const file = `Name,Country\n${['Untouched', 'Renamed', 'Settled', 'Deleted'].map((name) => `${name},Germany`).join('\n')}\n`
    const found = await checkedImport(run, admin, 'state', file)
    await found.post('run', { expected: 4 })
    await found.reach('done')
    const ids = Object.fromEntries((await found.rows()).data.map(({ name, record }) => [name, record ?? '']))
    await admin.put(`/address-management/state/update/${ids.Renamed}`, { name: 'Renamed again' })
    await admin.post(`${cities}/add`, { name: 'Newtown', state: ids.Settled })
    await admin.delete(`/address-management/state/delete/${ids.Deleted}`)
    const others = (await namesOf('/address-management/state')).filter((name) => name !== 'Untouched')
    expect((await found.post('undo')).status).toBe(202)
    expect((await found.reach('undone')).counts).toMatchObject({ added: 0, removed: 1, kept: 3 })
    expect((await found.rows()).data.map(({ name, outcome, faults }) => [name, outcome, faults[0]?.message])).toEqual([
      ['Untouched', 'removed', undefined],
      ['Renamed', 'kept', 'It was changed since it was added'],
      ['Settled', 'kept', 'It is used by 1 records'],
      ['Deleted', 'kept', 'It was deleted since it was added'],
    ])
    expect(await namesOf('/address-management/state')).toEqual(others)
    expect((await trailOf(run.db.owner, ids.Untouched ?? '')).map(({ action }) => action)).toEqual([
      'state.add',
      'state.delete',
    ])
    expect(await found.post('undo')).toMatchObject({ status: 409, body: { code: 'import.moved' } })
  })

  it('keeps a lookup entry that a record names', async () => {
    const found = await checkedImport(run, admin, 'work-authorization', 'Name\nEAD one\nEAD two\n')
    await found.post('run', { expected: 2 })
    await found.reach('done')
    const [used] = (await found.rows()).data
    await run.make.candidate(await run.make.company(), { work_authorization_id: used?.record ?? '' })
    await found.post('undo')
    expect((await found.reach('undone')).counts).toMatchObject({ removed: 1, kept: 1 })
    expect(await namesOf('/work-authorization')).toEqual(['EAD one'])
  })
})

describe('an import', () => {
  it("is nobody else's, not even another administrator's", async () => {
    const found = await checkedImport(run, admin, 'status', 'Name\nMine alone\n')
    const other = run.call(await run.make.tokenOf('administrator'))
    const calls = [
      () => other.get(`/import/view/${found.id}`),
      ...['choose-sheet', 'check', 'run', 'cancel', 'undo', 'faulty-rows'].map(
        (verb) => () => other.post(`/import/${verb}/${found.id}`, { sheet: 'A', mapping: { name: 0 }, expected: 1 }),
      ),
      () => other.delete(`/import/delete/${found.id}`),
    ]
    for (const call of calls) expect(await call()).toMatchObject({ status: 404, body: { code: 'record.notFound' } })
    expect((await other.post('/import/list')).body.totalDocs).toBe(0)
    expect((await other.post('/import/list-row', { filters: { import: found.id } })).body.totalDocs).toBe(0)
    const fileKey = await uploadTable(run, admin, 'Name\nMine\n')
    expect((await other.post('/import/start', { kind: 'skill', fileKey })).status).toBe(404)
    expect((await found.view()).status).toBe('checked')
  })

  it('has a file of its own', async () => {
    const fileKey = await uploadTable(run, admin, 'Name\nTwice\n')
    expect((await admin.post('/import/start', { kind: 'skill', fileKey })).status).toBe(202)
    expect(await admin.post('/import/start', { kind: 'skill', fileKey })).toMatchObject({
      status: 409,
      body: { code: 'import.fileTaken' },
    })
  })

  it('is forgotten with its rows and its file, and what it added stays', async () => {
    const found = await checkedImport(run, admin, 'pay-type', 'Name\nIn kind\n')
    await found.post('run', { expected: 1 })
    await found.reach('done')
    expect((await admin.delete(`/import/delete/${found.id}`)).status).toBe(200)
    expect((await admin.get(`/import/view/${found.id}`)).status).toBe(404)
    expect((await found.rows()).totalDocs).toBe(0)
    expect(await namesOf('/pay-type')).toContain('In kind')
  })

  it('is forgotten by itself after thirty days, with its file, and one that worker after worker died at is stopped', async () => {
    const [old, lost, fresh] = [
      await checkedImport(run, admin, 'salary-duration', 'Name\nOld\n'),
      await checkedImport(run, admin, 'salary-duration', 'Name\nLost\n'),
      await checkedImport(run, admin, 'salary-duration', 'Name\nFresh\n'),
    ]
    const { owner } = run.db
    const [row] = await owner<{ file_key: string }[]>`
      update import set created_at = now() - interval '31 days', updated_at = now() - interval '2 days'
      where id = ${old.id} returning file_key`
    const kept = join(run.dataDir, 'files', row?.file_key.slice(-2) ?? '', row?.file_key ?? '')
    expect(existsSync(kept)).toBe(true)
    await owner`
      update import set state = 'running', leased_until = now() - interval '1 second', times_lost = 3 where id = ${lost.id}`
    const boss = new PgBoss({ connectionString: run.db.urls.owner, max: 1 })
    await boss.start()
    await boss.send('forget-work', {})
    await boss.send('resume-work', {})
    await boss.stop({ graceful: false })
    expect((await lost.reach('stopped')).reason).toMatchObject({ code: 'work.interrupted' })
    await expect.poll(async () => (await admin.get(`/import/view/${old.id}`)).status, { timeout: 20_000 }).toBe(404)
    await expect.poll(() => existsSync(kept), { timeout: 20_000 }).toBe(false)
    expect((await fresh.view()).status).toBe('checked')
  })
})
