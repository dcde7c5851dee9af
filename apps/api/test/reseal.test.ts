import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { resealColumns } from '../src/db/reseal.ts'
import { makeFieldCrypto } from '../src/platform/field-crypto.ts'
import { newId } from '../src/platform/ids.ts'
import { openTestDatabase, type TestDatabase } from './test-database.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await openTestDatabase()
  await db.owner`create table vault (id uuid primary key, secret text, note text)`
})
afterAll(() => db.drop())
beforeEach(() => db.owner`truncate vault`)

const [one, two] = ['k1', 'k2'].map((id) => ({ id, key: randomBytes(32) })) as [
  { id: string; key: Buffer },
  { id: string; key: Buffer },
]
const [before, after] = [makeFieldCrypto([one]), makeFieldCrypto([two, one])]
const columns = [{ table: 'vault', column: 'secret' }]
const placeOf = (rowId: string) => ({ table: 'vault', column: 'secret', rowId })

async function fill(count: number): Promise<string[]> {
  const rows = Array.from({ length: count }, (_, at) => {
    const id = newId()
    return { id, secret: before.seal(`secret ${at}`, placeOf(id)), note: `secret ${at}` }
  })
  await db.owner`insert into vault ${db.owner(rows)}`
  return rows.map(({ id }) => id)
}
const read = () =>
  db.sql<{ id: string; secret: string; note: string }[]>`select id, secret, note from vault order by id`

it('brings every row to the current key, over many batches, and then has nothing to do', async () => {
  await fill(950)
  await db.owner`insert into vault (id) values (${newId()})`
  expect(await resealColumns(db.sql, after, columns)).toEqual({ resealed: 950, broken: 0 })
  const alone = makeFieldCrypto([two])
  for (const { id, secret, note } of await read()) {
    if (secret) expect(alone.open(secret, placeOf(id))).toBe(note)
  }
  expect(await resealColumns(db.sql, after, columns)).toEqual({ resealed: 0, broken: 0 })
})

it('leaves what does not open as it is, and goes on', async () => {
  const [first = '', second = ''] = await fill(3)
  await db.owner`update vault set secret = (select secret from vault where id = ${second}) where id = ${first}`
  const [moved] = await read()
  expect(await resealColumns(db.sql, after, columns)).toEqual({ resealed: 2, broken: 1 })
  expect((await read())[0]).toEqual(moved)
})

it('never overwrites what somebody writes meanwhile', async () => {
  const ids = await fill(400)
  const writing = Promise.all(
    ids.map((id) => db.owner`update vault set secret = ${after.seal('newer', placeOf(id))} where id = ${id}`),
  )
  await Promise.all([resealColumns(db.sql, after, columns), resealColumns(db.sql, after, columns), writing])
  for (const { id, secret } of await read()) expect(after.open(secret, placeOf(id))).toBe('newer')
})
