import type postgres from 'postgres'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { keepRowsApart } from '../../src/db/row-security/keep-apart.ts'
import { leakproofFunctions, leakproofStatements } from '../../src/db/row-security/leakproof.ts'
import { scopedTo } from '../../src/db/scoped.ts'
import { onDatabase, openTestDatabase, type TestDatabase } from '../test-database.ts'
import { cloned, fillWithTwo, oneCompany, otherCompany } from './rows-of-two.ts'
import { asSuperuser } from './superuser.ts'
import { ofCompany, shared } from './tables.ts'

const own = "(company_id = (NULLIF(current_setting('app.company'::text, true), ''::text))::uuid)"
const ownPerson = "(user_id = (NULLIF(current_setting('app.person'::text, true), ''::text))::uuid)"

let db: TestDatabase
beforeAll(async () => {
  db = await openTestDatabase()
})
afterAll(() => db.drop())

interface Guarded {
  name: string
  enabled: boolean
  forced: boolean
  hasCompany: boolean
  policies: string[] | null
}

const readTables = () => db.owner<Guarded[]>`
  select c.relname as name, c.relrowsecurity as enabled, c.relforcerowsecurity as forced,
    exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'company_id' and not a.attisdropped) as "hasCompany",
    (select array_agg(concat_ws(' ', p.polname, p.polcmd, case when p.polpermissive then 'permissive' else 'restrictive' end,
        (select string_agg(coalesce(r.rolname, 'public'), '+') from unnest(p.polroles) o left join pg_roles r on r.oid = o),
        pg_get_expr(p.polqual, p.polrelid), pg_get_expr(p.polwithcheck, p.polrelid)) order by p.polname)
      from pg_policy p where p.polrelid = c.oid) as policies
  from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition order by 1`

const everybody = 'everybody * permissive public true'
const byCompany = [everybody, `own_company * restrictive corridor_company ${own}`]
const bySearch = [
  everybody,
  `own_added a restrictive corridor_company ${own}`,
  `own_changed w restrictive corridor_company ${own}`,
  `own_read r restrictive corridor_company ${own}`,
  `own_removed d restrictive corridor_company ${own}`,
]
const byPerson = [everybody, `own_person * restrictive corridor_company ${ownPerson}`]

describe('each table that names a company', () => {
  it('is identity with both policies, one of a company, or shared', async () => {
    const tables = await readTables()
    const named = tables.filter(({ hasCompany }) => hasCompany)
    const listed = [...ofCompany.trim().split(/\s+/), ...Object.keys(shared)]
    const guarded = named.filter(({ policies }) => policies)
    for (const { name, policies } of guarded)
      expect({ name, policies }).toEqual({ name, policies: expect.toBeOneOf([byCompany, bySearch]) })
    expect(new Set(listed).size).toBe(listed.length)
    expect(named.filter(({ policies }) => !policies).map(({ name }) => name)).toEqual(listed.toSorted())
    expect(guarded.length).toBeGreaterThan(25)
  })

  it('has its policies switched on, and forced on nobody', async () => {
    for (const { name, enabled, forced, policies } of await readTables())
      expect({ name, enabled, forced }).toEqual({ name, enabled: policies !== null, forced: false })
  })

  it('that holds what a person signs in with is narrowed to that person', async () => {
    const tables = await readTables()
    expect(
      tables
        .filter(({ hasCompany, policies }) => !hasCompany && policies)
        .map(({ name, policies }) => [name, policies]),
    ).toEqual([
      ['recovery_code', byPerson],
      ['two_factor', byPerson],
    ])
  })

  it('has a policy of its own for reading where an index of words serves a search of it', async () => {
    const rows = await db.owner<{ name: string }[]>`
      select distinct i.indrelid::regclass::text as name from pg_index i join pg_class x on x.oid = i.indexrelid join pg_am m on m.oid = x.relam
      where m.amname = 'gin' and i.indrelid in (select polrelid from pg_policy)`
    const searched = (await readTables()).filter(({ policies }) => policies?.length === bySearch.length)
    expect(rows.map(({ name }) => name)).toEqual(searched.map(({ name }) => name))
  })
})

it("gives the company's role what the pool's role may do, no more and no less", async () => {
  const rights = (role: string) => db.owner`
    select 'table' as of, c.relname::text as name, p.privilege
    from pg_class c, unnest(array['select', 'insert', 'update', 'delete', 'truncate', 'references', 'trigger']) as p (privilege)
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm') and has_table_privilege(${role}, c.oid, p.privilege)
    union all
    select 'sequence', c.relname::text, p.privilege from pg_class c, unnest(array['usage', 'select', 'update']) as p (privilege)
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'S' and has_sequence_privilege(${role}, c.oid, p.privilege)
    union all
    select 'function', oid::regprocedure::text, 'execute' from pg_proc
    where pronamespace = 'public'::regnamespace and has_function_privilege(${role}, oid, 'execute')
    order by 1, 2, 3`
  await db.owner`select tend_audit()`
  const [pool, company] = [await rights('corridor_app'), await rights('corridor_company')]
  expect(pool.length).toBeGreaterThan(500)
  expect(company).toEqual(pool)
  expect(company).not.toContainEqual({ of: 'table', name: 'audit', privilege: 'delete' })
})

describe('an attack in the name of a company', () => {
  let tables: string[]
  let sql: postgres.Sql
  let as: (companyId: string) => postgres.Sql
  beforeAll(async () => {
    tables = (await readTables()).flatMap(({ name, hasCompany, policies }) => (hasCompany && policies ? [name] : []))
    for (const table of tables) await fillWithTwo(db.owner, table)
    as = (companyId) => scopedTo(db.sql, { companyId, userId: companyId })
    sql = as(oneCompany)
  })

  type Any = postgres.Sql | postgres.TransactionSql
  const companies = async (asked: Any, table: string) =>
    asked<{ companies: number; named: number; rows: number }[]>`
      select count(distinct company_id) as companies, count(company_id) as named, count(*) as rows from ${asked(table)}`
  const alone = [{ companies: 1, named: 1, rows: 1 }]

  it('finds two companies in every table without the name, or this would prove nothing', async () => {
    for (const table of tables)
      expect({ table, found: await companies(db.sql, table) }).toEqual({
        table,
        found: [{ companies: 2, named: 2, rows: 2 }],
      })
  })

  it('reads its own rows alone: as one statement, in a transaction, in a savepoint, on a connection that another just used', async () => {
    for (const table of tables) {
      expect({ table, one: await companies(sql, table) }).toEqual({ table, one: alone })
      expect({ table, other: await companies(as(otherCompany), table) }).toEqual({ table, other: alone })
      const inside = await sql.begin(async (tx) => [
        await companies(tx, table),
        await tx.savepoint((inner) => companies(inner, table)),
      ])
      expect({ table, inside }).toEqual({ table, inside: [alone, alone] })
    }
  })

  it('reads them alone twenty at once, of two companies', async () => {
    for (const table of tables) {
      const asked = Array.from(
        { length: 20 },
        (_, n) =>
          as(n % 2 ? oneCompany : otherCompany)<
            { company: string }[]
          >`select company_id::text as company from ${sql(table)}`,
      )
      const found = (await Promise.all(asked)).map((rows) => rows.map(({ company }) => company))
      expect({ table, found }).toEqual({
        table,
        found: Array.from({ length: 20 }, (_, n) => [n % 2 ? oneCompany : otherCompany]),
      })
    }
  })

  it('moves no row to another, adds none to another, and changes and removes none of another', async () => {
    for (const table of tables) {
      const refusal = { code: '42501' }
      await expect(sql`update ${sql(table)} set company_id = ${otherCompany}`, table).rejects.toMatchObject(refusal)
      await expect(
        sql.begin((tx) => tx`update ${tx(table)} set company_id = ${otherCompany}`),
        table,
      ).rejects.toMatchObject(refusal)
      await expect(sql.unsafe(await cloned(db.owner, table, otherCompany)), table).rejects.toMatchObject(refusal)
      expect(
        (await sql`update ${sql(table)} set company_id = company_id where company_id = ${otherCompany}`).count,
      ).toBe(0)
      expect((await sql`delete from ${sql(table)} where company_id = ${otherCompany}`).count).toBe(0)
      expect({ table, found: await companies(db.sql, table) }).toEqual({
        table,
        found: [{ companies: 2, named: 2, rows: 2 }],
      })
    }
  })

  it('removes its own alone, where it says nothing of whose', async () => {
    for (const table of tables) {
      await sql.begin(async (tx) => {
        expect({ table, gone: (await tx`delete from ${tx(table)}`).count }).toEqual({ table, gone: 1 })
      })
      expect({ table, left: await companies(db.sql, table) }).toEqual({ table, left: alone })
    }
  })
})

describe('the marks that searches need', () => {
  const hasPolicy = async () => {
    const rows = await db.owner`select 1 from pg_policy where polname = 'own_read' and polrelid = 'student'::regclass`
    return rows.length === 1
  }
  const keep = (urls: TestDatabase['urls'] = db.urls) => keepRowsApart({ owner: db.owner, urls })
  const name = () => new URL(db.urls.owner).pathname.slice(1)

  it('stand in the built-in server, and the policy for reading with them', async () => {
    expect(await keep()).toEqual({ isMarked: true, searched: ['student'] })
    expect(await hasPolicy()).toBe(true)
  })

  it('are printed for an own server, which goes without that policy until they are made', async () => {
    await asSuperuser(name(), (admin) =>
      admin.unsafe(leakproofFunctions.map((each) => `alter function ${each} not leakproof`).join(';')),
    )
    expect(await keep()).toEqual({ isMarked: false, searched: ['student'] })
    expect(await hasPolicy()).toBe(false)
    const kept = (await readTables()).find(({ name }) => name === 'student')?.policies
    expect(kept).toEqual(bySearch.filter((policy) => !policy.startsWith('own_read')))
    await asSuperuser(name(), (admin) => admin.unsafe(leakproofStatements.join(';')))
    expect(await keep()).toEqual({ isMarked: true, searched: ['student'] })
    expect(await hasPolicy()).toBe(true)
  })

  it('are made by the built-in server itself, in an old cluster too', async () => {
    await asSuperuser(name(), (admin) => admin.unsafe('alter function public.search_fold(text) not leakproof'))
    const own = { ...db.urls, superuser: onDatabase(inject('cluster').superuser, name()) }
    expect(await keep(own)).toEqual({ isMarked: true, searched: ['student'] })
  })
})
