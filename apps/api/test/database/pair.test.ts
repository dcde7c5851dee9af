import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import postgres from 'postgres'
import { expect, it, onTestFinished } from 'vitest'
import { type EmbeddedServer, startEmbeddedServer } from '../../src/db/embedded/server.ts'
import { migrate } from '../../src/db/migrate.ts'
import { connectDatabase } from '../../src/db/pool/open.ts'
import { callAt } from '../call.ts'
import { makeOn } from '../make.ts'
import { type Node, startNode, stopNode } from '../two-nodes.ts'

const portOf = (server: EmbeddedServer) => Number(new URL(server.url('owner')).port)
const writers = 6
const acknowledgedAfter = 200

it('loses no acknowledged write when its first server is killed and the second takes over, and goes on by itself', async () => {
  const dirs = [
    mkdtempSync(join(tmpdir(), 'corridor-first-')),
    mkdtempSync(join(tmpdir(), 'corridor-second-')),
  ] as const
  const [first, second] = await startPair(dirs[0], dirs[1])
  const door = await openDoor(portOf(first))
  const nodes: Node[] = []
  const through = (server: EmbeddedServer) => {
    const at = (role: 'owner' | 'app') => Object.assign(new URL(server.url(role)), { port: String(door.port) }).href
    return { owner: at('owner'), app: at('app') }
  }
  const dataDir = mkdtempSync(join(tmpdir(), 'corridor-pair-'))
  onTestFinished(async () => {
    await Promise.all(nodes.map(stopNode))
    door.close()
    await Promise.all([first.stop(), second.stop()])
    for (const dir of [...dirs, dataDir]) rmSync(dir, { recursive: true, force: true })
  })
  for (const ROLE of ['api', 'worker']) nodes.push(await startNode({ urls: through(first) }, dataDir, { ROLE }))
  const [node, worker] = nodes as [Node, Node]

  const beforehand = connectDatabase(through(first))
  const make = makeOn(beforehand.owner)
  const company = await make.company()
  const token = await make.tokenOf('bench-sales', company)
  const candidate = await make.candidate(company)
  await beforehand.close()
  const call = callAt(node.url)(token)

  // Writes on under another name after a refusal: only an acknowledged write counts.
  const acknowledged: string[] = []
  let isOver = false
  const write = async (writer: number) => {
    for (let n = 0; !isOver; n += 1) {
      const name = `Kept ${writer} ${n}`
      const { status } = await call.post('/hotlist/add', { name, description: 'Through a change', isPublic: true })
      if (status === 200) acknowledged.push(name)
      else expect([500, 503]).toContain(status)
    }
  }
  const writing = Promise.all(Array.from({ length: writers }, (_, writer) => write(writer)))
  await expect.poll(() => acknowledged.length, { timeout: 20_000 }).toBeGreaterThan(acknowledgedAfter)

  process.kill(first.pid() ?? 0, 'SIGKILL')
  door.leadTo(portOf(second))
  await promote(second)
  const before = acknowledged.length
  await expect.poll(() => acknowledged.length, { timeout: 30_000 }).toBeGreaterThan(before + acknowledgedAfter)
  isOver = true
  await writing

  const after = connectDatabase({ owner: second.url('owner'), app: second.url('app') })
  const kept = await after.owner<{ name: string }[]>`select name from hotlist`
  const names = kept.map(({ name }) => name)
  await after.close()
  expect(acknowledged.filter((name) => !names.includes(name))).toEqual([])
  expect(new Set(names).size).toBe(names.length)
  expect([node.process.exitCode, worker.process.exitCode]).toEqual([null, null])

  // The worker was neither told nor started again.
  const target = { query: { searchTerm: '', filters: {} } }
  const bulk = await call.post('/bulk/start', { kind: 'candidate', action: 'deactivate', target, count: 1 })
  expect(bulk.status).toBe(202)
  const state = async () => (await call.post('/candidate/view', { candidateId: candidate })).body.data?.status
  await expect.poll(state, { timeout: 60_000 }).toBe('inactive')
  const ready = async () => (await fetch(`${node.url}/readyz`)).json()
  // The second server has heard no worker yet: that table is not kept.
  await expect.poll(ready, { timeout: 30_000 }).toMatchObject({ status: 'ready', worker: 'working' })
}, 180_000)

/** A first server, and a second one that has each commit of it before its writer hears of it. */
async function startPair(firstDir: string, secondDir: string): Promise<[EmbeddedServer, EmbeddedServer]> {
  const alone = await startEmbeddedServer(firstDir)
  const db = connectDatabase({ owner: alone.url('owner'), app: alone.url('app') })
  await migrate(db)
  await db.close()
  await alone.stop()
  execFileSync('cp', ['-a', join(firstDir, 'postgres'), secondDir])
  writeFileSync(join(secondDir, 'postgres', 'standby.signal'), '')
  const first = await startEmbeddedServer(firstDir, { synchronous_standby_names: '*' })
  const { username, password } = new URL(first.url('superuser'))
  const primary = `host=127.0.0.1 port=${portOf(first)} user=${username} password=${password}`
  return [first, await startEmbeddedServer(secondDir, { primary_conninfo: primary })]
}

async function promote(server: EmbeddedServer): Promise<void> {
  const admin = postgres(server.url('superuser', 'postgres'), { max: 1 })
  await admin`select pg_promote()`
  await admin.end()
}

/** A port that leads to one server, and later to another: who is connected then is cut off, as by a proxy that follows the first server. */
async function openDoor(firstPort: number) {
  let port = firstPort
  const sockets = new Set<Socket>()
  const server = createServer((inner) => {
    const outer = connect(port, '127.0.0.1')
    for (const socket of [inner, outer]) {
      sockets.add(socket)
      socket.on('error', () => undefined)
      socket.once('close', () => {
        sockets.delete(socket)
        inner.destroy()
        outer.destroy()
      })
    }
    inner.pipe(outer).pipe(inner)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const cut = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    port: (server.address() as { port: number }).port,
    leadTo(other: number) {
      port = other
      cut()
    },
    close() {
      server.close()
      cut()
    },
  }
}
