import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { AnyBody, AnyRecord, Caller } from '../call.ts'
import type { Company } from '../make.ts'
import { openStream } from '../open-stream.ts'
import { type RunningApp, runApp } from '../running-app.ts'

let run: RunningApp
let company: Company
let owner: Caller
beforeAll(async () => {
  run = await runApp({ ROLE: 'api' })
})
afterAll(() => run.close())
beforeEach(async () => {
  company = await run.make.company()
  owner = run.call(await run.make.tokenOf('owner', company))
})

const chosen = {
  defaultDateFormat: 'dd/mm/yy',
  displayNamePattern: 'Last Name + First Name',
  currency: 'INR',
  timezone: 'Asia/Kolkata',
}
const nothing = { defaultDateFormat: null, displayNamePattern: null, currency: null, timezone: null }
const save = (more = {}, by = owner) =>
  by.post<AnyBody & { data: AnyRecord }>('/company-settings/add', { ...chosen, ...more })
const get = async (by = owner) => (await by.post<{ data: AnyRecord }>('/company-settings/get')).body.data
const known = async (by = owner) => {
  const { body } = await by.get<{ user: { companyInfo: { settings: object | null } } }>('/auth/me')
  return body.user.companyInfo.settings
}

describe('company settings', () => {
  it('are empty at first, then the four that the Owner chose, for all members and in their session', async () => {
    const member = run.call(await run.make.tokenOf('company-user', company))
    expect(await get(member)).toEqual({ version: 0, ...nothing })
    expect(await known(member)).toBeNull()
    const saved = await save({ version: 0 })
    expect(saved).toMatchObject({ status: 200, body: { message: 'Settings Updated Successfully' } })
    expect(saved.body.data).toEqual({ version: 1, ...chosen })
    expect(await get(member)).toEqual({ version: 1, ...chosen })
    expect(await known(member)).toEqual(chosen)
  })

  it("are nobody's but the company's, and the Owner's to change", async () => {
    await save()
    const other = run.call(await run.make.tokenOf('owner', await run.make.company()))
    expect(await get(other)).toMatchObject(nothing)
    expect(await known(other)).toBeNull()
    for (const role of ['recruiter', 'bench-sales', 'company-user'] as const) {
      const member = run.call(await run.make.tokenOf(role, company))
      expect((await save({ currency: 'USD' }, member)).status).toBe(403)
    }
    expect(await get()).toMatchObject(chosen)
  })

  it('keep nothing that only the server may decide', async () => {
    const other = await run.make.company()
    const forged = {
      companyId: other.id,
      company_id: other.id,
      created_by: crypto.randomUUID(),
      deleted_at: new Date(),
    }
    expect((await save(forged)).body.data).toEqual({ version: 1, ...chosen })
    const rows = await run.db.owner`
      select company_id, version from company_settings where company_id in (${company.id}, ${other.id})`
    expect(rows).toEqual([{ company_id: company.id, version: 1 }])
  })

  it.each([
    ['defaultDateFormat', 'Default Date Format is required', ['', undefined, 'dd.mm.yy', 'yyyy-mm-dd', 5]],
    ['displayNamePattern', 'Display Name Pattern is required', ['', undefined, 'Nickname']],
    ['currency', 'Currency is required', ['', undefined, 'JPY', 'usd']],
    ['timezone', 'Timezone is required', ['', undefined, 7]],
    ['timezone', 'Unknown time zone', ['GMT+5:30', '+05:30', 'Mars/Olympus', 'asia/kolkata', 'x'.repeat(100)]],
  ])('ask for a given %s: %s', async (field, message, values) => {
    for (const value of values) {
      const { status, body } = await save({ [field]: value })
      expect({ value, status, message: body.fields?.[field] }).toEqual({ value, status: 400, message })
    }
    expect(await get()).toEqual({ version: 0, ...nothing })
  })

  it('leave one line in the trail for a change, none for the same again', async () => {
    await save()
    await save({ version: 1 })
    await save({ version: 1, currency: 'EUR' })
    const rows = await run.db.owner<{ after: { currency: string } }[]>`
      select after from audit where company_id = ${company.id} and action = 'company-settings.add' order by at, id`
    expect(rows.map(({ after }) => after.currency)).toEqual(['INR', 'EUR'])
    expect(await get()).toMatchObject({ version: 2, currency: 'EUR' })
  })

  it('tell the second of two who changed them at once', async () => {
    await save()
    expect((await save({ version: 1, currency: 'EUR' })).status).toBe(200)
    const late = await save({ version: 1, currency: 'USD' })
    expect(late).toMatchObject({ status: 409, body: { code: 'record.changed', current: { currency: 'EUR' } } })
    expect((await save({ version: 0, currency: 'USD' })).status).toBe(409)
    expect(await get()).toMatchObject({ currency: 'EUR' })
  })

  it('reach the open pages of every member, and of no other company', async () => {
    const member = await openStream(run.url, await run.make.tokenOf('recruiter', company))
    const stranger = await openStream(run.url, await run.make.tokenOf('owner', await run.make.company()))
    expect(await member.next()).toEqual({ kind: 'resync' })
    expect(await stranger.next()).toEqual({ kind: 'resync' })
    await save()
    expect(await member.next()).toEqual({ kind: 'session' })
    const theirs = run.call(await run.make.tokenOf('owner', await run.make.company()))
    await save({ version: 1, currency: 'EUR' })
    await save({ currency: 'USD' }, theirs)
    expect(await member.next()).toEqual({ kind: 'session' })
    const late = await Promise.race([stranger.next(), save({ version: 2 }).then(() => 'nothing')])
    expect(late).toBe('nothing')
    member.close()
    stranger.close()
  })
})
