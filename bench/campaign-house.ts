import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { loadConfig } from '../apps/api/src/config.ts'
import { openBeside } from '../apps/api/src/db/pool/open-beside.ts'
import { newId } from '../apps/api/src/platform/ids.ts'
import { openPostOffice, type PostOffice } from '../apps/api/test/mail/post-office.ts'

export type Sql = Awaited<ReturnType<typeof openBeside>>['owner']
export type Call = (path: string, body: object) => Promise<{ data: Record<string, unknown>; token?: string }>
export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** A company with a server for its mail: the API in a process of its own, and workers as they are started. */
export interface House {
  sql: Sql
  call: Call
  office: PostOffice
  startWorker(): ChildProcess
  end(child: ChildProcess, signal: NodeJS.Signals): Promise<void>
  /** Milliseconds of processor time that PostgreSQL has used so far. */
  databaseMs(): number
  /** Makes a campaign to everybody; answers its id. */
  draft(): Promise<string>
  close(): Promise<void>
}

const main = join(import.meta.dirname, '../apps/api/src/main.ts')
const port = 4393
const root = `http://127.0.0.1:${port}/api/v1`

export async function openHouse(recipients: number): Promise<House> {
  const dataDir = await mkdtemp(join(tmpdir(), 'corridor-bench-'))
  const office = await openPostOffice()
  const children = new Set<ChildProcess>()
  function start(env: Record<string, string>): ChildProcess {
    const child = spawn(process.execPath, [main], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DATA_DIR: dataDir, SMTP_URL: office.url, LOG_LEVEL: 'error', ...env },
    })
    children.add(child)
    return child
  }
  async function end(child: ChildProcess, signal: NodeJS.Signals) {
    child.kill(signal)
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    children.delete(child)
  }
  async function close() {
    await Promise.all([...children].map((child) => end(child, 'SIGTERM')))
    await office.close()
    await rm(dataDir, { recursive: true, force: true })
  }
  try {
    start({ ROLE: 'api', PORT: String(port), DEMO: '1' })
    const call = await signIn('owner@harbor.example')
    const db = await openBeside(loadConfig({ DATA_DIR: dataDir }))
    const group = await prepare(db.owner, call, recipients)
    const postmaster = Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0])
    return {
      ...{ sql: db.owner, call, office, end },
      startWorker: () => start({ ROLE: 'worker', PORT: '4394', DEMO: '0', DATABASE_URL: db.urls.owner }),
      databaseMs: () => familyMs(postmaster),
      draft: () => draft(call, db.owner, group),
      close: async () => {
        await db.close()
        await close()
      },
    }
  } catch (error) {
    await close()
    throw error
  }
}

async function signIn(email: string): Promise<Call> {
  let token = ''
  const call: Call = async (path, body) => {
    const answer = await fetch(root + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    })
    const said = (await answer.json()) as Awaited<ReturnType<Call>>
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
async function prepare(sql: Sql, call: Call, recipients: number): Promise<string> {
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

// With a field, so that no two mails are alike.
const body = '<p>Good morning <span data-field="vendor.name"></span>,</p><p>these people can start this week.</p>'

async function draft(call: Call, sql: Sql, group: string): Promise<string> {
  const [unit] = await sql<{ id: string }[]>`select id from business_unit where from_email = 'desk@harbor.example'`
  const { data } = await call('/campaign/add', {
    ...{ kind: 'plain', subject: 'Our bench', body, from: unit?.id, groups: [group] },
  })
  return String(data._id)
}

const msPerTick = 10

interface Ticks {
  parent: number
  own: number
  ofEnded: number
}

// `utime` and `stime`, and the same of children that ended, as proc(5) numbers them; the name before may hold spaces.
function ticksOf(pid: number | string): Ticks {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ').map(Number) ?? []
  const [parent = 0, user = 0, system = 0, userEnded = 0, systemEnded = 0] = [1, 11, 12, 13, 14].map((at) => fields[at])
  return { parent, own: user + system, ofEnded: userEnded + systemEnded }
}

/** Milliseconds of processor time that a process has used. */
export const processMs = ({ pid }: ChildProcess): number => (pid ? ticksOf(pid).own * msPerTick : 0)

/** The same of a process with its children, those that ended included. */
function familyMs(pid: number): number {
  const { own, ofEnded } = ticksOf(pid)
  let ticks = own + ofEnded
  for (const other of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const child = ticksOf(other)
      if (child.parent === pid) ticks += child.own
    } catch {
      // It ended meanwhile.
    }
  }
  return ticks * msPerTick
}

export function residentMb({ pid }: ChildProcess): number {
  return Math.round(Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1_024)
}
