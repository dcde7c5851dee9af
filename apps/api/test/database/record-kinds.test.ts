import { lookupKinds } from '@corridor/contract/base/lookup/kinds'
import { recordKinds } from '@corridor/contract/records/record/kinds'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../test-database.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await openTestDatabase()
})
afterAll(() => db.drop())

it('knows every kind of record that the product has', async () => {
  const rows = await db.owner<{ kind: string }[]>`select kind from record_kind`
  const known = new Set([...rows.map(({ kind }) => kind), ...lookupKinds])
  expect(recordKinds.filter((kind) => !known.has(kind))).toEqual([])
})
