import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { openSocket, requestHead } from './raw-request.ts'
import { type RunningApp, runApp } from './running-app.ts'

it('loses no request of busy clients when it stops', async () => {
  const run = await runApp({ ROLE: 'api' }, { lingerMs: 500 })
  const token = await run.make.tokenOf('owner', await run.make.company())
  const clients = Array.from({ length: 8 }, () => callUntilRefused(run, token))
  await expect.poll(() => run.logLines().length, { timeout: 20_000 }).toBeGreaterThan(50)
  await run.app.close()
  const results = await Promise.all(clients)
  for (const { lost, statuses } of results) {
    expect(lost).toEqual([])
    expect([...statuses]).toEqual([200])
  }
  await run.close()
})

it('does not wait without end for a client that never ends its request', async () => {
  const run = await runApp({ ROLE: 'api' }, { drainWithinMs: 200 })
  const socket = await openSocket(run.url)
  socket.write(
    requestHead('POST', '/api/v1/candidate/list', { 'content-type': 'application/json', 'content-length': 9 }),
  )
  await expect.poll(() => connectionsOf(run)).toBe(1)
  await run.close()
  socket.destroy()
})

it('answers what is under way while it stops, and asks the connection to end', async () => {
  const run = await runApp({ ROLE: 'api' }, { drainWithinMs: 5_000 })
  const slow = await openSocket(run.url)
  const answers = text(slow)
  const head = requestHead('POST', '/api/v1/public/list-country', {
    'content-type': 'application/json',
    'content-length': 2,
  })
  // A connection that is open and has asked nothing yet is idle: it may be cut.
  const asked = once(run.app.server, 'request')
  slow.write(head)
  await asked
  const closed = run.close()
  slow.write(`{}${requestHead('GET', '/readyz', {})}`)
  expect(await answers).toMatch(/^HTTP\/1.1 200 [\s\S]*connection: close/i)
  await closed
})

it('says from the order to stop on that it should get no more, and answers meanwhile', async () => {
  const run = await runApp({ ROLE: 'api' }, { lingerMs: 1_500 })
  const token = await run.make.tokenOf('owner', await run.make.company())
  // A client that is still connected keeps the server for its linger.
  const client = callUntilRefused(run, token)
  await expect.poll(() => run.logLines().length).toBeGreaterThan(3)
  const closed = run.app.close()
  const { status, body } = await fetch(`${run.url}/readyz`).then(async (answer) => ({
    status: answer.status,
    body: (await answer.json()) as { draining: boolean },
  }))
  expect([status, body.draining]).toEqual([503, true])
  const asked = await run.call(token).send('POST', '/candidate/list', {})
  expect(asked.status).toBe(200)
  await closed
  expect((await client).lost).toEqual([])
  await run.close()
})

interface Failed extends NodeJS.ErrnoException {
  reused: boolean
}

interface Result {
  statuses: Set<number | undefined>
  /** Requests that were on their way on an open connection and got no answer. */
  lost: string[]
}

/** One keep-alive client that calls without pause until no new connection is taken. */
async function callUntilRefused({ url }: RunningApp, token: string): Promise<Result> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const result: Result = { statuses: new Set(), lost: [] }
  for (;;) {
    try {
      const answer = await post(agent, `${url}/api/v1/candidate/list`, token)
      result.statuses.add(answer.statusCode)
    } catch (error) {
      const { code = 'unknown', reused } = error as Failed
      // A connection that was not taken carried no request.
      if (reused) result.lost.push(code)
      agent.destroy()
      return result
    }
  }
}

function post(agent: Agent, url: string, token: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const sent = request(url, { agent, method: 'POST', headers }, (answer) => {
      answer.resume().once('end', () => resolve(answer))
    })
    sent.once('error', (error) => reject(Object.assign(error, { reused: sent.reusedSocket })))
    sent.end('{}')
  })
}

const connectionsOf = ({ app }: RunningApp) =>
  new Promise<number>((resolve) => app.server.getConnections((_, count) => resolve(count)))
