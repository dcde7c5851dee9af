import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Caller } from '../call.ts'
import type { Person } from '../make.ts'
import { openStream } from '../open-stream.ts'
import { type RunningApp, runApp } from '../running-app.ts'
import { type Node, startNode, stopNode } from '../two-nodes.ts'
import { checkedImport } from './importing.ts'

const rows = 1_500
const table = `Name\n${Array.from({ length: rows }, (_, at) => `Skill ${at}`).join('\n')}\n`

let api: RunningApp
let worker: Node
let person: Person
let token: string
let admin: Caller
beforeEach(async () => {
  api = await runApp({ ROLE: 'api' })
  // Loaded beforehand, so that no worker spends its start on places. The skills that come with the product are nobody's.
  await api.make.country()
  worker = await startWorker()
  person = await api.make.person('administrator')
  token = await api.make.session(person)
  admin = api.call(token)
}, 60_000)
afterEach(async () => {
  await stopNode(worker)
  await api.close()
})

const startWorker = () => startNode(api.db, api.dataDir, { ROLE: 'worker' })

async function stored(id: string) {
  const [row] = await api.db.owner<{ state: string; added: number; reason: { code: string } | null }[]>`
    select state, coalesce((counts->>'added')::int, 0) as added, reason from import where id = ${id}`
  const [{ skills = 0 } = {}] = await api.db.owner<{ skills: number }[]>`
    select count(*)::int as skills from lookup where kind = 'skill' and deleted_at is null and created_by is not null`
  const [{ trail = 0 } = {}] = await api.db.owner<{ trail: number }[]>`
    select count(*)::int as trail from audit where action = 'skill.add'`
  return { state: row?.state, added: row?.added ?? 0, reason: row?.reason?.code, skills, trail }
}

/** Makes the database take its time over each skill, so that a run of few is still at it when something comes between; 0 for no time. */
async function slowSkills(seconds: number) {
  await api.db.owner.unsafe(`
    create or replace function slow_skill() returns trigger language plpgsql as
      $$ begin perform pg_sleep(${seconds}); return new; end $$;
    create or replace trigger slow_skill before insert on lookup for each row execute function slow_skill()`)
}

/** An import of many rows that has added some of them and is still at it. */
async function underWay() {
  const found = await checkedImport(api, admin, 'skill', table)
  await slowSkills(0.002)
  await found.post('run', { expected: rows })
  await expect.poll(async () => (await stored(found.id)).added, { timeout: 20_000, interval: 10 }).toBeGreaterThan(0)
  return found
}

it('stops where its person may no longer do it, and keeps what was added', async () => {
  const { id } = await underWay()
  await api.db.owner`update user_account set is_administrator = false where id = ${person.id}`
  await expect.poll(async () => (await stored(id)).state, { timeout: 20_000, interval: 20 }).toBe('stopped')
  const { added, skills, reason } = await stored(id)
  expect(reason).toBe('work.forbidden')
  expect(added).toBeLessThan(rows)
  expect(skills).toBe(added)
}, 60_000)

it('stops between rows on demand, goes on later, and can be taken back whole', async () => {
  const found = await underWay()
  expect((await found.post('cancel')).status).toBe(202)
  const { counts } = await found.reach('stopped')
  expect(counts.added + counts.ready).toBe(rows)
  expect(counts.ready).toBeGreaterThan(0)
  expect((await stored(found.id)).skills).toBe(counts.added)
  await slowSkills(0)
  expect((await found.post('run', { expected: counts.ready })).status).toBe(202)
  expect((await found.reach('done')).counts.added).toBe(rows)
  expect((await found.post('undo')).status).toBe(202)
  expect((await found.reach('undone')).counts).toMatchObject({ removed: rows, kept: 0 })
  expect((await stored(found.id)).skills).toBe(0)
}, 60_000)

it('tells its person alone how far it is', async () => {
  const stranger = await api.make.session(await api.make.person('administrator'))
  const [mine, theirs] = [await openStream(api.url, token), await openStream(api.url, stranger)]
  expect([await mine.next(), await theirs.next()]).toEqual([{ kind: 'resync' }, { kind: 'resync' }])
  const { id } = await checkedImport(api, admin, 'skill', 'Name\nTold\n')
  expect(await mine.next()).toEqual({ kind: 'import', id })
  await api.db
    .owner`select pg_notify('corridor_live', ${JSON.stringify({ audience: { userId: 'nobody' }, event: {} })})`
  await api.db.owner.begin(
    (tx) =>
      tx`select pg_notify('corridor_live', ${JSON.stringify({
        audience: { companyId: null },
        event: { kind: 'resync' },
      })})`,
  )
  expect(await theirs.next()).toEqual({ kind: 'resync' })
  mine.close()
  theirs.close()
}, 60_000)
