import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Caller, callAt } from './call.ts'
import { type Copy, copyProduct } from './made-record/copy.ts'
import { ownFiles, sharedLines } from './made-record/files.ts'
import { makeOn } from './make.ts'
import { openTestDatabase, type TestDatabase } from './test-database.ts'
import { type Node, startNode, stopNode } from './two-nodes.ts'

// The compiler reads the whole server.
const compileMs = 300_000

let copy: Copy
beforeAll(async () => {
  copy = await copyProduct()
  for (const [file, text] of Object.entries(ownFiles)) await copy.add(file, text)
  for (const [file, lines] of Object.entries(sharedLines))
    await copy.write(file, withLines(await copy.read(file), lines))
})
afterAll(() => copy.remove())

function withLines(text: string, lines: readonly (readonly [before: string, line: string])[]): string {
  return lines.reduce((all, [before, line]) => {
    expect(all.split(before)).toHaveLength(2)
    return all.replace(before, line + before)
  }, text)
}

it(
  'compiles with its own files and three that others share',
  async () => {
    expect(Object.keys(sharedLines)).toHaveLength(3)
    expect(await copy.refused('server')).toBe('')
    expect(await copy.refused('web')).toBe('')
  },
  compileMs,
)

it('has a page on the frame of every record', async () => expect(await copy.refused('page')).toBe(''), compileMs)

it.each([
  ['packages/contract/src/nouns.ts', 'web'],
  ['apps/api/src/features.ts', 'server'],
  ['apps/web/src/pages.ts', 'web'],
] as const)(
  'does not compile without its line in %s',
  async (file, part) => {
    const whole = await copy.read(file)
    await copy.write(
      file,
      whole
        .split('\n')
        .filter((line) => !/shelf/i.test(line))
        .join('\n'),
    )
    expect(await copy.refused(part)).toMatch(/shelf/i)
    await copy.write(file, whole)
  },
  compileMs,
)

it('has its address, its page and its entry of the menu', async () => {
  const script = `
    const { page } = await import('./apps/web/src/features/sales/shelf/list-page.ts')
    const { routes } = await import('./apps/web/src/routes.ts')
    const { sections } = await import('./apps/web/src/shell/area/gathered-menu.ts')
    console.log(JSON.stringify({ page, routes, sections }))`
  const run = promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], { cwd: copy.folder })
  const { page, routes, sections } = JSON.parse((await run).stdout)
  expect(page).toEqual({ title: 'Shelf', path: '/company/shelf/list-shelf' })
  const [, { children }] = routes.children
  const file = 'features/sales/shelf/list-page.tsx'
  expect(children).toContainEqual({ type: 'route', path: '/shelf/list-shelf', file })
  const { links } = sections.find(({ base }: { base: string }) => base === '/company/hotlist')
  expect(links.at(-1)).toEqual({ label: 'Shelves', to: '/company/shelf/list-shelf' })
})

let db: TestDatabase
let dataDir: string
let node: Node
let owner: Caller
beforeAll(async () => {
  db = await openTestDatabase()
  dataDir = await mkdtemp(join(tmpdir(), 'corridor-made-'))
  await db.owner`insert into country (id, name) values (uuidv7(), 'Anywhere')`
  const main = join(copy.folder, 'apps/api/src/main.ts')
  node = await startNode(db, dataDir, {}, ([command = '']) => [command, main])
  const make = makeOn(db.owner)
  owner = callAt(node.url)(await make.tokenOf('owner', await make.company()))
}, 60_000)
afterAll(async () => {
  await stopNode(node)
  await db.drop()
  await rm(dataDir, { recursive: true, force: true })
})

it('is added, listed, deleted to the bin and restored, with its trail', async () => {
  const added = await owner.post('/shelf/add', { name: 'Java shelf' })
  expect(added).toMatchObject({ status: 200, body: { message: 'Shelf Added Successfully' } })
  const id = added.body.data._id
  expect((await owner.post('/shelf/list')).body).toMatchObject({
    totalDocs: 1,
    data: [{ _id: id, name: 'Java shelf' }],
  })
  expect(await owner.post('/shelf/add', { name: 'java SHELF' })).toMatchObject({
    status: 409,
    body: { code: 'shelf.nameTaken', message: 'A shelf named "java SHELF" already exists' },
  })

  expect((await owner.delete(`/shelf/delete/${id}`)).status).toBe(200)
  expect((await owner.post('/shelf/list')).body.totalDocs).toBe(0)
  expect((await owner.post('/bin/list', { filters: { kind: 'shelf' } })).body.data).toMatchObject([
    { _id: id, name: 'Java shelf' },
  ])
  expect((await owner.post(`/bin/restore/${id}`)).status).toBe(200)
  expect((await owner.post('/shelf/list')).body.totalDocs).toBe(1)

  const { data } = (await owner.post('/audit/list', { filters: { kind: 'shelf', record: id } })).body
  expect(data.map(({ action }) => action)).toEqual(['shelf.restore', 'shelf.delete', 'shelf.add'])
})
