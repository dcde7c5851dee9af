import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RunningApp, runApp } from './running-app.ts'

const token = 'a-token-of-the-operator'
let run: RunningApp
beforeAll(async () => {
  run = await runApp({ ROLE: 'api', METRICS_TOKEN: token })
})
afterAll(() => run.close())

const read = async (authorization?: string) => {
  const answer = await fetch(`${run.url}/metrics`, { headers: authorization ? { authorization } : {} })
  return { status: answer.status, text: await answer.text() }
}

describe('the metrics', () => {
  it('count requests by the name of their endpoint, never by their address', async () => {
    const bench = run.call(await run.make.session(await run.make.person('bench-sales', await run.make.company())))
    await bench.post('/hotlist/list')
    await bench.delete('/hotlist/delete/0199d0a0-0000-7000-8000-000000000000')
    await fetch(`${run.url}/api/v1/secret/path`)
    const { text } = await read(`Bearer ${token}`)
    expect(text).toMatch(/http_request_duration_seconds_count\{method="POST",endpoint="hotlist.list",status="200"\} 1/)
    expect(text).toMatch(/endpoint="hotlist.delete",status="404"/)
    expect(text).not.toMatch(/0199d0a0|secret/)
    expect(text).toContain('process_cpu_seconds_total')
  })

  it('count the letters that are still to go out', async () => {
    const letter = { to_address: 'jane@mail.example', subject: '', text_body: '', html_body: '' }
    for (const state of ['queued', 'queued', 'deferred', 'accepted'])
      await run.db.owner`insert into mail ${run.db.owner({ ...letter, id: crypto.randomUUID(), state })}`
    const { text } = await read(`Bearer ${token}`)
    expect(text.match(/^mail_letters\{.*$/gm)?.toSorted()).toEqual([
      'mail_letters{state="deferred"} 1',
      'mail_letters{state="queued"} 2',
      'mail_letters{state="sending"} 0',
    ])
  })

  it.each([undefined, 'Bearer wrong', `Bearer ${token}x`])('are not there for %s', async (authorization) => {
    expect((await read(authorization)).status).toBe(404)
  })

  it('are not there at all without a token', async () => {
    const plain = await runApp({ ROLE: 'api' })
    const { status } = await fetch(`${plain.url}/metrics`, { headers: { authorization: 'Bearer undefined' } })
    expect(status).toBe(404)
    await plain.close()
  })
})
