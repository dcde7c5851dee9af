import type { ChildProcess } from 'node:child_process'
import { performance } from 'node:perf_hooks'
import { parseArgs } from 'node:util'
import { type Call, type House, openHouse, pause, processMs, residentMb, type Sql } from './campaign-house.ts'

// node bench/campaign.ts [--recipients 10000] [--kills 20]: a campaign signed and sent by a worker of its own to a server on this machine;
// a second one while people read and one asks for a code; a third one whose worker is killed at random moments. It fails if a bar is not held.
const { values } = parseArgs({
  options: { recipients: { type: 'string', default: '10000' }, kills: { type: 'string', default: '20' } },
})
const recipients = Number(values.recipients)
const kills = Number(values.kills)
const bars = { mailsPerSecond: 300, cpuMsPerMail: 3, growthMb: 100, codeMs: 5_000, slowdown: 2 }
// Connections to the operator's server, as `app.ts` opens it.
const connections = 10
const readsPerSecond = 20
const quietMs = 8_000
const longestMs = 120_000
const say = (line: string) => process.stdout.write(`${line}\n`)

function judge(isHeld: boolean, words: string): void {
  say(`${isHeld ? 'held    ' : 'NOT HELD'}  ${words}`)
  if (!isHeld) process.exitCode = 1
}

const house = await openHouse(recipients)
try {
  const worker = house.startWorker()
  await pause(quietMs)
  await speed(house, worker)
  await besides(house)
  await house.end(worker, 'SIGTERM')
  if (kills > 0) await killed(house)
} finally {
  await house.close()
}

/** Measures its speed and its cost, with nobody else at work. */
async function speed({ sql, call, office, draft, databaseMs }: House, worker: ChildProcess): Promise<void> {
  const id = await draft()
  const before = { worker: processMs(worker), database: databaseMs() }
  const began = performance.now()
  await call(`/campaign/start/${id}`, {})
  let early = 0
  await untilSent(sql, id, (accepted) => {
    if (early === 0 && accepted >= recipients / 5) early = residentMb(worker)
  })
  const seconds = (performance.now() - began) / 1_000
  const { accepted } = await countsOf(sql, id)
  const ofWorker = (processMs(worker) - before.worker) / accepted
  const ofDatabase = (databaseMs() - before.database) / accepted
  const late = residentMb(worker)
  const signed = office.delivered.filter(({ raw }) => /^DKIM-Signature:/im.test(raw)).length
  const each = new Set(office.delivered.flatMap(({ to }) => to)).size
  const rate = accepted / seconds
  say('Alone:')
  judge(
    rate >= bars.mailsPerSecond,
    `${accepted} mails in ${seconds.toFixed(1)} s: ${Math.round(rate)} a second; bar ${bars.mailsPerSecond}`,
  )
  judge(signed === recipients && each === recipients, `${each} addresses got one, ${signed} signed; bar ${recipients}`)
  judge(
    ofWorker + ofDatabase < bars.cpuMsPerMail,
    `${ofWorker.toFixed(2)} ms of processor a mail in the worker, ${ofDatabase.toFixed(2)} in the database; bar ${bars.cpuMsPerMail} together`,
  )
  judge(
    late - early <= bars.growthMb,
    `worker ${early} MB after the first fifth, ${late} MB at the end; bar ${bars.growthMb} more`,
  )
}

/** Measures the time that others wait while it goes out: people who read a list now and then, and somebody who asks for a code. */
async function besides({ sql, call, office, draft }: House): Promise<void> {
  const rest = performance.now() + quietMs
  const quiet = await readWhile(call, () => performance.now() < rest)
  office.delivered.splice(0)
  const id = await draft()
  const began = performance.now()
  await call(`/campaign/start/${id}`, {})
  let isSending = true
  const reading = readWhile(call, () => isSending)
  const code = codeWithin(call, office.delivered)
  // Leaves a failure meanwhile to the lines that wait for it.
  for (const waited of [reading, code]) waited.catch(() => undefined)
  await untilSent(sql, id)
  const rate = (recipients / (performance.now() - began)) * 1_000
  isSending = false
  const [busy, codeMs] = [await reading, await code]
  say(`While ${readsPerSecond} lists a second are read, and ${Math.round(rate)} mails a second go out:`)
  judge(
    busy <= quiet * bars.slowdown,
    `p99 of the candidates' list: ${quiet} ms at rest, ${busy} ms meanwhile; bar ${bars.slowdown} times`,
  )
  judge(codeMs <= bars.codeMs, `a code came ${Math.round(codeMs)} ms after it was asked for; bar ${bars.codeMs}`)
}

/** The worker is ended without warning again and again; nobody gets two, and what nobody knows is said so. */
async function killed({ sql, call, office, draft, startWorker, end }: House): Promise<void> {
  office.delivered.splice(0)
  const id = await draft()
  await call(`/campaign/start/${id}`, {})
  for (let at = 0; at < kills; at++) {
    const child = startWorker()
    const before = (await countsOf(sql, id)).waiting
    const share = Math.ceil((recipients / (kills + 1)) * Math.random())
    for (;;) {
      const { waiting } = await countsOf(sql, id)
      if (waiting === 0 || waiting <= before - share) break
      await pause(50)
    }
    await end(child, 'SIGKILL')
    // Does at once as a minute later.
    await sql`update campaign set leased_until = now() - interval '1 second' where id = ${id} and leased_until is not null`
    await sql`insert into pgboss.job (name, data) values ('resume-work', '{}')`
  }
  startWorker()
  await untilSent(sql, id)
  const rows = await sql<{ state: string; address: string }[]>`
    select state, address from campaign_recipient where campaign_id = ${id}`
  const times = new Map<string, number>()
  for (const { to } of office.delivered) for (const address of to) times.set(address, (times.get(address) ?? 0) + 1)
  const states = Map.groupBy(rows, ({ state }) => state)
  const accepted = states.get('accepted') ?? []
  const unknown = states.get('unknown')?.length ?? 0
  const once = accepted.filter(({ address }) => times.get(address) === 1).length
  const twice = [...times.values()].filter((count) => count > 1).length
  say(`Killed ${kills} times: ${[...states].map(([state, all]) => `${all.length} ${state}`).join(', ')}`)
  judge(twice === 0, `${twice} got two; bar none`)
  judge(
    once === accepted.length,
    `${once} of ${accepted.length} accepted mails are at the server exactly once; bar all`,
  )
  judge(unknown <= connections * kills, `${unknown} unknown; bar ${connections * kills}, one a connection and kill`)
  judge(accepted.length + unknown === recipients, `${recipients - accepted.length - unknown} lost; bar none`)
}

/** Waits until a campaign has no mail that is still to go out. Throws if it takes much too long. */
async function untilSent(sql: Sql, id: string, see: (accepted: number) => void = () => undefined): Promise<void> {
  const deadline = performance.now() + longestMs
  for (;;) {
    const { accepted, waiting } = await countsOf(sql, id)
    see(accepted)
    if (waiting === 0) return
    if (performance.now() > deadline) throw new Error(`${waiting} mails still wait after ${longestMs / 1_000} s`)
    await pause(100)
  }
}

async function countsOf(sql: Sql, id: string): Promise<{ accepted: number; waiting: number }> {
  const [row] = await sql<{ accepted: number; waiting: number }[]>`
    select count(*) filter (where state = 'accepted')::int as accepted,
      count(*) filter (where state in ('queued', 'sending', 'deferred'))::int as waiting
    from campaign_recipient where campaign_id = ${id}`
  return row ?? { accepted: 0, waiting: 0 }
}

/** Milliseconds from asking for a letter until the server has it. */
async function codeWithin(call: Call, delivered: readonly { to: string[] }[]): Promise<number> {
  await pause(1_000)
  const began = performance.now()
  await call('/auth/forgot-password', { email: 'recruiter@harbor.example' })
  while (!delivered.some(({ to }) => to.includes('recruiter@harbor.example'))) {
    if (performance.now() - began > 60_000) return Number.POSITIVE_INFINITY
    await pause(20)
  }
  return performance.now() - began
}

/** Milliseconds within which 99 of 100 answers came. Each is asked for at its moment, whether the one before has come or not. */
async function readWhile(call: Call, isOn: () => boolean): Promise<number> {
  const reads: Promise<number>[] = []
  const read = async () => {
    const began = performance.now()
    await call('/candidate/list', { limit: 20 })
    return performance.now() - began
  }
  const began = performance.now()
  while (isOn()) {
    reads.push(read())
    await pause(Math.max(0, began + (reads.length * 1_000) / readsPerSecond - performance.now()))
  }
  const times = (await Promise.all(reads)).sort((a, b) => a - b)
  return Math.round(times[Math.floor(times.length * 0.99)] ?? 0)
}
