import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { Agent, type IncomingMessage, request } from 'node:http'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { makeOn } from './make.ts'
import { hasProgram } from './programs.ts'
import { openTestDatabase } from './test-database.ts'
import { type Node, startNode, stopNode } from './two-nodes.ts'

const clients = 8
const rounds = 2

// Named among what is left out, at the end of the run, if there is no haproxy.
it.runIf(hasProgram('haproxy'))(
  'cuts no request while two nodes behind a proxy are stopped and started in turn, twice',
  async () => {
    const db = await openTestDatabase()
    // Loaded beforehand, so that no node spends its start on it.
    await db.owner`insert into country (id, name) values (uuidv7(), 'Anywhere')`
    const dataDir = mkdtempSync(join(tmpdir(), 'corridor-rolling-'))
    const [front, ...ports] = await Promise.all([freePort(), freePort(), freePort()])
    const start = (port: number) => startNode(db, dataDir, { PORT: String(port) })
    const nodes: Node[] = await Promise.all(ports.map(start))
    const proxy = await startProxy(dataDir, front, ports)
    onTestFinished(async () => {
      proxy.kill()
      await Promise.all(nodes.map(stopNode))
      await db.drop()
      rmSync(dataDir, { recursive: true, force: true })
    })
    const make = makeOn(db.owner)
    const token = await make.tokenOf('owner', await make.company())
    const ask = () => post(`http://127.0.0.1:${front}/api/v1/candidate/list`, token)
    await expect.poll(ask, { timeout: 10_000 }).toBe(200)

    const answers = new Map<string, number>()
    let isOver = false
    const asking = Array.from({ length: clients }, async () => {
      while (!isOver) {
        const outcome = String(await ask())
        answers.set(outcome, (answers.get(outcome) ?? 0) + 1)
      }
    })
    for (let round = 0; round < rounds; round += 1)
      for (const [at, port] of ports.entries()) {
        await stopNode(nodes[at] as Node)
        nodes[at] = await start(port)
        // The proxy sends requests there again before the other one is stopped.
        await expect.poll(() => isUp(dataDir, port), { timeout: 10_000 }).toBe(true)
      }
    isOver = true
    await Promise.all(asking)
    agent.destroy()
    expect([...answers.keys()]).toEqual(['200'])
    expect(answers.get('200')).toBeGreaterThan(500)
  },
  180_000,
)

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as { port: number }
  probe.close()
  await once(probe, 'close')
  return port
}

/** haproxy as operators set it up, but that it repeats nothing: a request that it could not place is cut. */
async function startProxy(folder: string, front: number, ports: readonly number[]): Promise<ChildProcess> {
  const file = join(folder, 'haproxy.cfg')
  const servers = ports.map((port) => `  server node-${port} 127.0.0.1:${port} check`)
  const lines = [
    'global',
    `  stats socket ${join(folder, 'proxy.sock')} mode 600 level admin`,
    'defaults',
    '  mode http',
    '  retries 0',
    '  timeout connect 2s',
    '  timeout client 30s',
    '  timeout server 30s',
    // A busy machine is no reason to leave a node out; its 503 is.
    '  timeout check 5s',
    'frontend all',
    `  bind 127.0.0.1:${front}`,
    '  default_backend nodes',
    'backend nodes',
    '  balance roundrobin',
    '  option httpchk GET /readyz',
    '  default-server inter 200ms fall 1 rise 1',
    ...servers,
  ]
  writeFileSync(file, `${lines.join('\n')}\n`)
  const proxy = spawn('haproxy', ['-f', file, '-db'], { stdio: ['ignore', 'ignore', 'inherit'] })
  await once(proxy, 'spawn')
  return proxy
}

/** Asks the proxy itself whether it sends requests to this node. */
async function isUp(folder: string, port: number): Promise<boolean> {
  const socket = connect(join(folder, 'proxy.sock'))
  socket.end('show stat\n')
  let told = ''
  for await (const chunk of socket) told += chunk
  return told.split('\n').some((line) => line.startsWith(`nodes,node-${port},`) && line.includes(',UP,'))
}

const agent = new Agent({ keepAlive: true, maxSockets: clients })

/** The status, or the error of a request that nobody answered. */
function post(url: string, token: string): Promise<number | string> {
  return new Promise((resolve) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const sent = request(url, { agent, method: 'POST', headers }, (answer: IncomingMessage) => {
      answer.resume().once('end', () => resolve(answer.statusCode ?? 0))
    })
    sent.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'unknown'))
    sent.end('{}')
  })
}
