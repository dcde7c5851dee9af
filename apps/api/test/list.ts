import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { AnyRecord, Caller } from './call.ts'
import { endpoints } from './endpoints.ts'
import { type Filled, type Key, type ListCase, listCases, otherPaths } from './list-cases.ts'
import { changedAt, madeAt, names } from './list-names.ts'
import { type RunningApp, runApp } from './running-app.ts'
import type { Share } from './shards.ts'

let run: RunningApp

const lists = endpoints.filter(({ name, meta }) => meta.list && !otherPaths[name])

/** The tests of this file's share of the lists. */
export function testLists(share: Share): void {
  beforeAll(async () => {
    run = await runApp({ ROLE: 'api' })
  })
  afterAll(() => run.close())

  describe.each(share(lists).map((endpoint) => [endpoint.name, endpoint] as const))('%s', (name, endpoint) => {
    const rules = endpoint.meta.list ?? { sort: [], filters: [], search: [], allowAll: false }
    const listCase = listCases[name] as ListCase
    let filled: Filled
    let ids: string[]
    let caller: Caller

    beforeAll(async () => {
      await run.db
        .owner`truncate lookup, article, country, state, city, hotlist, candidate, company, record_delta, user_account cascade`
      const company = await run.make.company()
      const by = await run.make.person(listCase.role ?? 'owner', company)
      caller = run.call(await run.make.session(by))
      filled = await listCase.fill(run.make, company, by)
      ids = filled.ids
    })
    // The list for visitors is limited per address.
    beforeEach(() => run.db.owner`delete from rate_limit`)

    const list = async (body?: unknown) => {
      const answer = await caller.post<{ data: AnyRecord[]; totalDocs: number }>(endpoint.path, body)
      expect(answer.status).toBe(200)
      expect(endpoint.output.safeParse(answer.body).error).toBeUndefined()
      return answer.body
    }
    const refused = async (body: unknown) => {
      const { status, body: answer } = await caller.post(endpoint.path, body)
      expect({ status, code: answer.code }).toEqual({ status: 400, code: 'request.invalid' })
      return JSON.stringify(answer.fields)
    }
    const idsOf = ({ data }: { data: AnyRecord[] }) => data.map(({ _id }) => _id)
    const nameOf = (id: string) => names[ids.indexOf(id)] ?? ''
    const find = async (searchTerm: string, more = {}) =>
      idsOf(await list({ searchTerm, limit: 100, ...more }))
        .map(nameOf)
        .sort()

    it('takes no body, an empty one and {} as the defaults: page 1, ten rows, newest first', async () => {
      const newest = ids.toSorted((a, b) => madeAt(ids.indexOf(b)).getTime() - madeAt(ids.indexOf(a)).getTime())
      for (const body of [undefined, '', {}, { searchTerm: '', filters: {} }]) {
        const answer = await list(body)
        expect(idsOf(answer)).toEqual(newest.slice(0, 10))
        expect(answer.totalDocs).toBe(names.length)
      }
    })

    it.each(rules.sort)('sorts by %s both ways', async (sortBy) => {
      const keyOf = keyFor(listCase, sortBy, ids)
      for (const sortDirection of ['asc', 'desc']) {
        const { data } = await list({ sortBy, sortDirection, limit: 100 })
        expect(data).toHaveLength(names.length)
        const keys = data.map(keyOf)
        expect(keys).toEqual(keys.toSorted(inDirection(sortDirection)))
        expect(new Set(keys).size).toBeGreaterThan(1)
      }
    })

    // A search and an order may look into the same table.
    it('sorts what a search leaves, short or long, as it sorts the rest', async () => {
      for (const sortBy of rules.sort) {
        for (const searchTerm of rules.search.length > 0 ? ['a', 'Ann'] : ['']) {
          const body = { sortBy, searchTerm, filters: rules.filters.includes('_id') ? { _id: ids[3] } : {}, limit: 100 }
          expect(idsOf(await list({ ...body, filters: {} })).length).toBeGreaterThan(0)
          expect((await list(body)).totalDocs).toBeLessThanOrEqual(1)
        }
      }
    })

    // The log is read by time alone.
    if (rules.sort.includes('name')) {
      it('puts Élodie before Zoe', async () => {
        const { data } = await list({ sortBy: 'name', sortDirection: 'asc', limit: 100 })
        const order = data.map(({ _id }) => nameOf(_id))
        expect(order.indexOf('Élodie Fournier')).toBeLessThan(order.indexOf('Zoe Adams'))
        expect(order.indexOf('anna Berg')).toBeLessThan(order.indexOf('Bob Carter'))
      })
    }

    it('pages without doubles or gaps where sort keys are equal', async () => {
      for (const sortBy of rules.sort) {
        for (const sortDirection of ['asc', 'desc']) {
          const whole = idsOf(await list({ limit: 100, sortBy, sortDirection }))
          const pages = await Promise.all([1, 2, 3].map((page) => list({ page, limit: 5, sortBy, sortDirection })))
          expect(pages.flatMap(idsOf)).toEqual(whole)
          expect(whole.toSorted()).toEqual(ids.toSorted())
        }
      }
    })

    it('counts exactly on every page, beyond the last one, and under filters and searches', async () => {
      for (const page of [1, 3, 1000, 1_000_000]) {
        const { data, totalDocs } = await list({ page, limit: 5 })
        expect({ rows: data.length, totalDocs }).toEqual({ rows: { 1: 5, 3: 2 }[page] ?? 0, totalDocs: names.length })
      }
      expect((await list({ searchTerm: 'Ann', limit: 1 })).totalDocs).toBe((await find('Ann')).length)
      expect((await list({ searchTerm: 'Ann', limit: 1, page: 50 })).totalDocs).toBe((await find('Ann')).length)
      expect((await list({ searchTerm: 'nobody at all' })).totalDocs).toBe(0)
    })

    it.each(rules.filters.filter((filter) => filter !== '_id'))('filters by %s', async (filter) => {
      const all = await list({ limit: 100 })
      const chosen = listCase.filters[filter]?.(filled, all.data)
      if (!chosen) throw new Error(`${name} has no value for the filter ${filter} in list-cases.ts.`)
      const { value, keeps, adds } = chosen
      const { data, totalDocs } = await list({ filters: { [filter]: value }, limit: 100 })
      const plain = data.map((row) => Object.fromEntries(Object.entries(row).filter(([field]) => field !== adds)))
      expect(plain).toEqual(all.data.filter(keeps))
      expect(totalDocs).toBe(data.length)
      expect(totalDocs).toBeGreaterThan(0)
      expect((await list({ filters: { [filter]: value }, limit: 1, page: 99 })).totalDocs).toBe(totalDocs)
    })

    it('fetches one by its id', async () => {
      const { data, totalDocs } = await list({ filters: { _id: ids[3] } })
      expect({ ids: data.map(({ _id }) => _id), totalDocs }).toEqual({ ids: [ids[3]], totalDocs: 1 })
      expect((await list({ filters: { _id: crypto.randomUUID() } })).totalDocs).toBe(0)
      expect(await refused({ filters: { _id: 'none' } })).toContain('filters._id')
    })

    it('refuses an unknown sort, filter or search field and names it', async () => {
      expect(await refused({ sortBy: 'salary' })).toContain('salary')
      expect(await refused({ sortBy: 'created_at; drop table lookup' })).toContain('drop table')
      expect(await refused({ filters: { salary: 1 } })).toContain('salary')
      expect(await refused({ searchFields: ['salary'] })).toContain('salary')
      for (const name of ['constructor', 'toString', 'hasOwnProperty']) {
        expect(await refused({ sortBy: name })).toContain(name)
        expect(await refused({ filters: { [name]: 1 } })).toContain(name)
      }
    })

    it('refuses a page or a limit out of bounds', async () => {
      for (const limit of [0, 101, -2, 1.5, '10', null]) expect(await refused({ limit })).toContain('limit')
      for (const page of [0, -1, 1.5, 1_000_001, '1', null]) expect(await refused({ page })).toContain('page')
      for (const sortDirection of ['up', 'ASC', 'asc; --']) expect(await refused({ sortDirection })).toContain('sort')
    })

    it(rules.allowAll ? 'gives all rows for a limit of -1' : 'refuses a limit of -1', async () => {
      if (!rules.allowAll) return void expect(await refused({ limit: -1 })).toContain('limit')
      const all = await list({ limit: -1, sortBy: 'name', sortDirection: 'asc' })
      expect(idsOf(all).sort()).toEqual(ids.toSorted())
      expect(idsOf(await list({ limit: -1, page: 7 }))).toHaveLength(names.length)
    })

    it('finds by one letter, two and three, folds accents and reads Chinese', async () => {
      for (const term of ['Zoe', 'zo', 'ZOE ad', ' zoe ']) expect(await find(term)).toContain('Zoe Adams')
      expect(await find('z')).toEqual(expect.arrayContaining(['Zoe Adams', 'Zeno Last']))
      for (const term of ['elo', 'élo', 'ELODIE', 'él']) expect(await find(term)).toEqual(['Élodie Fournier'])
      for (const term of ['王', '王小', '王小明']) expect(await find(term)).toEqual(['王小明 Wei'])
      for (const term of ["O'Brien", 'o’brien', "n o'b"]) expect(await find(term)).toEqual(["Siobhán O'Brien"])
      expect(await find('unal')).toEqual(['Yara Ünal'])
    })

    it('takes %, _ and \\ as they are written', async () => {
      expect(await find('00% s')).toEqual(['Ann 100% sure'])
      expect(await find('r_sc')).toEqual(['Ann under_score'])
      expect(await find('k\\sl')).toEqual(['Ann back\\slash'])
      for (const term of ['%', '_', '\\', '%%', '__', '\\\\', '%_', 'a%', 'z_']) {
        for (const name of await find(term)) expect(name.toLowerCase()).toContain(term)
      }
      for (const term of ['%%%', '___', '\\\\\\', 'A%n', 'Z_e']) expect(await find(term)).toEqual([])
    })

    it.each(rules.search)('narrows the search to %s', async (field) => {
      if (field === 'name') expect(await find('zoe', { searchFields: ['name'] })).toEqual(['Zoe Adams'])
      const all = await list({ searchTerm: 'e', searchFields: rules.search, limit: 100 })
      const narrowed = await list({ searchTerm: 'e', searchFields: [field], limit: 100 })
      for (const id of idsOf(narrowed)) expect(idsOf(all)).toContain(id)
      expect((await list({ searchTerm: '%', searchFields: [field] })).totalDocs).toBe(
        (await list({ searchTerm: '100%', searchFields: [field] })).totalDocs,
      )
    })

    it('answers whatever single sign is searched for', async () => {
      for (const term of ['’', '＼', 'ŉ', 'ʼ', '＼’', "'", '"', '«', '½', '\u2028', '\u200b', '\ufeff', '\ufffd']) {
        expect((await list({ searchTerm: term })).totalDocs).toBeLessThanOrEqual(names.length)
      }
    })

    it.each(hostile)('finds nothing special in %j', async (searchTerm) => {
      expect(await find(searchTerm)).toEqual([])
      expect((await list({ searchTerm, searchFields: [rules.search[0]] })).totalDocs).toBe(0)
      expect((await list()).totalDocs).toBe(names.length)
    })
  })
}

const hostile = [
  "'; drop table lookup; --",
  "' or 1=1 --",
  "' union select password_hash from user_account --",
  "a':* | b",
  "':*",
  "''",
  '’x',
  '＼',
  '!',
  '&',
  '|',
  '(',
  ':*',
  '<->',
  '$1',
  '\u0001',
  '\u{1f600}',
  'x'.repeat(200),
]

const collator = new Intl.Collator('und')

function keyFor(listCase: ListCase, sortBy: string, ids: string[]): (row: AnyRecord) => Key {
  if (sortBy === 'createDate') return (row) => madeAt(ids.indexOf(row._id)).getTime()
  if (sortBy === 'updateDate') return (row) => changedAt(ids.indexOf(row._id)).getTime()
  return listCase.keys?.[sortBy] ?? ((row) => row[sortBy] as Key)
}

// Empty values come last, whichever the direction.
const inDirection = (direction: string) => (a: Key, b: Key) => {
  if (a === null || b === null) return Number(a === null) - Number(b === null)
  const order = typeof a === 'string' ? collator.compare(a, String(b)) : Number(a) - Number(b)
  return direction === 'asc' ? order : -order
}
