import { afterAll, beforeAll, expect, it } from 'vitest'
import { openReaders, type Readers, usualReaderLimits } from '../../src/features/mail/mailbox/readers.ts'
import type { AnyRecord, Caller } from '../call.ts'
import type { Company } from '../make.ts'
import { type RunningApp, runApp } from '../running-app.ts'
import { trustLocalhost } from './localhost-tls.ts'
import { openReadingPlatform } from './reading-platform.ts'

const {
  POSTFIX_TEST_PORT: smtpPort,
  DOVECOT_TEST_PORT: imapPort,
  MAIL_TEST_USER: user = '',
  MAIL_TEST_PASSWORD: password = '',
} = process.env
let run: RunningApp
let opened: Awaited<ReturnType<typeof openReadingPlatform>>
let readers: Readers
let company: Company
let owner: Caller

beforeAll(trustLocalhost)
beforeAll(async () => {
  run = await runApp({ MAIL_ALLOWED_HOSTS: 'localhost' })
  opened = await openReadingPlatform(run)
  company = await run.make.company()
  owner = run.call(await run.make.tokenOf('owner', company))
  readers = openReaders({ db: run.db.sql, platform: opened.platform }, { ...usualReaderLimits, takeEveryMs: 200 })
})
afterAll(async () => {
  await readers.close()
  await opened.close()
  await run.close()
})

it('a campaign goes out by Postfix, and what it brings back, by Dovecot, marks whom it did not reach', async () => {
  const servers = {
    ...{ smtpHost: 'localhost', smtpPort: Number(smtpPort), smtpSecurity: 'tls' },
    ...{ imapHost: 'localhost', imapPort: Number(imapPort), imapSecurity: 'tls', userName: user, password },
  }
  const own = { way: 'password', name: 'Sales', address: user, isOfCompany: true, perHour: 100, perDay: 100 }
  expect(await owner.post('/mailbox/add', { ...own, ...servers })).toMatchObject({ status: 200 })

  const from = await run.make.unit(company, {
    ...{ name: 'Charlotte', sender_name: 'Harbor Staffing', from_email: user },
    postal_address: '200 South Tryon Street, Charlotte, NC 28202',
  })
  const vendor = await run.make.vendor(company, { name: 'Delta Partners' })
  for (const email of [user, 'nobody@harbor.example'])
    await run.make.vendorContact(company, vendor, { first_name: 'Hannah', email, send_hotlist: true })
  const draft = { kind: 'plain', subject: 'Java bench', body: '<p>Good morning</p>', from, vendors: [vendor] }
  const { body } = await owner.post('/campaign/add', draft)
  const campaign = String((body.data as AnyRecord)._id)
  expect(await owner.post(`/campaign/start/${campaign}`, {})).toMatchObject({ status: 200 })

  const rows = async () => {
    const filters = { campaign }
    const listed = await owner.post('/recipient/list', { filters, limit: 10, sortBy: 'emailId', sortDirection: 'asc' })
    return (listed.body.data as AnyRecord[]).map(({ emailId, state }) => [emailId, state])
  }
  const timeout = 40_000
  await expect.poll(rows, { timeout }).toEqual([
    ['nobody@harbor.example', 'bounced'],
    [user, 'accepted'],
  ])
  const [bounced] = await run.db.owner<AnyRecord[]>`
    select answer from campaign_recipient where address = 'nobody@harbor.example'`
  expect(bounced?.answer).toMatch(/5\.1\.1.*nobody@harbor\.example/)
  expect(await run.db.owner`select value, reason from suppression`).toEqual([
    { value: 'nobody@harbor.example', reason: 'hard-bounce' },
  ])
  // Mails that arrived stand beside the report, each once.
  const subjects = async () => (await run.db.owner`select subject from inbox_mail`).map(({ subject }) => subject).sort()
  await expect.poll(subjects, { timeout }).toEqual(['Java bench', 'Undelivered Mail Returned to Sender'])
}, 60_000)
