import { loadConfig } from '../apps/api/src/config.ts'
import { openDatabase } from '../apps/api/src/db/open.ts'
import { matching } from '../apps/api/src/db/list.ts'
import { candidateSpec } from '../apps/api/src/features/candidate/tables.ts'
const db = await openDatabase(loadConfig({ DATA_DIR: '/tmp/rec-bench' }) as never)
for (const line of process.argv.slice(2).filter((a) => a.startsWith('sql:'))) { console.time(line.slice(0,60)); await db.owner.unsafe(line.slice(4)); console.timeEnd(line.slice(0,60)) }
const [company] = await db.sql`select id from company where name = 'Harbor Staffing'`
const scope = { kind: 'company', companyId: company!.id } as never
for (const filters of [{ status: 'active' }, { experienceFrom: 5, experienceTo: 8 }, { skills: ['Java'] }, { location: 'dallas' }, { location: 'ta' }]) {
  const query = { page: 1, limit: 10, sortBy: 'createDate', sortDirection: 'desc', searchTerm: '', filters } as never
  console.log('\n', JSON.stringify(filters))
  for (let i = 0; i < 2; i++) {
  const rows = await db.sql`explain (analyze, buffers) with hit as materialized (select t.id, t.created_at as sort_key from ${matching({ sql: db.sql, scope, spec: candidateSpec, query, narrowing: undefined })})
   select (select count(*) from hit), array(select id from hit order by sort_key desc, id desc limit 10)`
  if (i) for (const r of rows) console.log(r['QUERY PLAN'])
  }
}
process.exit(0)
