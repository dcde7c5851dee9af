import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AnyRecord, Caller } from '../call.ts'
import type { Company } from '../make.ts'
import { type RunningApp, runApp } from '../running-app.ts'

let run: RunningApp
let company: Company
let recruiter: Caller
beforeAll(async () => {
  run = await runApp({ ROLE: 'api' })
  company = await run.make.company()
  recruiter = run.call(await run.make.session(await run.make.person('recruiter', company)))
})
afterAll(() => run.close())

const add = (details: object, by = recruiter) => by.post('/client/add', details)
const found = async (searchTerm: string) =>
  (await recruiter.post<{ data: AnyRecord[] }>('/client/list', { searchTerm })).body.data.map(({ name }) => name)

describe('a client', () => {
  it('is added with its aliases, and found by each of them', async () => {
    const { status, body } = await add({
      name: 'JPMorgan Chase',
      aliases: ['JPMC', 'JP Morgan', 'jpmc'],
      website: 'jpm.example',
    })
    expect({ status, body }).toMatchObject({
      status: 200,
      body: {
        message: 'Client Added Successfully',
        data: { aliases: ['JPMC', 'JP Morgan'], website: 'https://jpm.example', notes: '', status: 'active' },
      },
    })
    expect(await found('jpmc')).toEqual(['JPMorgan Chase'])
  })

  it.each([
    [{ name: '' }, 'name', 'Name is required'],
    [{ name: 'x' }, 'name', 'Minimum 2 characters'],
    [{ name: 'x'.repeat(101) }, 'name', 'Maximum 100 characters'],
    [{ name: 'Sound', website: 'no site' }, 'website', 'Website link should be a valid URL or "NA"'],
    [{ name: 'Sound', notes: 'x'.repeat(2001) }, 'notes', 'Maximum 2000 characters'],
  ])('refuses %j', async (details, field, message) => {
    const { status, body } = await add(details)
    expect({ status, told: body.fields?.[field] }).toEqual({ status: 400, told: message })
  })

  it.each([
    ['its name, however it is written', { name: 'ACME Health, Inc.' }, 'ACME Health, Inc.'],
    ['its name as an alias', { name: 'Other One', aliases: ['acme health'] }, 'acme health'],
    ['one of its aliases', { name: 'AHC' }, 'AHC'],
  ])('is named where another has %s', async (_, details, name) => {
    await add({ name: 'Acme Health', aliases: ['AHC'] })
    const { status, body } = await add(details)
    expect({ status, code: body.code, message: body.message }).toEqual({
      status: 409,
      code: 'client.nameTaken',
      message: `A client called "${name}" already exists: Acme Health`,
    })
  })

  it('may be called as one in the bin, or of another company, is; that one stays there then', async () => {
    const other = run.call(await run.make.session(await run.make.person('owner', await run.make.company())))
    expect((await add({ name: 'Globex' }, other)).status).toBe(200)
    const { body } = await add({ name: 'Globex' })
    expect((await recruiter.send('DELETE', `/client/delete/${body.data._id}`)).status).toBe(200)
    expect((await add({ name: 'Globex' })).status).toBe(200)
    const bin = await recruiter.post<{ data: AnyRecord[] }>('/bin/list', { searchTerm: 'Globex' })
    const back = await recruiter.post(`/bin/restore/${bin.body.data[0]?._id}`)
    expect({ status: back.status, code: back.body.code }).toEqual({ status: 409, code: 'client.nameTaken' })
  })

  it('is made once by twenty at a time', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => add({ name: 'Initech' })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 19 }, () => 409)])
  })

  it('is changed and gives its former name free', async () => {
    const { body } = await add({ name: 'Old Name' })
    const { _id, version } = body.data
    const update = (more: object) => recruiter.send('PUT', `/client/update/${_id}`, more)
    expect((await update({ name: 'New Name', version })).body).toMatchObject({
      message: 'Client Updated Successfully',
      data: { name: 'New Name', version: 2 },
    })
    expect((await update({ name: 'New Name' })).body.data.version).toBe(2)
    expect((await update({ name: 'Later', version: 1 })).status).toBe(409)
    expect((await add({ name: 'Old Name' })).status).toBe(200)
  })
})
