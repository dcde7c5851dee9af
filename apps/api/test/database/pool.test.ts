import { createServer, type Server, type Socket } from 'node:net'
import type postgres from 'postgres'
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { connectDatabase, type Database } from '../../src/db/pool/open.ts'
import { besideTransaction } from '../../src/db/pool/transaction.ts'
import { openEmptyDatabase, type TestDatabase } from '../test-database.ts'

let db: TestDatabase
/** The pools under test; `db` watches from beside them. */
let tried: Database

beforeEach(async () => {
  db = await openEmptyDatabase()
  await db.owner`create table written (id int primary key)`
  await db.owner`grant all on written to corridor_app`
  tried = connectDatabase(db.urls)
})
afterEach(async () => {
  await tried.close()
  await db.drop()
})

const pidOf = async (tx: postgres.TransactionSql) => {
  const [row] = await tx<{ pid: number }[]>`select pg_backend_pid() as pid`
  return row?.pid ?? 0
}
const isGone = async (pid: number) => {
  const rows = await besideTransaction(() => db.owner`select 1 from pg_stat_activity where pid = ${pid}`)
  return rows.length === 0
}
const gone = (pid: number) => expect.poll(() => isGone(pid), { interval: 20 }).toBe(true)
const written = async () => (await db.owner<{ id: number }[]>`select id from written order by id`).map(({ id }) => id)
const terminate = (pid: number) => besideTransaction(() => db.owner`select pg_terminate_backend(${pid})`)
/** Opens every connection of the pool, a lost one too, and keeps all of them busy; each must answer with its own row. */
const readThrough = (rounds = 200) =>
  Promise.all(
    Array.from({ length: rounds }, async (_, n) => {
      const rows =
        n % 2 === 0
          ? await tried.sql`select ${n}::int as n, ${'a'.repeat(n)}::text as text`
          : await tried.sql`select ${`${n}`}::text as odd`
      expect(rows).toEqual([n % 2 === 0 ? { n, text: 'a'.repeat(n) } : { odd: `${n}` }])
    }),
  )

describe('a connection that ends in the middle of a transaction', () => {
  it('leaves nothing of the transaction, and nobody else notices', async () => {
    const lost = tried.sql.begin(async (tx) => {
      await tx`insert into written values (1)`
      const pid = await pidOf(tx)
      await terminate(pid)
      await gone(pid)
      // Opened again for others meanwhile: the driver would send what follows there, outside of any transaction.
      await besideTransaction(() => readThrough())
      await tx`insert into written values (2)`
    })
    await expect(lost).rejects.toMatchObject({ code: 'CONNECTION_CLOSED' })
    await readThrough()
    expect(await written()).toEqual([])
  })

  it('refuses each later statement of its work, in a savepoint too, and lets it let go of what it holds', async () => {
    const refused: unknown[] = []
    const letGo = new Promise<void>((resolve) => {
      void tried.sql
        .begin(async (tx) => {
          const pid = await pidOf(tx)
          await terminate(pid)
          await gone(pid)
          await tx`insert into written values (1)`.catch((error) => refused.push(error.code))
          await tx
            .savepoint((inner) => inner`insert into written values (2)`)
            .catch((error) => refused.push(error.code))
          await tx.unsafe('insert into written values (3)').catch((error) => refused.push(error.code))
          resolve()
        })
        .catch(() => undefined)
    })
    await letGo
    await readThrough()
    // The first may still have met the closing socket.
    expect(refused).toEqual([expect.any(String), 'CONNECTION_CLOSED', 'CONNECTION_CLOSED'])
    expect(await written()).toEqual([])
  })

  it('answers each statement that was on its way, and gives its fault to nobody else', async () => {
    let settled: PromiseSettledResult<unknown>[] = []
    const lost = tried.sql.begin(async (tx) => {
      const pid = await pidOf(tx)
      const sleeping = Promise.allSettled(Array.from({ length: 4 }, (_, n) => tx`select pg_sleep(20), ${n}::int`))
      await terminate(pid)
      settled = await sleeping
    })
    await expect(lost).rejects.toMatchObject({ code: 'CONNECTION_CLOSED' })
    expect(settled.map(({ status }) => status)).toEqual(Array(4).fill('rejected'))
    // The driver hands the server's last word to whoever has the connection opened again: once a statement, once a transaction.
    await readThrough()
    expect(await tried.sql.begin((tx) => tx`select 1 as one`)).toEqual([{ one: 1 }])
  })

  it('gives its fault to no transaction that has the connection opened again', async () => {
    const release = await holdAll(tried.sql, 9)
    const lost = tried.sql.begin(async (tx) => {
      const pid = await pidOf(tx)
      const sleeping = tx`select pg_sleep(20)`.catch(() => undefined)
      await terminate(pid)
      await sleeping
    })
    await expect(lost).rejects.toMatchObject({ code: 'CONNECTION_CLOSED' })
    expect(await tried.sql.begin((tx) => tx`select 1 as one`)).toEqual([{ one: 1 }])
    await release()
  })

  it('is survived thirty times at once by everybody else', async () => {
    const lost = Array.from({ length: 30 }, (_, n) =>
      tried.sql.begin(async (tx) => {
        await tx`insert into written values (${n})`
        const pid = await pidOf(tx)
        await terminate(pid)
        await gone(pid)
        await tx`insert into written values (${100 + n})`
      }),
    )
    const settled = Promise.allSettled(lost)
    for (let round = 0; round < 10; round += 1) await besideTransaction(() => readThrough(20))
    for (const { status } of await settled) expect(status).toBe('rejected')
    expect(await written()).toEqual([])
  })
})

describe('a transaction whose work is settled', () => {
  it('takes no statement more', async () => {
    let late: Promise<unknown> | undefined
    const failed = tried.sql.begin(async (tx) => {
      const slow = async () => {
        await tx`select pg_sleep(.1)`
        await tx`select 1`
        return tx`insert into written values (1)`
      }
      late = slow()
      late.catch(() => undefined)
      throw new Error('given up')
    })
    await expect(failed).rejects.toThrow('given up')
    await expect(late).rejects.toMatchObject({ code: 'TRANSACTION_OVER' })
    expect(await written()).toEqual([])
  })
})

describe('after each of its time-outs the driver', () => {
  it('keeps the connection of a statement that took too long, and undoes its transaction', async () => {
    let pid = 0
    const late = tried.sql.begin(async (tx) => {
      pid = await pidOf(tx)
      await tx`insert into written values (1)`
      await tx`set local statement_timeout = '50ms'`
      await tx`select pg_sleep(20)`
    })
    await expect(late).rejects.toMatchObject({ code: '57014' })
    expect(await isGone(pid)).toBe(false)
    expect(await written()).toEqual([])
    await readThrough()
  })

  it('keeps the connection of a statement that waited too long for a lock', async () => {
    let pid = 0
    await db.owner.begin(async (holder) => {
      await holder`lock table written in access exclusive mode`
      const late = besideTransaction(() =>
        tried.sql.begin(async (tx) => {
          pid = await pidOf(tx)
          await tx`set local lock_timeout = '50ms'`
          await tx`insert into written values (1)`
        }),
      )
      await expect(late).rejects.toMatchObject({ code: '55P03' })
    })
    expect(await isGone(pid)).toBe(false)
    await readThrough()
  })

  it('loses the connection of a transaction that idled too long, and opens another', async () => {
    const late = tried.sql.begin(async (tx) => {
      await tx`insert into written values (1)`
      await tx`set local idle_in_transaction_session_timeout = '50ms'`
      const pid = await pidOf(tx)
      await gone(pid)
      await besideTransaction(() => readThrough())
      await tx`insert into written values (2)`
    })
    await expect(late).rejects.toMatchObject({ code: 'CONNECTION_CLOSED' })
    expect(await written()).toEqual([])
    await readThrough()
  })

  it('gives up a server that does not greet after five seconds, and asks it again for the next', async () => {
    const silent = await openSilent()
    const deaf = connectDatabase({ app: silent.through(db.urls.app), owner: silent.through(db.urls.owner) })
    onTestFinished(() => deaf.close())
    await expect(deaf.owner`select 1`).rejects.toMatchObject({ code: 'CONNECT_TIMEOUT' })
    await expect(deaf.owner.begin((tx) => tx`select 1`)).rejects.toMatchObject({ code: 'CONNECT_TIMEOUT' })
  }, 20_000)
})

/** A server that takes connections and says nothing. */
async function openSilent() {
  const sockets = new Set<Socket>()
  const server: Server = createServer((socket) => void sockets.add(socket.on('error', () => undefined)))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  const { port } = server.address() as { port: number }
  return { through: (url: string) => Object.assign(new URL(url), { port: String(port) }).href }
}

/** Transactions that hold every place until they are let go. */
async function holdAll(pool = tried.sql, count = 10) {
  let letGo = () => {}
  const until = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const begun: Promise<void>[] = []
  const held = Array.from({ length: count }, () => {
    let hasBegun = () => {}
    begun.push(new Promise<void>((resolve) => (hasBegun = resolve)))
    return pool.begin(async (tx) => {
      await tx`select 1`
      hasBegun()
      await until
    })
  })
  await Promise.all(begun)
  return async () => {
    letGo()
    await Promise.all(held)
  }
}

describe('a pool whose places are all taken', () => {
  it('refuses statements and transactions with 503 after three seconds, and answers again once one is free', async () => {
    const release = await holdAll()
    const began = performance.now()
    const refused = await Promise.all(
      [tried.sql`select 1`, tried.sql.unsafe('select 1'), tried.sql.begin((tx) => tx`select 1`)].map((asked) =>
        asked.catch((error: unknown) => error),
      ),
    )
    expect(performance.now() - began).toBeGreaterThan(2_900)
    for (const refusal of refused)
      expect(refusal).toMatchObject({ code: 'server.unavailable', status: 503, data: { retryAfterSeconds: 3 } })
    const waiting = tried.sql`select 1 as one`
    const answered = waiting.then((rows) => rows)
    await release()
    expect(await answered).toEqual([{ one: 1 }])
    await readThrough()
  })

  it('lets one who shares it wait behind themselves', async () => {
    const greedy = tried.sql.shareOf('greedy', { max: 4 })
    const release = await holdAll(greedy, 4)
    const waiting = Promise.all(
      Array.from({ length: 30 }, () => tried.sql.shareOf('greedy', { max: 4 })`select 1 as one`),
    )
    const modest = tried.sql.shareOf('modest', { max: 4 })
    expect(await modest`select 2 as two`).toEqual([{ two: 2 }])
    expect(await tried.sql`select 3 as three`).toEqual([{ three: 3 }])
    await release()
    expect((await waiting).flat()).toHaveLength(30)
  })
})

describe('a transaction that asks for a second connection', () => {
  it('is refused, and what must outlive it says so by name', async () => {
    await expect(tried.sql.begin(() => tried.sql`select 1`)).rejects.toThrow(/inside a transaction/)
    await expect(tried.sql.begin(() => tried.sql.begin((tx) => tx`select 1`))).rejects.toThrow(/inside a transaction/)
    await expect(tried.sql.begin(() => tried.owner`select 1`)).rejects.toThrow(/inside a transaction/)
    const undone = tried.sql.begin(async () => {
      await besideTransaction(() => tried.sql`insert into written values (1)`)
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await written()).toEqual([1])
  })

  it('is told of and served where the operator serves people', async () => {
    const told: string[] = []
    tried.tellNested((error) => told.push(error.message))
    expect(await tried.sql.begin(() => tried.sql`select 1 as one`)).toEqual([{ one: 1 }])
    expect(told).toEqual([expect.stringMatching(/inside a transaction/)])
  })

  it('may ask once it has ended', async () => {
    let afterwards: Promise<unknown> | undefined
    await tried.sql.begin(async (tx) => {
      await tx`select 1`
      afterwards = new Promise((resolve) => setTimeout(resolve, 1)).then(async () => {
        await expect.poll(() => isOver).toBe(true)
        return tried.sql`select 1 as one`
      })
    })
    isOver = true
    expect(await afterwards).toEqual([{ one: 1 }])
  })
})
let isOver = false
