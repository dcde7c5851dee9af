import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../test-database.ts'

let db: TestDatabase

beforeAll(async () => {
  db = await openTestDatabase()
  await db.owner`create table ledger (id bigint generated always as identity primary key, note text, day date)`
})
afterAll(() => db.drop())

describe('the application role', () => {
  it('reads and writes rows of tables the owner made', async () => {
    await db.sql`insert into ledger (note) values ('first')`
    await db.sql`update ledger set note = 'second'`
    expect(await db.sql`select note from ledger`).toEqual([{ note: 'second' }])
    await db.sql`delete from ledger`
  })

  it.each([
    'create table stray (id int)',
    'create schema stray',
    'create view stray as select 1',
    'alter table ledger add column stray int',
    'alter table ledger disable trigger all',
    'drop table ledger',
    'truncate ledger',
    'create index on ledger (note)',
    'create role stray',
    'set role corridor_owner',
    'select * from migration',
    'delete from migration',
    "copy ledger from program 'true'",
    "select pg_read_file('postgresql.conf')",
  ])('may not: %s', async (statement) => {
    await expect(db.sql.unsafe(statement)).rejects.toMatchObject({ code: '42501' })
  })

  it('works under time limits', async () => {
    const [limits] = await db.sql`
      select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
        current_setting('idle_in_transaction_session_timeout') as idle, current_setting('TimeZone') as zone`
    expect(limits).toEqual({ statement: '10s', lock: '5s', idle: '30s', zone: 'UTC' })
  })
})

describe("the server's log", () => {
  it('tells that a statement failed, and no value of it', async () => {
    await db.owner`create unique index ledger_note on ledger (note)`
    await db.sql`insert into ledger (note) values ('marked-value-7')`
    const again = db.sql`insert into ledger (note) values (${'marked-value-7'})`
    await expect(again).rejects.toMatchObject({ code: '23505', detail: expect.stringContaining('marked-value-7') })
    const log = () => readFileSync(inject('cluster').logFile, 'utf8')
    await expect.poll(log).toContain('duplicate key value violates unique constraint "ledger_note"')
    expect(log()).not.toContain('marked-value-7')
    await db.sql`delete from ledger`
  })
})

describe('values', () => {
  it('come back as numbers, as days and as instants', async () => {
    const at = new Date('2026-02-03T04:05:06.000Z')
    const [row] = await db.sql`
      select count(*) as total, 9007199254740993::bigint as large, '1990-05-17'::date as born, ${at}::timestamptz as at
      from ledger`
    expect(row).toEqual({ total: 0, large: '9007199254740993', born: '1990-05-17', at })
  })

  it('keep a day that was written as a day', async () => {
    await db.sql`insert into ledger (note, day) values ('leap', ${'2024-02-29'})`
    expect(await db.sql`select day from ledger where note = 'leap'`).toEqual([{ day: '2024-02-29' }])
  })
})

describe('text', () => {
  it('sorts Élodie before Zoe', async () => {
    const rows = await db.sql`
      select name from unnest(array['Zoe', 'Élodie', 'anna', 'Ömer', 'Bob']) name order by name collate corridor_text`
    expect(rows.map(({ name }) => name)).toEqual(['anna', 'Bob', 'Élodie', 'Ömer', 'Zoe'])
  })

  it('has trigrams beyond ASCII', async () => {
    const [row] =
      await db.sql`select cardinality(show_trgm('李小龙王')) as chinese, similarity('Élodie', 'élodie') as accent`
    expect(row).toEqual({ chinese: 5, accent: 1 })
  })
})
