import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { dkimFor } from '../../src/features/mail/sending-domain/dkim.ts'
import { composeMail } from '../../src/platform/mail/compose.ts'
import type { AnyRecord, Caller } from '../call.ts'
import type { Company } from '../make.ts'
import { type RunningApp, runApp } from '../running-app.ts'
import { found, tableTexts } from '../side-stores/search.ts'
import { openReminding } from '../told/reminding.ts'
import { type NameServer, openNameServer } from './name-server.ts'

let dns: NameServer
let run: RunningApp
let reminding: Awaited<ReturnType<typeof openReminding>>
let company: Company
let owner: Caller
beforeAll(async () => {
  dns = await openNameServer()
  run = await runApp({ ROLE: 'api', MAIL_DNS_SERVERS: dns.address })
  reminding = await openReminding(run)
})
afterAll(async () => {
  await reminding.close()
  await run.close()
  dns.close()
})
beforeEach(async () => {
  await run.db.owner`truncate rate_limit`
  dns.records.clear()
  company = await run.make.company()
  owner = run.call(await run.make.tokenOf('owner', company))
})

const checksOf = (data: AnyRecord) => data.checks as { part: string; state: string; host: string; wanted: string }[]
const statesOf = (data: AnyRecord) => checksOf(data).map(({ part, state }) => `${part} ${state}`)
const key = (domain: string) => dkimFor({ db: run.db.sql, platform: reminding.platform }, company.id, domain)

it('says what to add, signs once it is there, and keeps its key to itself', async () => {
  const { body } = await owner.post('/sending-domain/add', { domain: 'Harbor.example' })
  const { _id: id } = body.data
  expect(statesOf(body.data)).toEqual(['dkim unknown', 'spf unknown', 'dmarc unknown', 'mx unknown'])
  expect(await key('harbor.example')).toBeUndefined()
  const again = await owner.post('/sending-domain/add', { domain: 'harbor.example' })
  expect([again.status, again.body.code]).toEqual([409, 'sendingDomain.taken'])

  const missing = await owner.post(`/sending-domain/check/${id}`, { id })
  expect(statesOf(missing.body.data)).toEqual(['dkim missing', 'spf missing', 'dmarc missing', 'mx missing'])
  for (const { part, host, wanted } of checksOf(missing.body.data))
    dns.records.set(`${part === 'mx' ? 'MX' : 'TXT'} ${host}`, [wanted])
  const good = await owner.post(`/sending-domain/check/${id}`, { id })
  expect(statesOf(good.body.data)).toEqual(['dkim good', 'spf good', 'dmarc good', 'mx good'])

  const dkim = await key('HARBOR.example')
  const raw = String(
    await composeMail({ from: 'a@harbor.example', to: 'b@x.example', subject: 'Java', text: 'Hi' }, dkim),
  )
  expect(raw).toMatch(/^DKIM-Signature: v=1; a=rsa-sha256;[\s\S]*d=harbor\.example/)
  expect(
    await dkimFor({ db: run.db.sql, platform: reminding.platform }, (await run.make.company()).id, 'harbor.example'),
  ).toBe(undefined)
  const texts = [...(await tableTexts(run.db.owner)).values(), run.logText(), JSON.stringify(good.body)].join('\n')
  const line = String(dkim?.privateKey.export({ type: 'pkcs8', format: 'pem' })).split('\n')[3] ?? ''
  expect(line.length).toBeGreaterThan(40)
  expect(found(texts, new Map([['key', line]]))).toEqual([])
})

it('is the matter of Owners; what nobody answers says so', async () => {
  const bench = run.call(await run.make.tokenOf('bench-sales', company))
  expect((await bench.post('/sending-domain/add', { domain: 'harbor.example' })).status).toBe(403)
  const bad = await owner.post('/sending-domain/add', { domain: 'not a domain' })
  expect(bad.body.fields.domain).toBe('Please enter a domain, such as example.com')
  const { body } = await owner.post('/sending-domain/add', { domain: 'summit.example' })
  expect((await bench.post('/sending-domain/list', {})).body.data.length).toBe(1)
  expect((await owner.delete(`/sending-domain/delete/${body.data._id}`)).status).toBe(200)
})
