import type postgres from 'postgres'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { connectDatabase, type Database } from '../../src/db/pool/open.ts'
import { besideTransaction } from '../../src/db/pool/transaction.ts'
import { scopedTo } from '../../src/db/scoped.ts'
import { openTestDatabase, type TestDatabase } from '../test-database.ts'

const [one, other] = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222']
const userId = '33333333-3333-4333-8333-333333333333'
const toOne = { companyId: one, userId }

let db: TestDatabase
let tried: Database
let pool: postgres.Sql

beforeAll(async () => {
  db = await openTestDatabase()
  await db.owner`create table secret (id int primary key, company_id uuid, note text, at timestamptz)`
  await db.owner`select guard_rows('secret')`
  tried = connectDatabase(db.urls, { max: 3 })
  pool = scopedTo(tried.sql, toOne)
})
afterAll(async () => {
  await tried.close()
  await db.drop()
})
beforeEach(async () => {
  await db.owner`truncate secret`
  await db.owner`insert into secret values (1, ${one}, 'mine', null), (2, ${other}, 'theirs', null), (3, null, 'nobody''s', null)`
})

const seen = async (sql: postgres.Sql | postgres.TransactionSql) =>
  (await sql<{ id: number }[]>`select id from secret order by id`).map(({ id }) => id)
const all = async () => (await db.owner<{ id: number }[]>`select id from secret order by id`).map(({ id }) => id)

describe('a statement in the name of a company', () => {
  it('sees its rows alone, and the pool beside it all of them', async () => {
    expect(await seen(pool)).toEqual([1])
    expect(await seen(tried.sql)).toEqual([1, 2, 3])
  })

  it('sees them alone with values, without, by the simple protocol, and on a connection that another company just used', async () => {
    const theirs = scopedTo(tried.sql, { companyId: other, userId })
    for (let round = 0; round < 4; round += 1) {
      expect(await pool`select note from secret where id > ${round - 4}`).toEqual([{ note: 'mine' }])
      expect(await theirs`select note from secret where id > ${round - 4}`).toEqual([{ note: 'theirs' }])
      expect(await pool.unsafe('select note from secret')).toEqual([{ note: 'mine' }])
      expect(await tried.sql`select count(*) as n from secret where id > ${round - 4}`).toEqual([{ n: 3 }])
    }
  })

  it('sees them alone twenty times at once', async () => {
    const rounds = await Promise.all(
      Array.from({ length: 20 }, (_, n) => {
        const companyId = n % 2 === 0 ? one : other
        return scopedTo(tried.sql, { companyId, userId })<{ company: string; n: number }[]>`
          select max(company_id::text) as company, count(*) as n, ${`round ${n}`}::text as round from secret`
      }),
    )
    expect(rounds.map(([row]) => row)).toEqual(
      Array.from({ length: 20 }, (_, n) => ({ company: n % 2 === 0 ? one : other, n: 1, round: `round ${n}` })),
    )
  })

  it.each<[string, (sql: postgres.Sql) => postgres.PendingQuery<postgres.Row[]>]>([
    ['adds no row of another', (sql) => sql`insert into secret values (9, ${other}, 'planted')`],
    ['adds no row of nobody', (sql) => sql`insert into secret values (9, null, 'planted')`],
    ['moves no row of its own to another', (sql) => sql`update secret set company_id = ${other} where id = 1`],
  ])('%s', async (_, act) => {
    await expect(act(pool)).rejects.toMatchObject({ code: '42501', message: expect.stringContaining('row-level') })
    await expect(pool.begin((tx) => act(tx as unknown as postgres.Sql))).rejects.toMatchObject({ code: '42501' })
    expect(await all()).toEqual([1, 2, 3])
  })

  it('changes and removes nothing of another', async () => {
    expect((await pool`update secret set note = 'changed' where id in (2, 3)`).count).toBe(0)
    expect((await pool`delete from secret where id <> 1`).count).toBe(0)
    expect(await db.owner`select note from secret order by id`).toEqual([
      { note: 'mine' },
      { note: 'theirs' },
      { note: "nobody's" },
    ])
  })

  it('is said to be done once it is committed, with its count', async () => {
    const added = await pool`insert into secret values (4, ${one}, ${'new'}) returning id`
    expect({ count: added.count, rows: [...added] }).toEqual({ count: 1, rows: [{ id: 4 }] })
    expect(await all()).toContain(4)
  })

  it('hands its own error to its caller, and leaves the connection to the next', async () => {
    await expect(pool`insert into secret values (1, ${one}, 'twice')`).rejects.toMatchObject({ code: '23505' })
    await expect(pool`select 1 / ${0}::int`).rejects.toMatchObject({ code: '22012' })
    await expect(pool.unsafe('no statement')).rejects.toMatchObject({ code: '42601' })
    for (let round = 0; round < 6; round += 1) expect(await seen(pool)).toEqual([1])
  })

  it('refuses a value that cannot be sent, also one of a statement that was sent before, and nobody gets its answer', async () => {
    const ask = (at: Date) =>
      pool`select ${at}::timestamptz is null as empty, id from secret where at is not distinct from null`
    for (let round = 0; round < 4; round += 1) expect(await ask(new Date(0))).toEqual([{ empty: false, id: 1 }])
    const bad = Array.from({ length: 6 }, () => ask(new Date(Number.NaN)).catch((error: Error) => error.name))
    expect(await Promise.all(bad)).toEqual(Array(6).fill('RangeError'))
    for (let round = 0; round < 6; round += 1) expect(await ask(new Date(round))).toEqual([{ empty: false, id: 1 }])
    expect(await tried.sql`select count(*) as n from secret`).toEqual([{ n: 3 }])
  })

  it('is planned anew when its table changed, in whose name it is', async () => {
    const ask = () => pool`select * from secret where id > ${0}`
    for (let round = 0; round < 4; round += 1) expect(await ask()).toHaveLength(1)
    await db.owner`alter table secret add column more int`
    const asked = await Promise.all(Array.from({ length: 6 }, ask))
    await db.owner`alter table secret drop column more`
    for (const rows of asked) expect(rows).toEqual([{ id: 1, company_id: one, note: 'mine', at: null, more: null }])
  })
})

describe('a transaction in the name of a company', () => {
  it('sees its rows alone, in a savepoint too, after one was undone too, and the connection forgets in whose name it was', async () => {
    const rows = await pool.begin(async (tx) => {
      const first = await seen(tx)
      const inner = await tx.savepoint((within) => seen(within))
      await tx
        .savepoint(async (within) => {
          await within`update secret set note = 'gone' where id = 1`
          throw new Error('undone')
        })
        .catch(() => undefined)
      return [first, inner, await seen(tx)]
    })
    expect(rows).toEqual([[1], [1], [1]])
    for (let round = 0; round < 4; round += 1) expect(await seen(tried.sql)).toEqual([1, 2, 3])
  })

  it('sees them alone in what it asks at once', async () => {
    const rows = await pool.begin((tx) => Promise.all([seen(tx), seen(tx), seen(tx)]))
    expect(rows).toEqual([[1], [1], [1]])
  })

  it('cannot be led out of its name by what a statement may say', async () => {
    await expect(pool.begin((tx) => tx`set role corridor_owner`)).rejects.toMatchObject({ code: '42501' })
  })
})

describe('a person in a company', () => {
  it('has what is theirs alone', async () => {
    await db.owner`create table key_of_person (user_id uuid, note text)`
    await db.owner`select guard_rows_of_person('key_of_person')`
    await db.owner`insert into key_of_person values (${userId}, 'mine'), (${one}, 'theirs')`
    expect(await pool`select note from key_of_person`).toEqual([{ note: 'mine' }])
    await expect(pool`insert into key_of_person values (${other}, 'planted')`).rejects.toMatchObject({ code: '42501' })
  })
})

describe('a connection that is lost', () => {
  const pidOf = async () => {
    const rows = await besideTransaction(
      () => db.owner<{ pid: number }[]>`
        select pid from pg_stat_activity where application_name = 'corridor' and datname = current_database()
          and state = 'active' and query like '%pg_sleep%'`,
    )
    return rows[0]?.pid
  }

  it('in the middle of the four refuses the statement, leaves nothing of it, and is told to nobody else', async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = 100 + round
      const lost = pool`with slept as (select pg_sleep(20)) insert into secret select ${id}, ${one}, 'lost' from slept`
      const settled = lost.then(
        () => 'done',
        (error: { code?: string }) => error.code,
      )
      await expect.poll(pidOf, { interval: 20 }).toBeTypeOf('number')
      await db.owner`select pg_terminate_backend(${(await pidOf()) ?? 0})`
      expect(await settled).toMatch(/^(57P01|CONNECTION_CLOSED)$/)
      // Opens the lost one again for others, who are the company's and nobody's by turns.
      for (let next = 0; next < 6; next += 1) {
        expect(await seen(pool)).toEqual([1])
        expect(await seen(tried.sql)).toEqual([1, 2, 3])
      }
    }
    expect(await all()).toEqual([1, 2, 3])
  })

  it('while nobody asks is opened again, and the next statement is in its name', async () => {
    for (let round = 0; round < 5; round += 1) {
      await Promise.all(Array.from({ length: 3 }, () => seen(pool)))
      await db.owner`
        select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'corridor' and datname = current_database()`
      const rows = await Promise.allSettled(Array.from({ length: 9 }, () => seen(pool)))
      for (const row of rows) if (row.status === 'fulfilled') expect(row.value).toEqual([1])
      expect(await seen(pool)).toEqual([1])
    }
  })
})
