import { performance } from 'node:perf_hooks'
import { loadConfig } from '/work/wt-rec/apps/api/src/config.ts'
import { openDatabase } from '/work/wt-rec/apps/api/src/db/open.ts'
import { listCandidates } from '/work/wt-rec/apps/api/src/features/candidate/list.ts'
import { countedTotals } from '/work/wt-rec/apps/api/src/db/list-state.ts'
import { candidate } from '/work/wt-rec/packages/contract/src/candidate.ts'
const db = await openDatabase(loadConfig({ DATA_DIR: '/tmp/rec-bench' }) as never)
const [company] = await db.sql`select id from company where name = 'Harbor Staffing'`
const [{ n }] = await db.sql`select count(*)::int as n from candidate where company_id=${company.id}`
console.log('rows', n)
await db.sql.unsafe('vacuum analyze candidate').catch((e) => console.log(String(e)))
const wa = await db.sql`select work_authorization_id as id, count(*)::int n from candidate group by 1 order by 2 desc`
console.log(wa.slice(0,2), await db.sql`select unnest(skills) s, count(*)::int n from candidate group by 1 order by 2 desc limit 3`, await db.sql`select location, count(*)::int n from candidate group by 1 order by 2 desc limit 2`)
const context = { db: db.sql, scope: { kind: 'company', companyId: company.id } } as never
const cases = {
  none: {}, status: { status: 'active' }, java: { skills: ['Java'] }, 'java+sql': { skills: ['java', 'spring boot'] }, 'no such skill': { skills: ['Zorblax'] },
  'exp 5-8': { experienceFrom: 5, experienceTo: 8 }, 'exp >=1': { experienceFrom: 1 }, 'exp 79': { experienceFrom: 79 },
  workAuth: { workAuthorization: wa[0].id }, place: { location: 'dallas' }, place2: { location: 'ta' }, 'rare place': { location: 'zorb' },
  now: { availability: '2026-11-21' }, unavailable: { availability: 'unavailable' },
  all: { skills: ['Java'], experienceFrom: 3, experienceTo: 12, workAuthorization: wa[0].id, location: 'a', availability: '2026-12-21', status: 'active' },
}
for (const [name, filters] of Object.entries(cases)) {
  const q = candidate.list['~orpc'].inputSchema!.safeParse({ filters: name === 'all' ? { ...filters, location: 'tex' } : filters })
  if (!q.success) { console.log(name, q.error.issues); continue }
  const cold: number[] = [], warm: number[] = []; let total = 0
  for (let i = 0; i < 8; i++) { countedTotals.clear(); const a = performance.now(); total = (await listCandidates(context, q.data as never)).totalDocs; cold.push(performance.now() - a) }
  for (let i = 0; i < 8; i++) { const a = performance.now(); await listCandidates(context, q.data as never); warm.push(performance.now() - a) }
  const mid = (v: number[]) => v.toSorted((x, y) => x - y)[4]!.toFixed(1)
  console.log(name.padEnd(14), String(total).padStart(7), 'counting', mid(cold), 'max', Math.max(...cold.slice(1)).toFixed(1), 'counted', mid(warm))
}
await db.close?.()
process.exit(0)
