import { afterEach, expect, it, onTestFinished } from 'vitest'
import { type RunningApp, runApp } from '../running-app.ts'
import { openSales } from './campaign-desk.ts'
import { localhostTls, trustLocalhost } from './localhost-tls.ts'
import { openPostOffice, type PostOffice, refusal } from './post-office.ts'

const opened: { close: () => Promise<unknown> }[] = []
afterEach(async () => {
  for (const one of opened.splice(0)) await one.close()
})

type Behaviour = Parameters<typeof openPostOffice>[0]

/** A campaign to these people, through a server that behaves so; `query` sets further options of the operator's address. */
async function campaignTo(names: string[], behaviour: Behaviour, query = '') {
  const office: PostOffice = await openPostOffice(behaviour)
  // The certificate of the tests is of this name.
  const url = office.url.replace('127.0.0.1', 'localhost') + query
  const run: RunningApp = await runApp({ SMTP_URL: url })
  opened.push(run, office)
  const sales = await openSales(run)
  const { vendor } = await sales.vendorWith(names.map((name) => `${name}@vendor.example`))
  const { _id: id } = await sales.draft({ vendors: [vendor] })
  await sales.start(id)
  const states = async () => (await sales.rowsOf(id)).map(({ state }) => state)
  const answer = async () => String((await sales.rowsOf(id))[0]?.answer)
  const becomes = (...wanted: string[]) => expect.poll(states, { timeout: 20_000 }).toEqual(wanted)
  return { office, run, id, sales, states, answer, becomes }
}

it.each([
  ['says nothing to the content', { content: () => 'silence' as const }, /timeout/i, 1],
  ['ends the connection in the middle of it', { isCutShort: () => true }, /closed/i, 0],
])('what a server took that %s is unknown, and never sent again', async (_, behaviour, words, seen) => {
  const { office, run, id, sales, states, answer, becomes } = await campaignTo(
    ['jane'],
    behaviour,
    '?socketTimeout=700',
  )
  await becomes('unknown')
  expect(await answer()).toMatch(words)
  await sales.ended(id)
  await run.db.owner`update campaign set state = 'running', ended_at = null where id = ${id}`
  await sales.wake(id)
  await sales.ended(id)
  expect([await states(), office.delivered.length]).toEqual([['unknown'], seen])
})

it.each([
  ['from the first byte', { secure: true }],
  ['once it began in the clear', { disabledCommands: [] }],
])('a server whose certificate nobody vouches for gets no mail, with TLS %s', async (_, options) => {
  const { office, answer, becomes } = await campaignTo(['jane'], options)
  await becomes('deferred')
  expect(await answer()).toMatch(/certificate/i)
  expect(office.delivered).toEqual([])
})

it('a server that asks for TLS and offers none refuses nobody: the mails wait', async () => {
  const onMailFrom: NonNullable<Behaviour>['onMailFrom'] = (_address, _session, done) =>
    done(refusal(530, '5.7.0 Must issue a STARTTLS command first'))
  const { office, answer, becomes } = await campaignTo(['jane', 'ken'], { onMailFrom })
  await becomes('deferred', 'deferred')
  expect(await answer()).toContain('STARTTLS')
  expect(office.delivered).toEqual([])
})

it('a server that asks for TLS gets every mail by it', async () => {
  onTestFinished(trustLocalhost())
  const secure: boolean[] = []
  const { office, becomes } = await campaignTo(['jane', 'ken'], {
    ...{ disabledCommands: [], ...localhostTls },
    onMailFrom: (_address, session, done) => {
      secure.push(session.secure)
      done(session.secure ? null : refusal(530, '5.7.0 Must issue a STARTTLS command first'))
    },
  })
  await becomes('accepted', 'accepted')
  expect([secure, office.delivered.length]).toEqual([[true, true], 2])
})
