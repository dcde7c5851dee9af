import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tables } from '../../src/features.ts'
import { openTestDatabase, type TestDatabase } from '../test-database.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await openTestDatabase()
})
afterAll(() => db.drop())

const columnsOf = async (table: string) => {
  const rows = await db.owner<{ column_name: string }[]>`
    select column_name from information_schema.columns where table_schema = current_schema() and table_name = ${table}`
  return rows.map((row) => row.column_name)
}

describe.each(tables.map(({ spec, columns }) => [spec.table, columns] as const))('%s', (table, columns) => {
  it('has every column that its verbs write, and those that every record carries', async () => {
    const carried = ['id', 'company_id', 'created_by', 'version', 'created_at', 'updated_at']
    expect(await columnsOf(table)).toEqual(expect.arrayContaining([...carried, ...columns]))
  })
})
