import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { openDesk, openSales, says } from './campaign-desk.ts'
import { refusal } from './post-office.ts'

let desk: Awaited<ReturnType<typeof openDesk>>
beforeAll(async () => {
  desk = await openDesk()
})
afterAll(() => desk.close())
afterEach(() => {
  says.address = () => undefined
  says.content = () => undefined
})

const addresses = (count: number, mark: string) =>
  Array.from({ length: count }, (_, at) => `person-${String(at).padStart(2, '0')}@${mark}.example`)

async function started(count: number, mark: string) {
  const sales = await openSales(desk.run)
  const { contacts } = await sales.vendorWith(addresses(count, mark))
  const { _id: id } = await sales.draft({ contacts })
  desk.office.delivered.splice(0)
  await sales.start(String(id))
  const stands = (state: string) =>
    expect.poll(async () => (await sales.view(String(id))).state, { timeout: 40_000 }).toBe(state)
  const states = async () => {
    const rows = await sales.rowsOf(String(id))
    return Object.fromEntries(
      [...Map.groupBy(rows, ({ state }) => String(state))].map(([state, all]) => [state, all.length]),
    )
  }
  return { sales, id: String(id), stands, states }
}

it('tries at most six of eighty where the server hangs up each time, says why, and goes on by a press; nobody gets two', async () => {
  says.content = () => 'cut'
  const { sales, id, stands, states } = await started(80, 'hangs-up')
  await stands('paused')
  const tried = desk.office.delivered.length
  expect(tried).toBeLessThanOrEqual(6)
  expect(await states()).toEqual({ unknown: tried, queued: 80 - tried })
  expect(await sales.view(id)).toMatchObject({
    reason: expect.stringContaining('Five mails in a row did not arrive'),
    reasonWords: expect.stringMatching(/closed/i),
    counts: { unknown: tried, waiting: 80 - tried },
  })

  says.content = () => undefined
  expect((await sales.bench.post(`/campaign/resume/${id}`, {})).body.message).toBe('Sending resumed')
  await stands('done')
  expect(await states()).toEqual({ unknown: tried, accepted: 80 - tried })
  const got = desk.office.delivered.flatMap(({ to }) => to)
  expect([got.length, new Set(got).size]).toEqual([80, 80])
  expect(await sales.view(id)).toMatchObject({ reason: null, reasonWords: '' })
})

it('pauses where a server that took mails begins to refuse each of them, whatever address and number it names', async () => {
  let taken = 0
  says.content = ({ to }) =>
    ++taken > 10 ? refusal(554, `5.7.1 <${to[0]}> message ${taken}A9F3C2 refused: sending limit reached`) : undefined
  const { sales, id, stands, states } = await started(60, 'refuses-later')
  await stands('paused')
  const { refused = 0, ...others } = await states()
  // As many as have connections may be on their way when the first is refused.
  expect(refused).toBeGreaterThanOrEqual(5)
  expect(refused).toBeLessThanOrEqual(10)
  expect(others).toEqual({ accepted: 10, queued: 50 - refused })
  expect((await sales.view(id)).reasonWords).toContain('sending limit reached')
  // It still refuses: six more are tried at most, not fifty.
  await sales.bench.post(`/campaign/resume/${id}`, {})
  await stands('paused')
  expect((await states()).refused).toBeLessThanOrEqual(refused + 6)
})

it('does not pause for refusals that differ, or that others come between', async () => {
  says.address = (address) => {
    const at = Number(/person-(\d+)/.exec(address)?.[1])
    if (at < 8) return refusal(550, at % 2 === 0 ? '5.1.1 No such user' : '5.2.1 Mailbox disabled')
    return at % 3 === 0 ? refusal(550, '5.1.1 No such user') : undefined
  }
  const { stands, states } = await started(30, 'differs')
  await stands('done')
  expect(await states()).toEqual({ refused: 15, accepted: 15 })
})
