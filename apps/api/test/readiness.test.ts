import { once } from 'node:events'
import { mkdtemp, rename, rm } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it, onTestFinished } from 'vitest'
import { openPostOffice } from './mail/post-office.ts'
import { type RunningApp, runApp } from './running-app.ts'
import { fill, onSmallDisk, seenBy } from './small-disk.ts'
import { startNode, stopNode } from './two-nodes.ts'

let run: RunningApp
afterEach(() => run.close())

const ready = async () => {
  const answer = await fetch(`${run.url}/readyz`)
  return { status: answer.status, body: await answer.json() }
}
const all = { status: 'ready', database: true, storage: true, worker: 'gone', mail: 'outbox', draining: false }

describe.each(['all', 'api', 'worker'])('a node with the role %s', (ROLE) => {
  it('says whether it may be given work', async () => {
    run = await runApp({ ROLE })
    expect(await ready()).toEqual({ status: 200, body: { ...all, worker: ROLE === 'api' ? 'gone' : 'working' } })
  })
})

describe('a worker that was not heard for a minute', () => {
  it('is gone for the readiness, the metrics and the administrators, and there again once it is heard', async () => {
    run = await runApp({ ROLE: 'api', METRICS_TOKEN: 'metrics-of-a-test' })
    const token = await run.make.tokenOf('administrator')
    const told = async () => {
      const metrics = await fetch(`${run.url}/metrics`, { headers: { authorization: 'Bearer metrics-of-a-test' } })
      const workers = /^workers (\d+)$/m.exec(await metrics.text())?.[1]
      const dashboard = await run.call(token).send('POST', '/dashboard/admin', {})
      const { body } = await ready()
      return { readiness: (body as typeof all).worker, metrics: workers, dashboard: dashboard.body.data?.workers }
    }
    await run.db.owner`insert into live_worker (id, seen_at) values (uuidv7(), now() - interval '61 seconds')`
    expect(await told()).toEqual({ readiness: 'gone', metrics: '0', dashboard: 0 })
    await run.db.owner`update live_worker set seen_at = now() - interval '50 seconds'`
    await expect.poll(told, { timeout: 15_000 }).toEqual({ readiness: 'working', metrics: '1', dashboard: 1 })
  })
})

describe('the storage', () => {
  it('is decisive, and asked again after a while', async () => {
    run = await runApp({ ROLE: 'api' })
    const files = join(run.dataDir, 'files')
    await rename(files, `${files}-gone`)
    expect(await ready()).toEqual({ status: 503, body: { ...all, status: 'not ready', storage: false } })
    await rename(`${files}-gone`, files)
    await expect.poll(async () => (await ready()).status, { timeout: 15_000 }).toBe(200)
  })
})

describe('the disk', () => {
  it('is decisive once it is full, and while it is', async () => {
    run = await runApp({ ROLE: 'api' })
    // Loaded beforehand, so that the node does not spend its start on it.
    await run.make.country()
    const dataDir = await mkdtemp(join(tmpdir(), 'corridor-disk-'))
    const node = await startNode(run.db, dataDir, {}, (command) => onSmallDisk(dataDir, 8, command))
    const ready = async () => {
      const answer = await fetch(`${node.url}/readyz`)
      return { status: answer.status, storage: ((await answer.json()) as { storage: boolean }).storage }
    }
    onTestFinished(async () => {
      await stopNode(node)
      await rm(dataDir, { recursive: true })
    })
    expect(await ready()).toEqual({ status: 200, storage: true })
    const filling = seenBy(node.process.pid, join(dataDir, 'filling'))
    await fill(filling)
    await expect.poll(ready, { timeout: 15_000 }).toEqual({ status: 503, storage: false })
    await rm(filling)
    await expect.poll(ready, { timeout: 15_000 }).toEqual({ status: 200, storage: true })
  })
})

describe('the mail server', () => {
  it('is greeted once, however often somebody asks', async () => {
    const office = await openPostOffice()
    run = await runApp({ ROLE: 'api', SMTP_URL: office.url })
    const answers = await Promise.all(Array.from({ length: 30 }, ready))
    for (const answer of [...answers, await ready()]) {
      expect(answer).toEqual({ status: 200, body: { ...all, mail: 'ready' } })
    }
    expect(office.connections()).toBe(1)
    await office.close()
  })

  it('decides nothing where it cannot be reached', async () => {
    run = await runApp({ ROLE: 'worker', SMTP_URL: 'smtp://127.0.0.1:9' })
    expect(await ready()).toEqual({ status: 200, body: { ...all, worker: 'working', mail: 'unreachable' } })
  })

  it('delays nobody where it says nothing', async () => {
    let connections = 0
    const mute = createServer(() => {
      connections += 1
    }).listen(0, '127.0.0.1')
    await once(mute, 'listening')
    run = await runApp({ ROLE: 'api', SMTP_URL: `smtp://127.0.0.1:${(mute.address() as AddressInfo).port}` })
    const began = performance.now()
    const answers = await Promise.all(Array.from({ length: 10 }, ready))
    expect(performance.now() - began).toBeLessThan(4_000)
    for (const answer of answers) expect(answer).toEqual({ status: 200, body: { ...all, mail: 'unreachable' } })
    expect(connections).toBe(1)
    mute.close()
  })
})
