import { performance } from 'node:perf_hooks'
import { loadConfig } from '../apps/api/src/config.ts'
import { countedTotals } from '../apps/api/src/db/list/state.ts'
import type { Sql } from '../apps/api/src/db/pool/connect.ts'
import { connectDatabase, type Database } from '../apps/api/src/db/pool/open.ts'
import { scopedTo } from '../apps/api/src/db/scoped.ts'
import type { ListQuery } from '../packages/contract/src/wire/list.ts'
import type { Bench } from './cases.ts'
import { prepareStudents } from './enrolment.ts'

const rounds = 5
const msEach = 2_000
const askedOnce = 7
const addedEach = 200

/** The same pool in a company's name, and in nobody's. */
type Side = 'on' | 'off'
type Sides = Record<Side, Sql>
const sideNames: Side[] = ['off', 'on']

const bodies: Record<string, Partial<ListQuery>> = Object.fromEntries([
  ...['mar', 'xyz', 'fournier', 'ma', 'asha', '.77@'].map((searchTerm) => [`searched, ${searchTerm}`, { searchTerm }]),
  ...[{ stage: 'enrolment' }, { intake: '2027-09' }, { stepsMissing: 4 }, { updatedSince: '2026-01-01' }].map(
    (filters) => [`filtered, ${Object.keys(filters)[0]}`, { filters }],
  ),
  ['page 5,000', { page: 5_000 }],
])

/**
 * Measures what it costs that the database knows whose rows students are: each question in a company's name (on) and in nobody's (off), in
 * turns on one database, without HTTP. The list of candidates, whose table has no policy, shows what the name alone costs.
 */
export async function benchRowSecurity({ dataDir, say }: Bench): Promise<void> {
  await prepareStudents({ dataDir, say })
  const { openDatabase } = await import('../apps/api/src/db/pool/open.ts')
  const { migrate } = await import('../apps/api/src/db/migrate.ts')
  const { keepRowsApart } = await import('../apps/api/src/db/row-security/keep-apart.ts')
  const db = await openDatabase(loadConfig({ DATA_DIR: dataDir }))
  try {
    await migrate(db)
    say(`marks: ${JSON.stringify(await keepRowsApart(db))}`)
    await compare(db, say)
  } finally {
    await db.close()
  }
}

async function compare(db: Database, say: Bench['say']): Promise<void> {
  const [company] = await db.owner<{ id: string; by: string }[]>`
    select c.id, c.created_by as by from company c where name = 'Harbor Staffing'`
  if (!company) throw new Error('The demo has no bench company.')
  const whose = { companyId: company.id, userId: company.by }
  const sidesOf = (sql: Database['sql']): Sides => ({ off: sql, on: scopedTo(sql, whose) })
  const lists = await listsOf(company.id)
  say(['what', 'off', 'on', 'ratio', 'aim'].join('\t'))
  for (const [name, list] of Object.entries(lists)) {
    for (const [clients, aim] of [
      [16, 0.85],
      [1, 0.75],
    ] as const) {
      const [off, on] = await alternate(sidesOf(db.sql), (sql) => pagesPerSecond(sql, list, clients))
      say(
        [
          `${name}, first page, ${clients} clients`,
          `${off.toFixed(0)}/s`,
          `${on.toFixed(0)}/s`,
          (on / off).toFixed(2),
          `>= ${aim}`,
        ].join('\t'),
      )
    }
  }
  const [off, on] = await alternate(sidesOf(db.sql), (sql) => msOfAdding(sql, whose))
  say(['a student added', `${off.toFixed(2)} ms`, `${on.toFixed(2)} ms`, (on / off).toFixed(2), '<= 1.3'].join('\t'))
  // One connection alone: its blocks are counted.
  const one = connectDatabase(db.urls, { max: 1 })
  try {
    say(['students', 'off ms', 'on ms', 'off blocks', 'on blocks', 'off first', 'on first'].join('\t'))
    for (const [name, body] of Object.entries(bodies)) {
      const asked = await ask(one, sidesOf(one.sql), (sql) => lists.students(sql, body))
      say([name, ...asked].join('\t'))
    }
  } finally {
    await one.close()
  }
}

type List = (sql: Sql, body: Partial<ListQuery>) => Promise<unknown>

async function listsOf(companyId: string): Promise<Record<'students' | 'candidates', List>> {
  const students = await import('../apps/api/src/features/student/student/store.ts')
  const candidates = await import('../apps/api/src/features/candidate/candidate/list.ts')
  const { student } = await import('../packages/contract/src/student/student/shapes.ts')
  const { candidate } = await import('../packages/contract/src/candidate/candidate/shapes.ts')
  const context = (db: Sql) =>
    ({ db, scope: { kind: 'company', companyId, audiences: 'all' }, caller: { roles: ['owner'] } }) as never
  return {
    students: (sql, body) =>
      students.listStudents(context(sql), student.list['~orpc'].inputSchema?.parse(body) as never),
    candidates: (sql, body) =>
      candidates.listCandidates(context(sql), candidate.list['~orpc'].inputSchema?.parse(body) as never),
  }
}

const median = (figures: number[]) => figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN

/** Medians of both sides, which take turns. */
async function alternate(sides: Sides, measure: (sql: Sql) => Promise<number>): Promise<[off: number, on: number]> {
  const taken: Record<Side, number[]> = { off: [], on: [] }
  for (let round = 0; round < rounds; round += 1)
    for (const side of sideNames) taken[side].push(await measure(sides[side]))
  return [median(taken.off), median(taken.on)]
}

async function pagesPerSecond(sql: Sql, list: List, clients: number): Promise<number> {
  const began = performance.now()
  let pages = 0
  const client = async () => {
    for (; performance.now() - began < msEach; pages += 1) await list(sql, {})
  }
  await Promise.all(Array.from({ length: clients }, client))
  return (pages / (performance.now() - began)) * 1_000
}

async function msOfAdding(sql: Sql, { companyId, userId }: { companyId: string; userId: string }): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < addedEach; round += 1) {
    const began = performance.now()
    await sql.begin(async (tx) => {
      await tx`
        insert into student (id, company_id, first_name, last_name, audience, created_by)
        select gen_random_uuid(), ${companyId}, 'Asha', ${`Bench ${round}`}, (select min(id) from audience where company_id = ${companyId}), ${userId}`
    })
    times.push(performance.now() - began)
  }
  return median(times)
}

/** Medians of the milliseconds, asked again and asked first, and the blocks of the first. */
async function ask(db: Database, sides: Sides, list: (sql: Sql) => Promise<unknown>): Promise<string[]> {
  const taken = { ms: { off: [], on: [] }, first: { off: [], on: [] }, blocks: { off: [], on: [] } } as Record<
    'ms' | 'first' | 'blocks',
    Record<Side, number[]>
  >
  for (let round = 0; round < rounds; round += 1) {
    for (const side of sideNames) {
      countedTotals.clear()
      const before = await blocksOf(db)
      taken.first[side].push(await timed(() => list(sides[side])))
      taken.blocks[side].push((await blocksOf(db)) - before)
      for (let again = 0; again < askedOnce; again += 1) taken.ms[side].push(await timed(() => list(sides[side])))
    }
  }
  const ms = (of: 'ms' | 'first') => sideNames.map((side) => median(taken[of][side]).toFixed(1))
  return [...ms('ms'), ...sideNames.map((side) => median(taken.blocks[side]).toFixed(0)), ...ms('first')]
}

async function timed(act: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await act()
  return performance.now() - began
}

/** Blocks that the database has touched so far; the connection that is measured says at once what it did. */
async function blocksOf(db: Database): Promise<number> {
  await db.sql`select pg_stat_force_next_flush()`
  const [row] = await db.owner<{ blocks: number }[]>`
    select (blks_hit + blks_read)::float8 as blocks from pg_stat_database where datname = current_database()`
  return row?.blocks ?? 0
}
