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
  MAIL_TEST_REPORTS: user = '',
  MAIL_TEST_PASSWORD: password = '',
} = process.env
const timeout = 40_000
let run: RunningApp
let reading: Awaited<ReturnType<typeof openReadingPlatform>>
let readers: Readers
let company: Company
let owner: Caller

beforeAll(trustLocalhost)
beforeAll(async () => {
  // The operator's server, whose reports come to whom the envelope names.
  const relay = `smtps://${encodeURIComponent(user)}:${password}@localhost:${smtpPort}`
  run = await runApp({ MAIL_ALLOWED_HOSTS: 'localhost', SMTP_URL: relay })
  reading = await openReadingPlatform(run)
  company = await run.make.company()
  owner = run.call(await run.make.tokenOf('owner', company))
  readers = openReaders({ db: run.db.sql, platform: reading.platform }, { ...usualReaderLimits, takeEveryMs: 200 })
})
afterAll(async () => {
  await readers.close()
  await reading.close()
  await run.close()
})

it('a report of Postfix comes to the return address of its mail, if nobody reads the mailbox that it is sent by', async () => {
  const servers = {
    ...{ smtpHost: 'localhost', smtpPort: Number(smtpPort), smtpSecurity: 'tls' },
    ...{ imapHost: 'localhost', imapPort: Number(imapPort), imapSecurity: 'tls', userName: user, password },
  }
  const all = { way: 'password', name: 'Reports', address: user, isOfCompany: true, perHour: 100, perDay: 100 }
  expect(await owner.post('/mailbox/add', { ...all, ...servers })).toMatchObject({ status: 200 })
  const id = await run.make.sendingDomain(company, { domain: 'harbor.example' })
  const asked = { returnDomain: 'return.harbor.example' }
  expect(await owner.post(`/sending-domain/set-return/${id}`, asked)).toMatchObject({ status: 200 })
  expect(await owner.post(`/sending-domain/test-return/${id}`, {})).toMatchObject({ status: 200 })
  const proved = async () => (await run.db.owner`select return_proved_at from sending_domain`)[0]?.return_proved_at
  await expect.poll(proved, { timeout }).not.toBeNull()

  const address = 'bench@harbor.example'
  await run.make.mailbox(company, { address, way: 'relay', member_id: null })
  const from = await run.make.unit(company, {
    ...{ name: 'Charlotte', sender_name: 'Harbor Staffing', from_email: address },
    postal_address: '200 South Tryon Street, Charlotte, NC 28202',
  })
  const vendor = await run.make.vendor(company, { name: 'Delta Partners' })
  const contact = { first_name: 'Hannah', email: 'nobody@harbor.example', send_hotlist: true }
  await run.make.vendorContact(company, vendor, contact)
  const draft = { kind: 'plain', subject: 'Java bench', body: '<p>Good morning</p>', from, vendors: [vendor] }
  const { body } = await owner.post('/campaign/add', draft)
  const campaign = String((body.data as AnyRecord)._id)
  expect(await owner.post(`/campaign/start/${campaign}`, {})).toMatchObject({ status: 200 })

  const states = async () =>
    (await run.db.owner`select address, state from campaign_recipient`).map((row) => [row.address, row.state])
  await expect.poll(states, { timeout }).toEqual([['nobody@harbor.example', 'bounced']])
  const tos = async () => (await run.db.owner`select to_people from inbox_mail`).map((row) => row.to_people[0]?.address)
  await expect
    .poll(tos, { timeout })
    .toEqual([expect.stringMatching(/^r-[\da-f]{32}-[\da-f]{28}@return\.harbor\.example$/)])
}, 60_000)
