import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Caller } from '../call.ts'
import { type RunningApp, runApp } from '../running-app.ts'

let run: RunningApp
let owner: Caller
beforeAll(async () => {
  run = await runApp({ ROLE: 'api' })
  const company = await run.make.company()
  owner = run.call(await run.make.session(await run.make.person('owner', company)))
})
afterAll(() => run.close())

let count = 0
const person = (more: object = {}) => ({
  firstName: 'Priya',
  lastName: 'Nair',
  email: `rate-${++count}@example.com`,
  phone: '5551234567',
  ...more,
})
const add = async (more: object = {}) => (await owner.post('/candidate/add-candidate', person(more))).body.data
const rate = { rateAmount: 72.5, rateCurrency: 'EUR', ratePer: 'day', taxTerm: '1099' }
const none = { rateAmount: null, rateCurrency: null, ratePer: null }

describe('the rate of a candidate', () => {
  it('has an amount with its currency and unit', async () => {
    const { _id } = await add(rate)
    expect((await owner.post('/candidate/view', { candidateId: _id })).body.data).toMatchObject(rate)
  })

  it('is in US dollars an hour if nothing else is said, and in the currency of a company that chose one', async () => {
    expect(await add({ rateAmount: 60 })).toMatchObject({ rateAmount: 60, rateCurrency: 'USD', ratePer: 'hour' })
    const settings = {
      defaultDateFormat: 'mm/dd/yy',
      displayNamePattern: 'First Name',
      currency: 'GBP',
      timezone: 'Asia/Kolkata',
    }
    await owner.post('/company-settings/add', settings)
    expect(await add({ rateAmount: 60 })).toMatchObject({ rateAmount: 60, rateCurrency: 'GBP', ratePer: 'hour' })
  })

  it('changes part by part, and goes as a whole; how somebody is paid stays', async () => {
    const { _id } = await add(rate)
    const change = async (body: object) => (await owner.put(`/candidate/update/${_id}`, body)).body.data
    expect(await change({ rateAmount: 80 })).toMatchObject({ ...rate, rateAmount: 80 })
    expect(await change({ ratePer: 'month' })).toMatchObject({ ...rate, rateAmount: 80, ratePer: 'month' })
    expect(await change({ rateAmount: null })).toMatchObject({ ...none, taxTerm: '1099' })
    expect(await change({ rateCurrency: 'EUR' })).toMatchObject(none)
  })

  it.each([
    ['rateAmount', -1, 'Please enter an amount'],
    ['rateAmount', 1e12, 'Please enter an amount'],
    ['rateAmount', '70', 'Please enter an amount'],
    ['rateCurrency', 'XXX', 'Please choose a currency'],
    ['ratePer', 'week', 'Please choose a unit'],
    ['taxTerm', 'C3C', 'Please choose a tax term'],
  ])('refuses %s %j', async (field, value, message) => {
    const { status, body } = await owner.post('/candidate/add-candidate', person({ rateAmount: 70, [field]: value }))
    expect({ status, fields: body.fields }).toEqual({ status: 400, fields: { [field]: message } })
  })

  it('goes over as one thing where two people are merged', async () => {
    const kept = await add({ rateAmount: 60, rateCurrency: 'USD', taxTerm: 'W2' })
    const other = await add(rate)
    const merge = {
      keep: kept._id,
      keepVersion: kept.version,
      other: other._id,
      otherVersion: other.version,
      choices: { rate: 'other' },
    }
    const { status } = await owner.post('/candidate-duplicate/merge', merge)
    expect(status).toBe(200)
    expect((await owner.post('/candidate/view', { candidateId: kept._id })).body.data).toMatchObject(rate)
  })
})
