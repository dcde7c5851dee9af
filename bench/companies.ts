import autocannon from 'autocannon'
import { loadConfig } from '../apps/api/src/config.ts'
import { headersFor, port, serverEnv, signIn, url } from './list.ts'
import { product, whileServed } from './server.ts'

interface Bench {
  dataDir: string
  say: (line: string) => void
}

const companies = 50_000
const secondsEach = 6
const clients = 16

/** Adds companies that ended their onboarding, each with four sections that wait, and some that did not. */
async function addCompanies(dataDir: string): Promise<number> {
  const { openDatabase } = await import('../apps/api/src/db/pool/open.ts')
  const { foldTotals } = await import('../apps/api/src/db/list/state.ts')
  const db = await openDatabase(loadConfig({ DATA_DIR: dataDir }))
  try {
    await db.owner`
      insert into company (id, name, legal_name, trading_name, domain, is_on_boarding_completed, current_on_boarding_step, created_at)
      select uuidv7(), 'Company ' || n, 'Company ' || n || ' Ltd', 'Company ' || n, 'company' || n || '.example', n % 10 > 0, 6,
        now() - n * interval '1 minute'
      from generate_series(1, ${companies}) n`
    const others = ['officeAddress', 'contactDetails', 'referenceBy']
    await db.owner`
      insert into company_section (company_id, section, state, submitted_at)
      select c.id, given.section, 'submitted', c.created_at from company c, unnest(${others}::text[]) as given (section)
      where c.is_on_boarding_completed on conflict do nothing`
    // Each section notes a difference of its own: what a job folds within a minute would be read by the first seconds.
    await foldTotals(db.owner)
    await db.owner`vacuum (analyze) company, company_section, record_delta`
    const [counted] = await db.owner<{ n: number }[]>`
      select count(*)::int as n from company_section where state = 'submitted'`
    return counted?.n ?? 0
  } finally {
    await db.close()
  }
}

/** Measures what administrators list over all companies. */
export async function benchCompanies({ dataDir, say }: Bench): Promise<void> {
  const waiting = await addCompanies(dataDir)
  say(`\n${companies} companies, ${waiting} sections that wait; ${clients} clients; target >= 500/s, p99 <= 80 ms`)
  await whileServed({ port, args: product, env: serverEnv(dataDir) }, async () => {
    const token = await signIn('admin')
    const lists: [name: string, path: string, body: object][] = [
      ['companies, first page', '/company/list-companies', {}],
      ['companies by name', '/company/list-companies', { sortBy: 'name', sortDirection: 'asc' }],
      [
        'pending verifications, oldest first',
        '/verification/list-pending',
        { sortBy: 'createDate', sortDirection: 'asc' },
      ],
      ['pending, nobody at it', '/verification/list-pending', { sortDirection: 'asc', filters: { claim: 'free' } }],
    ]
    for (const [name, path, body] of lists) {
      const { latency, requests, non2xx, errors } = await autocannon({
        url: `${url}${path}`,
        method: 'POST',
        headers: headersFor(token),
        body: JSON.stringify(body),
        connections: clients,
        duration: secondsEach,
      })
      const failed = non2xx + errors > 0 ? `, ${non2xx + errors} FAILED` : ''
      say(
        `${name.padEnd(36)} ${requests.average.toFixed(0)}/s, p50 ${latency.p50}, p97.5 ${latency.p97_5}, p99 ${latency.p99} ms${failed}`,
      )
    }
  })
}
