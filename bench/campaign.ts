import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { parseArgs } from 'node:util'
import { loadConfig } from '../apps/api/src/config.ts'
import { openBeside } from '../apps/api/src/db/open-beside.ts'
import { newId } from '../apps/api/src/platform/ids.ts'
import { openPostOffice } from '../apps/api/test/mail/post-office.ts'

// node bench/campaign.ts [--recipients 10000] [--kills 20]: a campaign signed and sent by a worker of its own to a server on this machine,
// the API and a code asked for meanwhile; then another one whose worker is killed at random moments.
const { values } = parseArgs({
  options: { recipients: { type: 'string', default: '10000' }, kills: { type: 'string', default: '20' } },
})
const recipients = Number(values.recipients)
const kills = Number(values.kills)
const main = join(import.meta.dirname, '../apps/api/src/main.ts')
const port = 4393
const root = `http://127.0.0.1:${port}/api/v1`
const readers = 4
const quietMs = 8_000
const say = (line: string) => process.stdout.write(`${line}\n`)
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

const dataDir = await mkdtemp(join(tmpdir(), 'corridor-bench-'))
const office = await openPostOffice()
const children = new Set<ChildProcess>()
try {
  await bench().catch((error) => say(`not measured: ${error}\n${error.stack}`))
} finally {
  for (const child of children) child.kill('SIGTERM')
  await Promise.all([...children].map((child) => child.exitCode ?? child.signalCode ?? once(child, 'exit')))
  await office.close()
  await rm(dataDir, { recursive: true, force: true })
}

async function bench(): Promise<void> {
  start({ ROLE: 'api', PORT: String(port), DEMO: '1' })
  const call = await signIn('owner@harbor.example')
  const db = await openBeside(loadConfig({ DATA_DIR: dataDir }))
  const databaseUrl = db.urls.owner
  const group = await prepare(db.owner, call)
  const worker = () => start({ ROLE: 'worker', PORT: '4394', DEMO: '0', DATABASE_URL: databaseUrl })

  const quiet = await readFor(call, () => quietMs > 0, quietMs)
  const first = worker()
  await pause(quietMs)
  await measure(call, db.owner, group, first, quiet)
  first.kill('SIGTERM')
  await once(first, 'exit')
  children.delete(first)
  if (kills > 0) await killed(call, db.owner, group, worker)
  await db.close()
}

interface Said {
  data: Record<string, unknown>
  token?: string
}
type Sql = Awaited<ReturnType<typeof openBeside>>['owner']
type Call = (path: string, body: object) => Promise<Said>

/** How fast it goes, what it holds of memory, and what others wait meanwhile. */
async function measure(call: Call, sql: Sql, group: string, worker: ChildProcess, quiet: number): Promise<void> {
  const id = await draft(call, sql, group)
  const began = performance.now()
  await call(`/campaign/start/${id}`, {})
  let [isSending, early] = [true, 0]
  const reading = readFor(call, () => isSending, 600_000)
  const code = codeWithin(call)
  // What fails meanwhile is told where it is waited for.
  for (const waited of [reading, code]) waited.catch(() => undefined)
  for (;;) {
    const { accepted, waiting } = await countsOf(sql, id)
    if (early === 0 && accepted >= Math.min(2_000, recipients / 5)) early = residentMb(worker)
    if (waiting === 0) break
    await pause(100)
  }
  const seconds = (performance.now() - began) / 1_000
  isSending = false
  const late = residentMb(worker)
  const { accepted } = await countsOf(sql, id)
  const signed = office.delivered.filter(({ raw }) => /^DKIM-Signature:/im.test(raw)).length
  const each = new Set(office.delivered.flatMap(({ to }) => to))
  say(
    `${accepted} mails in ${seconds.toFixed(1)} s: ${Math.round(accepted / seconds)} a second, ${signed} of ${office.delivered.length} signed`,
  )
  say(`${each.size} addresses got one; worker ${early} MB after the first fifth, ${late} MB at the end`)
  say(`a code came ${Math.round(await code)} ms after it was asked for`)
  say(`p99 of the candidates' list: ${quiet} ms at rest, ${await reading} ms meanwhile`)
}

/** The worker is ended without warning again and again; nobody gets two, and what nobody knows is said so. */
async function killed(call: Call, sql: Sql, group: string, worker: () => ChildProcess): Promise<void> {
  office.delivered.splice(0)
  const id = await draft(call, sql, group)
  await call(`/campaign/start/${id}`, {})
  for (let at = 0; at < kills; at++) {
    const child = worker()
    const before = (await countsOf(sql, id)).waiting
    const share = Math.ceil((recipients / (kills + 1)) * Math.random())
    for (;;) {
      const { waiting } = await countsOf(sql, id)
      if (waiting === 0 || waiting <= before - share) break
      await pause(50)
    }
    child.kill('SIGKILL')
    await once(child, 'exit')
    children.delete(child)
    // What happens a minute later, at once.
    await sql`update campaign set leased_until = now() - interval '1 second' where id = ${id} and leased_until is not null`
    await sql`insert into pgboss.job (name, data) values ('resume-work', '{}')`
  }
  worker()
  for (;;) {
    if ((await countsOf(sql, id)).waiting === 0) break
    await pause(200)
  }
  const rows = await sql<{ state: string; address: string }[]>`
    select state, address from campaign_recipient where campaign_id = ${id}`
  const times = new Map<string, number>()
  for (const { to } of office.delivered) for (const address of to) times.set(address, (times.get(address) ?? 0) + 1)
  const states = Map.groupBy(rows, ({ state }) => state)
  const accepted = states.get('accepted') ?? []
  say(`${kills} kills: ${[...states].map(([state, all]) => `${all.length} ${state}`).join(', ')}`)
  say(
    `accepted and at the server exactly once: ${accepted.filter(({ address }) => times.get(address) === 1).length} of ${accepted.length}; got two: ${[...times.values()].filter((count) => count > 1).length}`,
  )
}

function start(env: Record<string, string>): ChildProcess {
  const child = spawn(process.execPath, [main], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DATA_DIR: dataDir, SMTP_URL: office.url, LOG_LEVEL: 'error', ...env },
  })
  children.add(child)
  return child
}

async function signIn(email: string): Promise<Call> {
  let token = ''
  const call: Call = async (path, body) => {
    const answer = await fetch(root + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    })
    const said = (await answer.json()) as Said
    if (token && answer.status >= 400) throw new Error(`${path}: ${JSON.stringify(said)}`)
    return said
  }
  for (const deadline = performance.now() + 120_000; performance.now() < deadline; await pause(200)) {
    const answer = await call('/company/sign-in', { email, password: 'Corridor@2026' }).catch(() => undefined)
    token = answer?.token ?? ''
    if (token) return call
  }
  throw new Error('The server did not come up within two minutes')
}

/** As many vendors as there are to be mails, in a group of their own, and a key for the domain that they come from. */
async function prepare(sql: Sql, call: Call): Promise<string> {
  const group = newId()
  await sql.begin(async (tx) => {
    const [person] = await tx<{ company_id: string; user_id: string; country_id: string }[]>`
      select m.company_id, m.user_id, c.id as country_id from membership m join user_account u on u.id = m.user_id
      join country c on c.code = 'US' where u.email = 'owner@harbor.example'`
    if (!person) throw new Error('The demo is not there')
    const { company_id, user_id, country_id } = person
    await tx`
      insert into vendor_group ${tx({ id: group, company_id, created_by: user_id, country_id, type: 'shared_with_all', name: 'Everybody', description: 'All of the bench' })}`
    await tx`
      with made as (
        insert into vendor (id, company_id, created_by, name, email, send_hotlist)
        select gen_random_uuid(), ${company_id}, ${user_id}, 'Buyer ' || n, 'p' || n || '@buyers.example', true
        from generate_series(1, ${recipients}::int) n returning id)
      insert into vendor_group_member (group_id, vendor_id, company_id) select ${group}, id, ${company_id} from made`
  })
  await call('/sending-domain/add', { domain: 'harbor.example' })
  await sql`
    update sending_domain set checks = jsonb_build_array(jsonb_build_object(
      'part', 'dkim', 'state', 'good', 'found', jsonb_build_array('v=DKIM1; k=rsa; p=' || public_key)))`
  await sql`analyze vendor, vendor_group_member`
  return group
}

async function draft(call: Call, sql: Sql, group: string): Promise<string> {
  const [unit] = await sql<{ id: string }[]>`select id from business_unit where from_email = 'desk@harbor.example'`
  const body = '<p>Good morning,</p><p>these people can start this week.</p>'
  const { data } = await call('/campaign/add', {
    kind: 'plain',
    subject: 'Our bench',
    body,
    from: unit?.id,
    groups: [group],
  })
  return String(data._id)
}

async function countsOf(sql: Sql, id: string): Promise<{ accepted: number; waiting: number }> {
  const [row] = await sql<{ accepted: number; waiting: number }[]>`
    select count(*) filter (where state = 'accepted')::int as accepted,
      count(*) filter (where state in ('queued', 'sending', 'deferred'))::int as waiting
    from campaign_recipient where campaign_id = ${id}`
  return row ?? { accepted: 0, waiting: 0 }
}

/** Milliseconds from asking for a letter until the server has it. */
async function codeWithin(call: Call): Promise<number> {
  await pause(1_000)
  const began = performance.now()
  await call('/auth/forgot-password', { email: 'recruiter@harbor.example' })
  while (!office.delivered.some(({ to }) => to.includes('recruiter@harbor.example'))) {
    if (performance.now() - began > 60_000) return Number.NaN
    await pause(20)
  }
  return performance.now() - began
}

/** Milliseconds within which 99 of 100 answers came to several readers of one list. */
async function readFor(call: Call, isOn: () => boolean, forMs: number): Promise<number> {
  const times: number[] = []
  const until = performance.now() + forMs
  const read = async () => {
    while (isOn() && performance.now() < until) {
      const began = performance.now()
      await call('/candidate/list', { limit: 20 })
      times.push(performance.now() - began)
    }
  }
  await Promise.all(Array.from({ length: readers }, read))
  return Math.round(times.sort((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0)
}

function residentMb({ pid }: ChildProcess): number {
  return Math.round(Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1_024)
}
