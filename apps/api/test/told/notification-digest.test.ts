import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { writeDigests } from '../../src/features/told/notification/digest.ts'
import { queues } from '../../src/features.ts'
import { makeFieldCrypto } from '../../src/platform/field-crypto.ts'
import { loadOwnKeys } from '../../src/platform/field-keys.ts'
import { type Jobs, openJobs } from '../../src/platform/jobs.ts'
import { openMail } from '../../src/platform/mail/mail.ts'
import { openPostOffice, type PostOffice } from '../mail/post-office.ts'
import { openTestHouse } from '../mail/test-house.ts'
import type { Company, Person } from '../make.ts'
import { lettersTo } from '../people/visitor.ts'
import { type RunningApp, runApp } from '../running-app.ts'

const publicUrl = 'https://work.example'
let run: RunningApp
let office: PostOffice
let jobs: Jobs
let parts: Parameters<typeof writeDigests>[1]
let company: Company
let owner: Person
beforeAll(async () => {
  run = await runApp({ ROLE: 'api', PUBLIC_URL: publicUrl })
  office = await openPostOffice()
  jobs = await openJobs(run.db.owner, run.db.urls.owner, queues, (error) => {
    throw error
  })
  const fields = makeFieldCrypto(await loadOwnKeys(run.dataDir))
  const mail = openMail({
    sql: run.db.sql,
    jobs,
    fields,
    house: openTestHouse({ sql: run.db.sql, fields, smtpUrl: office.url }),
    publicUrl,
  })
  parts = { mail, fields }
})
afterAll(async () => {
  await jobs.stop()
  await office.close()
  await run.close()
})
beforeEach(async () => {
  company = await run.make.company()
  owner = await run.make.person('owner', company)
})

const day = (time: string, date = '2026-03-10') => new Date(`${date}T${time}:00Z`)
const waits = (more: object = {}) =>
  run.make.notification(owner, { awaits_digest: true, created_at: day('20:00', '2026-03-09'), ...more })
const write = (at: Date) => writeDigests(run.db.sql, parts, at)
const letters = () => lettersTo(run, owner.email)
const live = async () => run.call(await run.make.session(owner))

describe('the daily letter', () => {
  it("comes at eight in the person's own zone, UTC where none is known", async () => {
    await waits()
    await write(day('07:59'))
    expect(await letters()).toHaveLength(0)
    await write(day('08:00'))
    expect(await letters()).toHaveLength(1)
    await waits({ created_at: day('20:00') })
    expect((await (await live()).put('/notification/time-zone', { timeZone: 'Asia/Kolkata' })).status).toBe(200)
    await write(day('02:15', '2026-03-11'))
    expect(await letters()).toHaveLength(1)
    await write(day('02:30', '2026-03-11'))
    expect(await letters()).toHaveLength(2)
  })

  it('leaves what came after the morning to the next, and is never empty', async () => {
    await waits({ created_at: day('08:01') })
    await write(day('23:45'))
    expect(await letters()).toHaveLength(0)
    await run.db.owner`update notification set read_at = now() where user_id = ${owner.id}`
    await write(day('08:00', '2026-03-11'))
    expect(await letters()).toHaveLength(0)
  })

  it('is written once by however many workers, and tells nothing twice', async () => {
    await waits()
    await Promise.all([1, 2, 3, 4].map(() => write(day('08:00'))))
    await write(day('09:00'))
    await write(day('08:00', '2026-03-11'))
    expect(await letters()).toHaveLength(1)
  })

  it('tells three of a kind and how many more there are, in the language of its person', async () => {
    for (let n = 1; n <= 5; n += 1)
      await waits({ params: { name: `export ${n}` }, created_at: day(`20:0${n}`, '2026-03-09') })
    await waits({ kind: 'invitation-accepted', params: { name: 'Nadia' } })
    await run.db.owner`update user_account set language = 'fr' where id = ${owner.id}`
    await write(day('08:00'))
    const [letter] = await letters()
    expect(letter?.subject).toBe('Votre journée sur Corridor')
    expect(letter?.text_body).toContain('L’export export 5 est prêt')
    expect(letter?.text_body).not.toContain('export 2')
    expect(letter?.text_body).toContain('… et 2 de plus du même genre')
    expect(letter?.text_body).toContain('Nadia a accepté votre invitation')
  })

  it('goes to nobody who is not active any more', async () => {
    await waits()
    await run.db.owner`update user_account set status = 'inactive' where id = ${owner.id}`
    await write(day('08:00'))
    expect(await letters()).toHaveLength(0)
  })
})

describe('its link', () => {
  beforeAll(() => jobs.work())
  const mine = () => office.delivered.find(({ to }) => to.includes(owner.email))
  const headersOf = async () => {
    await expect.poll(mine, { timeout: 20_000 }).toBeDefined()
    return (mine()?.raw.split('\r\n\r\n')[0] ?? '').replace(/\r\n\s+/g, '').replaceAll(' ', '')
  }
  const linkIn = async () => new RegExp(`<${publicUrl}(/unsubscribe-digest/[^>]+)>`).exec(await headersOf())?.[1]
  const inDigest = async () => {
    const { body } = await (await live()).get('/notification/settings')
    return body.data.filter(({ delivery }) => delivery === 'digest').length
  }
  const post = (path = '', type = 'application/x-www-form-urlencoded', body = 'List-Unsubscribe=One-Click') =>
    fetch(run.url + path, { method: 'POST', headers: { 'content-type': type }, body })

  it('stands in the headers, and ends the letter by one click of a mail program', async () => {
    await waits()
    await write(day('08:00'))
    const path = await linkIn()
    expect(await headersOf()).toContain(`List-Unsubscribe:<${publicUrl}${path}>`)
    expect(await headersOf()).toContain('List-Unsubscribe-Post:List-Unsubscribe=One-Click')
    expect(await inDigest()).toBeGreaterThan(0)
    expect((await fetch(run.url + path)).status).not.toBe(500)
    expect(await inDigest()).toBeGreaterThan(0)
    expect((await post(path)).status).toBe(200)
    expect(await inDigest()).toBe(0)
    expect((await post(path, 'multipart/form-data; boundary=x', '--x--')).status).toBe(200)
    expect(run.logText()).not.toContain(path?.split('/').at(-1))
    await waits({ awaits_digest: false, kind: 'invitation-accepted' })
    await write(day('08:00', '2026-03-11'))
    expect(await letters()).toHaveLength(1)
  })

  it('ends it from its page, for its own person alone, and a made-up one ends nothing', async () => {
    await waits()
    await write(day('08:00'))
    const token = (await linkIn())?.split('/').at(-1) ?? ''
    const other = await run.make.person('owner', company)
    const forged = token.replace(owner.id, other.id)
    for (const wrong of [forged, `${token}x`, token.slice(0, -1), '', 'x'.repeat(80)]) {
      const answer = await run.call().post('/notification/unsubscribe', { token: wrong })
      expect({ wrong, code: answer.body.code }).toEqual({ wrong, code: 'notification.linkDead' })
      expect((await post(`/unsubscribe-digest/${wrong || 'none'}`)).status).toBe(400)
    }
    expect(await inDigest()).toBeGreaterThan(0)
    expect((await run.call().post('/notification/unsubscribe', { token })).status).toBe(200)
    expect(await inDigest()).toBe(0)
  })
})

it('refuses a zone that is none', async () => {
  const own = await live()
  for (const timeZone of ['Mars/Olympus', '', "'; drop table mail; --"])
    expect((await own.put('/notification/time-zone', { timeZone })).status).toBe(400)
})
