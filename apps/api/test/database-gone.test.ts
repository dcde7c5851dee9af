import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import type { Caller } from './call.ts'
import { type RunningApp, runApp } from './running-app.ts'

// The application reaches its database through this door, which a test can shut.
let door: Door
let run: RunningApp
let owner: Caller
beforeAll(async () => {
  const { hostname, port } = new URL(inject('cluster').owner)
  door = await openDoor(hostname, Number(port))
  run = await runApp({ ROLE: 'api' }, {}, (url) => Object.assign(new URL(url), { host: door.host }).href)
  owner = run.call(await run.make.tokenOf('owner', await run.make.company()))
})
afterAll(async () => {
  await door.open()
  await run.close()
  await door.remove()
})

it('answers 503 with a time to come back while its database is gone, and recovers by itself', async () => {
  expect((await owner.post('/candidate/list')).status).toBe(200)
  await door.shut()
  for (const answer of await Promise.all([owner.post('/candidate/list'), owner.get('/auth/me'), signIn()])) {
    expect(answer).toMatchObject({ status: 503, body: { success: false, code: 'server.unavailable' } })
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  }
  expect((await fetch(`${run.url}/healthz`)).status).toBe(200)
  expect((await fetch(`${run.url}/readyz`)).status).toBe(503)
  await door.open()
  await expect.poll(async () => (await owner.post('/candidate/list')).status, { timeout: 20_000 }).toBe(200)
  expect((await fetch(`${run.url}/readyz`)).status).toBe(200)
})

it('survives connections that are cut in the midst of use', async () => {
  const asking = Array.from({ length: 30 }, () => owner.post('/candidate/list'))
  door.cut()
  for (const { status } of await Promise.all(asking)) expect([200, 503]).toContain(status)
  await expect.poll(async () => (await owner.post('/candidate/list')).status, { timeout: 20_000 }).toBe(200)
})

const signIn = () => run.call().post('/company/sign-in', { email: 'nobody@example.com', password: 'Wrong@2026' })

interface Door {
  host: string
  shut(): Promise<void>
  open(): Promise<void>
  /** Ends all connections, and takes new ones. */
  cut(): void
  remove(): Promise<void>
}

async function openDoor(host: string, port: number): Promise<Door> {
  const sockets = new Set<Socket>()
  const through = (inner: Socket) => {
    const outer = connect(port, host)
    for (const socket of [inner, outer]) {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => {
        sockets.delete(socket)
        inner.destroy()
        outer.destroy()
      })
    }
    inner.pipe(outer).pipe(inner)
  }
  let server: Server = createServer(through).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const at = (server.address() as { port: number }).port
  const cut = () => {
    for (const socket of sockets) socket.destroy()
  }
  const shut = async () => {
    if (!server.listening) return
    const closed = once(server, 'close')
    server.close()
    cut()
    await closed
  }
  return {
    host: `127.0.0.1:${at}`,
    cut,
    shut,
    remove: shut,
    open: async () => {
      if (server.listening) return
      server = createServer(through).listen(at, '127.0.0.1')
      await once(server, 'listening')
    },
  }
}
