import { afterAll, beforeAll, expect, it } from 'vitest'
import type { AnyRecord } from '../call.ts'
import { openSales } from '../mail/campaign-desk.ts'
import { type RunningApp, runApp } from '../running-app.ts'

let run: RunningApp
beforeAll(async () => {
  run = await runApp({ DEMO: '1' })
})
afterAll(() => run.close())

const people = Array.from({ length: 25 }, (_, at) => `p${String(at).padStart(2, '0')}@delta.example`)

/** A campaign to these people, which the demo keeps. */
async function kept(at: RunningApp) {
  const sales = await openSales(at)
  await at.db.owner`update business_unit set reply_to = 'sales@harbor.example' where id = ${sales.unit}`
  await at.db.owner`update mailbox set checking_server = 'mx.harbor.example' where company_id = ${sales.company.id}`
  const { vendor } = await sales.vendorWith(people)
  const draft = await sales.draft({ vendors: [vendor] })
  const id = draft._id as string
  await sales.start(id)
  await sales.ended(id)
  return { sales, id }
}
const jobsOf = (at: RunningApp, campaignId: string) => at.db.owner<{ seconds: number; data: object }[]>`
  select round(extract(epoch from start_after - created_on))::int as seconds, data from pgboss.job
  where name = 'answer-test-mail' and data->>'campaignId' = ${campaignId}`
const answerNow = (at: RunningApp, campaignId: string) =>
  at.db.owner`insert into pgboss.job (name, data) values ('answer-test-mail', ${at.db.owner.json({ campaignId })})`

it('answers a minute later as people and their servers do, by the same ways in, and twice as once', async () => {
  const { sales, id } = await kept(run)
  expect(await jobsOf(run, id)).toMatchObject([{ seconds: 60 }])
  await answerNow(run, id)
  const counts = async () => (await sales.view(id)).counts as AnyRecord
  await expect.poll(counts, { timeout: 20_000 }).toMatchObject({ bounced: 2, replied: 2, unsubscribed: 1 })
  const mails = async () =>
    run.db.owner`
      select t.kind, t.kind_words, m.sender_proof as mail_proof, m.is_known, m.from_address from inbox_thread t
      join inbox_mail m on m.thread_id = t.id where t.company_id = ${sales.company.id} order by m.from_address`
  const expected = [
    { kind: 'bounce', from_address: 'mailer-daemon@mx.delta.example', is_known: true },
    { kind: 'bounce', from_address: 'mailer-daemon@mx.delta.example', is_known: true },
    {
      kind: 'question',
      kind_words: 'Is one of them open to Nashville?',
      from_address: people[0],
      mail_proof: 'verified',
    },
    {
      kind: 'requirement',
      kind_words: expect.stringContaining('Lead Java Engineer'),
      from_address: people[2],
      mail_proof: 'verified',
    },
    { kind: 'out-of-office', from_address: people[6], mail_proof: 'verified' },
  ]
  await expect.poll(mails, { timeout: 20_000 }).toMatchObject(expected)
  const stopped = await run.db
    .owner`select value, reason from suppression where company_id = ${sales.company.id} order by value`
  expect(stopped).toMatchObject([
    { value: people[4], reason: 'hard-bounce' },
    { value: people[9], reason: 'unsubscribed' },
    { value: people[15], reason: 'hard-bounce' },
  ])
  await answerNow(run, id)
  const waiting = () => run.db.owner`
    select 1 from pgboss.job where name = 'answer-test-mail' and state in ('created', 'active', 'retry') and start_after <= now()`
  await expect.poll(waiting, { timeout: 20_000 }).toEqual([])
  expect(await mails()).toMatchObject(expected)
})

it('keeps what is written back, and says that nobody got it', async () => {
  const { sales, id } = await kept(run)
  await answerNow(run, id)
  const questions = async () =>
    (await sales.bench.post('/inbox/list', { filters: { kind: 'question' } })).body.data as AnyRecord[]
  await expect.poll(async () => (await questions()).length, { timeout: 20_000 }).toBe(1)
  const [{ _id, version } = {} as AnyRecord] = await questions()
  const sent = await sales.bench.post(`/inbox/answer/${_id}`, { version, words: 'Yes, one is.' })
  expect(sent.status).toBe(200)
  const answer = async () => {
    const { body } = await sales.bench.post<{ items: AnyRecord[] }>('/inbox/view', { id: _id })
    return body.items.find(({ direction }) => direction === 'out')
  }
  await expect.poll(answer, { timeout: 20_000 }).toMatchObject({ answerState: 'accepted', isTest: true })
  const rows = await run.db
    .owner`select from_address from test_mail where to_address = ${people[0] ?? ''} and company_id = ${sales.company.id}`
  expect(rows).toEqual([{ from_address: 'sales@harbor.example' }, { from_address: 'sales@harbor.example' }])
})

it('answers nothing outside the demo', async () => {
  const plain = await runApp({ DEMO: '0' })
  const { sales, id } = await kept(plain)
  expect(await jobsOf(plain, id)).toEqual([])
  await answerNow(plain, id)
  const done = () => plain.db.owner`select 1 from pgboss.job where name = 'answer-test-mail' and state = 'completed'`
  await expect.poll(done, { timeout: 20_000 }).toHaveLength(1)
  expect(await plain.db.owner`select 1 from inbox_mail where company_id = ${sales.company.id}`).toEqual([])
  await plain.close()
})
