import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { newId } from '../src/platform/ids.ts'
import { contentsOf } from './contents.ts'
import { type Make, makeOn } from './make.ts'
import { openTestDatabase, type TestDatabase } from './test-database.ts'

let db: TestDatabase
let make: Make
let before: Awaited<ReturnType<typeof contentsOf>>
beforeAll(async () => {
  db = await openTestDatabase()
  make = makeOn(db.owner)
})
afterAll(() => db.drop())
beforeEach(async () => {
  before = await contentsOf(db.owner)
})

const country = { id: newId(), name: 'Norway' }
const after = () => contentsOf(db.owner)

it('tells a row that is added, changed, deleted or truncated by anybody', async () => {
  for (const change of [
    () => db.sql`insert into country ${db.sql(country)}`,
    () => db.sql`update country set name = 'Noreg'`,
    () => db.sql`delete from country`,
    () => db.owner`truncate country cascade`,
  ]) {
    const last = await after()
    await change()
    expect((await after()).country).toBe((last.country ?? 0) + 1)
  }
})

it('tells nothing of a statement that changes no row', async () => {
  await make.country({ name: 'Chile' })
  before = await after()
  await db.sql`update country set name = 'Peru' where name = 'Norway'`
  await db.sql`update country set name = name`
  await db.sql`delete from country where name = 'Norway'`
  await db.sql`insert into country select * from country where name = 'Norway'`
  expect(await after()).toEqual(before)
})

it('tells nothing of what was rolled back', async () => {
  const failing = db.sql.begin(async (tx) => {
    await tx`insert into country ${tx(country)}`
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect(await after()).toEqual(before)
})

it("leaves out a session's last use, and no other change of it", async () => {
  await make.session(await make.person('administrator'))
  before = await after()
  await db.sql`update session set last_seen_at = now() + interval '1 hour'`
  expect(await after()).toEqual(before)
  await db.sql`update session set expires_at = now()`
  expect(await after()).toEqual({ ...before, session: (before.session ?? 0) + 1 })
})
