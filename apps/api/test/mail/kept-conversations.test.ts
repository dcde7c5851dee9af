import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { forgetConversations } from '../../src/features/mail/inbox/forget.ts'
import type { AnyRecord, Caller } from '../call.ts'
import type { Company, Person } from '../make.ts'
import { type RunningApp, runApp } from '../running-app.ts'
import { openReminding } from '../told/reminding.ts'

let run: RunningApp
let reminding: Awaited<ReturnType<typeof openReminding>>
let company: Company
let seller: Person
let bench: Caller
let owner: Caller

beforeAll(async () => {
  run = await runApp()
  reminding = await openReminding(run)
})
afterAll(async () => {
  await reminding.close()
  await run.close()
})
beforeEach(async () => {
  company = await run.make.company()
  seller = await run.make.person('bench-sales', company)
  bench = run.call(await run.make.session(seller))
  owner = run.call(await run.make.session(await run.make.person('owner', company)))
})

const monthsAgo = (months: number) => new Date(Date.now() - months * 31 * 86_400_000)
const thread = (subject: string, months: number, more: object = {}) =>
  run.make.inboxThread(company, seller, { subject, state: 'done', last_at: monthsAgo(months), ...more })
const forget = () => forgetConversations({ db: run.db.owner, platform: reminding.platform })
const left = async () =>
  ((await bench.post('/inbox/list', {})).body.data as AnyRecord[]).map(({ subject }) => subject).sort()

describe('conversations that are done', () => {
  it('go after 24 months, those that wait never', async () => {
    await thread('old', 25)
    await thread('young', 22)
    await thread('waits', 40, { state: 'open' })
    await forget()
    expect(await left()).toEqual(['waits', 'young'])
  })

  it('go when their company says, and no other’s', async () => {
    await thread('old', 5)
    expect((await owner.post('/campaign/add-rule', { againHours: 20, keepMonths: 2 })).status).toBe(400)
    expect((await owner.post('/campaign/add-rule', { againHours: 20, keepMonths: 4 })).body.data).toMatchObject({
      keepMonths: 4,
    })
    // Changes the other value, which leaves this one as it is.
    expect((await owner.post('/campaign/add-rule', { againHours: 30, version: 1 })).body.data).toMatchObject({
      keepMonths: 4,
    })
    const elsewhere = await run.make.company()
    const kept = await run.make.inboxThread(elsewhere, await run.make.person('bench-sales', elsewhere), {
      ...{ state: 'done', last_at: monthsAgo(5) },
    })
    await forget()
    expect(await left()).toEqual([])
    expect(await run.db.owner`select from inbox_thread where id = ${kept}`).toHaveLength(1)
  })

  it('stay where somebody was submitted by them, and take their files along where not', async () => {
    const [proof, plain] = [await thread('proof', 30), await thread('plain', 30)]
    const keys: string[] = []
    for (const id of [proof, plain]) {
      const key = await run.make.file(company, seller, { purpose: 'inbox' })
      keys.push(key)
      await run.db.owner`insert into inbox_attachment (id, mail_id, place, name, size, file_key)
        select gen_random_uuid(), m.id, 0, 'resume.pdf', 1, ${key} from inbox_mail m where m.thread_id = ${id}`
    }
    const submission = await run.make.submission(company, {})
    await run.db
      .owner`update submission set mail_id = (select id from inbox_mail where thread_id = ${proof}) where id = ${submission}`
    await forget()
    expect(await left()).toEqual(['proof'])
    const files = await run.db.owner<{ key: string }[]>`select key from stored_file where key = any(${keys})`
    expect(files.map(({ key }) => key)).toEqual([keys[0]])
  })
})
