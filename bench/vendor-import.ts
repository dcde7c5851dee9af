import { mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { loadConfig } from '../apps/api/src/config.ts'
import { migrate } from '../apps/api/src/db/migrate.ts'
import type { Sql } from '../apps/api/src/db/pool/connect.ts'
import { openDatabase } from '../apps/api/src/db/pool/open.ts'
import { openBeside } from '../apps/api/src/db/pool/open-beside.ts'
import { loadReferenceData } from '../apps/api/src/features/flow/demo/seed/reference-data.ts'
import { hashPassword } from '../apps/api/src/http/session/password.ts'
import { makeOn } from '../apps/api/test/make.ts'
import type { Import } from '../packages/contract/src/records/import/shapes.ts'
import { follow, reach, startImport, uploadTable } from './importing.ts'
import { type Call, withServer } from './server.ts'

const usage = `node bench/vendor-import.ts [rows]
Brings a table of vendors (20 000 rows), each with a contact, into a company of its own beside the demo's, through HTTP. One row in a hundred is faulty, one
in twenty names a vendor that stands or that an earlier row names. The import is undone, run once more, cancelled half way and undone again: what
stands must be as it was before. What an undo takes back lies in the bin, and is counted apart.`
const rows = Number(process.argv[2] ?? 20_000)
if (!Number.isInteger(rows) || rows < 1_000) throw new Error(usage)

const person = { email: 'importer@vendor-bench.example', password: 'Corridor@2026' }
const standing = ['Standing One', 'Standing Two', 'Standing Three', 'Standing Four', 'Standing Five']
const say = (line: string) => process.stdout.write(`${line}\n`)
const load = () => loadavg().map((figure) => figure.toFixed(1))

/** A company with a Bench Sales user, a few vendors with a contact each, and a candidate. */
async function prepare(dataDir: string): Promise<void> {
  const db = await openDatabase(loadConfig({ DATA_DIR: dataDir }))
  try {
    await migrate(db)
    await loadReferenceData(db.owner)
    const make = makeOn(db.owner)
    const company = await make.company({ name: 'Vendor Bench' })
    const password_hash = await hashPassword(person.password)
    await make.person('bench-sales', company, { email: person.email, password_hash })
    for (const name of standing) {
      const vendor = await make.vendor(company, { name })
      await make.vendorContact(company, vendor, { first_name: 'Ana', email: 'ana@standing.example' })
    }
    await make.candidate(company)
  } finally {
    await db.close()
  }
}

type Kind = 'faulty' | 'double' | 'sound'

const kindOf = (at: number): Kind => (at % 100 === 50 ? 'faulty' : at % 20 === 19 ? 'double' : 'sound')
const nameOf = (at: number) => `Bench Vendor ${at}`
const faults = ['AB,Prime Vendor,United States', 'Far Away,Tier 1,Atlantis', 'Wrong Type,Somebody,United States']

function rowOf(at: number): string {
  const contact = `Maria Gomez ${at},maria${at}@vendor${at}.example,+1 212 555 ${String(at % 10_000).padStart(4, '0')}`
  const kind = kindOf(at)
  if (kind === 'faulty') return `${faults[at % faults.length]},Texas,Java,${contact}`
  const earlier = at % 40 === 19 ? standing[Math.floor(at / 40) % standing.length] : nameOf(at - 1)
  const name = kind === 'double' ? earlier?.toUpperCase() : nameOf(at)
  return `${name},Prime Vendor,United States,Texas,Java; Kafka,${contact}`
}

const head = 'Vendor,Type,Country,State,Skills,Contact name,Contact email,Mobile'
const table = () => [head, ...Array.from({ length: rows }, (_, at) => rowOf(at)), ''].join('\n')
const expected = Map.groupBy(
  Array.from({ length: rows }, (_, at) => kindOf(at)),
  (kind) => kind,
)

const stands = {
  vendor: 't.deleted_at is null',
  vendor_contact:
    't.deleted_at is null and exists (select from vendor v where v.id = t.vendor_id and v.deleted_at is null)',
  candidate: 't.deleted_at is null',
}

interface State {
  text: string
  /** Rows of vendors in the table, those in the bin included. */
  vendorRows: number
}

/** Counts the rows of all companies, and makes one checksum over their values. */
async function readState(owner: Sql): Promise<State> {
  const lines: string[] = []
  let vendorRows = 0
  for (const [name, where] of Object.entries(stands)) {
    const [row] = await owner.unsafe<{ n: number; kept: number; sum: string }[]>(`
      select count(*) filter (where ${where})::int as n, count(*)::int as kept,
        md5(coalesce(string_agg(md5((to_jsonb(t) - 'updated_at' - 'version')::text), '' order by t.id) filter (where ${where}), '')) as sum
      from ${name} t`)
    lines.push(`${name} ${row?.n} ${row?.sum}`)
    if (name === 'vendor') vendorRows = row?.kept ?? 0
  }
  return { text: lines.join(', '), vendorRows }
}

const seconds = (since: number) => (performance.now() - since) / 1000
const rate = (count: number, took: number) => `${took.toFixed(1)} s, ${Math.round(count / took)} rows/s`
const told = ({ counts }: Import) =>
  Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([outcome, count]) => `${outcome} ${count}`)
    .join(', ')

async function verb(call: Call, path: string, body: object = {}): Promise<void> {
  const answer = await call('POST', `/import/${path}`, body)
  if (!answer.success) throw new Error(`${path} was refused: ${answer.message}`)
}

/** Uploads, maps as suggested, and has every row judged. */
async function check(call: Call): Promise<{ id: string; ready: number }> {
  const text = table()
  const fileKey = await uploadTable(call, text)
  const began = performance.now()
  const id = await startImport(call, 'vendor', fileKey)
  const { mapping, counts } = await reach(call, id, 'mapping')
  say(`Read ${(text.length / 1e6).toFixed(1)} MB, ${counts.rows} rows: ${rate(rows, seconds(began))}`)
  const mapped = performance.now()
  await verb(call, `check/${id}`, { mapping, doubles: 'skip' })
  const checked = await reach(call, id, 'checked')
  say(`Checked: ${rate(rows, seconds(mapped))}: ${told(checked)}`)
  return { id, ready: checked.counts.ready }
}

/** Prints the reasons of the rows that stay out, by the words of their first faults. */
async function sayFaults(call: Call, id: string): Promise<void> {
  for (const outcome of ['faulty', 'double'] as const) {
    const filters = { import: id, outcome }
    const { data, totalDocs } = await call('POST', '/import/list-row', { filters, limit: 100, sortBy: 'number' })
    const messages = new Set((data as { faults: { message: string }[] }[]).map(({ faults }) => faults[0]?.message))
    say(
      `  ${outcome}: ${totalDocs} told, ${expected.get(outcome)?.length} made; such as ${[...messages].slice(0, 3).join(' | ')}`,
    )
  }
}

/** Runs to the end and says how the looks at its progress went. */
async function runWhole(call: Call, id: string, ready: number): Promise<void> {
  const steps = new Set<number>()
  const began = performance.now()
  await verb(call, `run/${id}`, { expected: ready })
  const done = await follow(call, id, ({ status, counts }) => {
    steps.add(counts.added)
    return status === 'done'
  })
  say(`Run: ${rate(done.counts.added, seconds(began))}: ${told(done)}; ${steps.size} steps of its progress seen`)
}

async function undo(call: Call, owner: Sql, id: string, before: State): Promise<boolean> {
  const began = performance.now()
  await verb(call, `undo/${id}`)
  const undone = await reach(call, id, 'undone')
  say(`Undone: ${rate(undone.counts.removed, seconds(began))}: ${told(undone)}`)
  const after = await readState(owner)
  const isSame = after.text === before.text
  say(`After:  ${after.text}; ${after.vendorRows - before.vendorRows} vendors more in the bin than at first`)
  say(isSame ? '  What stands is as before.' : '  NOT AS BEFORE.')
  return isSame
}

async function runHalf(call: Call, owner: Sql, id: string, ready: number): Promise<void> {
  const began = performance.now()
  await verb(call, `run/${id}`, { expected: ready })
  const half = await follow(call, id, ({ counts }) => counts.added >= ready / 2)
  say(`Run to the half: ${rate(half.counts.added, seconds(began))}`)
  const asked = performance.now()
  await verb(call, `cancel/${id}`)
  const stopped = await reach(call, id, 'stopped')
  say(`Cancelled half way, stopped after ${(seconds(asked) * 1000).toFixed(0)} ms: ${told(stopped)}`)
  // Long enough for a worker that had not noticed to add more.
  await new Promise((resolve) => setTimeout(resolve, 2_000))
  say(`  two seconds later: ${(await readState(owner)).text}`)
}

const dataDir = await mkdtemp(join(tmpdir(), 'corridor-vendor-import-'))
try {
  say(`${rows} rows on ${availableParallelism()} cores, which the server and PostgreSQL share; load ${load()}`)
  await prepare(dataDir)
  await withServer(dataDir, '/company/sign-in', person, async (call) => {
    const db = await openBeside(loadConfig({ DATA_DIR: dataDir }))
    try {
      const before = await readState(db.owner)
      say(`Before: ${before.text}; load ${load()}`)
      const whole = await check(call)
      await sayFaults(call, whole.id)
      await runWhole(call, whole.id, whole.ready)
      say(`Between: ${(await readState(db.owner)).text}; load ${load()}`)
      const isSame = await undo(call, db.owner, whole.id, before)
      const half = await check(call)
      await runHalf(call, db.owner, half.id, half.ready)
      const isStillSame = await undo(call, db.owner, half.id, before)
      say(`Load ${load()}`)
      if (!isSame || !isStillSame) process.exitCode = 1
    } finally {
      await db.close()
    }
  })
} finally {
  await rm(dataDir, { recursive: true, force: true })
}
