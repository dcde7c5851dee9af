import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openTestDatabase, type TestDatabase } from './test-database.ts'

export interface Node {
  url: string
  process: ChildProcess
}

export interface TwoNodes {
  db: TestDatabase
  dataDir: string
  nodes: [Node, Node]
  /** A proxy before both: each request goes to the next node, and to the other one if nobody answers the door. */
  url: string
  close(): Promise<void>
}

const main = join(import.meta.dirname, '../src/main.ts')

/** Two processes of the product on one database and one data folder, behind a proxy; `env` adds settings. */
export async function startTwoNodes(env: NodeJS.ProcessEnv = {}): Promise<TwoNodes> {
  const db = await openTestDatabase()
  // Loaded beforehand, so that neither node spends its start on it.
  await db.owner`insert into country (id, name) values (uuidv7(), 'Anywhere')`
  const dataDir = await mkdtemp(join(tmpdir(), 'corridor-nodes-'))
  const nodes = await Promise.all([startNode(db, dataDir, env), startNode(db, dataDir, env)])
  const proxy = await startProxy(nodes)
  return {
    db,
    dataDir,
    nodes: nodes as [Node, Node],
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    close: async () => {
      proxy.close()
      proxy.closeAllConnections()
      await Promise.all(nodes.map(stopNode))
      await db.drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** One process of the product; `env` adds settings, `wrap` may run its command by another. */
export async function startNode(
  db: { urls: TestDatabase['urls'] },
  dataDir: string,
  env: NodeJS.ProcessEnv = {},
  wrap = (command: string[]) => command,
): Promise<Node> {
  const [command = '', ...args] = wrap([process.execPath, main])
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env.PATH,
      ...(process.env.NODE_COMPILE_CACHE ? { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE } : {}),
      PORT: '0',
      DEMO: '0',
      LOG_LEVEL: 'error',
      NODE_ENV: 'test',
      DATABASE_URL: db.urls.owner,
      DATA_DIR: dataDir,
      ...env,
    },
  })
  let output = ''
  for await (const chunk of child.stdout) {
    output += chunk
    const url = /ready at (\S+)\n/.exec(output)?.[1]
    if (url) return { url, process: child }
  }
  throw new Error('A node ended before it was ready.')
}

export async function stopNode({ process: child }: Node): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}

async function startProxy(nodes: readonly Node[]): Promise<Server> {
  let turn = 0
  // As a load balancer does, it asks each node whether it wants requests.
  const ready = new Set(nodes)
  const asking = setInterval(() => {
    for (const node of nodes) {
      fetch(`${node.url}/readyz`).then(
        ({ ok }) => (ok ? ready.add(node) : ready.delete(node)),
        () => ready.delete(node),
      )
    }
  }, 50)
  const proxy = createServer(async (incoming, outgoing) => {
    const chunks: Buffer[] = []
    for await (const chunk of incoming) chunks.push(chunk)
    const body = Buffer.concat(chunks)
    turn += 1
    const order = [nodes[turn % nodes.length], nodes[(turn + 1) % nodes.length]] as [Node, Node]
    order.sort((a, b) => Number(ready.has(b)) - Number(ready.has(a)))
    const pass = ([node, ...rest]: Node[]) => {
      if (!node) return void outgoing.writeHead(502).end()
      const onward = request(node.url + incoming.url, {
        method: incoming.method,
        headers: incoming.headers,
        agent: false,
      })
      onward.on('response', (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(outgoing)
        answer.on('error', () => outgoing.destroy())
      })
      // Nobody took the request, so another node may; one that was cut off midway has an unknown end, and is not repeated.
      onward.on('error', (error: NodeJS.ErrnoException) =>
        error.code === 'ECONNREFUSED' ? pass(rest) : outgoing.destroy(),
      )
      onward.end(body)
    }
    pass(order)
  })
  proxy.once('close', () => clearInterval(asking))
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  return proxy
}
