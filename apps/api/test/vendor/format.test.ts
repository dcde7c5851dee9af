import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Caller } from '../call.ts'
import type { Company } from '../make.ts'
import { type RunningApp, runApp } from '../running-app.ts'
import { trailOf } from '../trail.ts'

let run: RunningApp
let company: Company
let bench: Caller
let vendorId: string
beforeAll(async () => {
  run = await runApp({ ROLE: 'api' })
})
afterAll(() => run.close())
beforeEach(async () => {
  company = await run.make.company()
  bench = run.call(await run.make.tokenOf('bench-sales', company))
  vendorId = await run.make.vendor(company)
})

const save = (body: object, by = bench) => by.post('/vendor/step-five', { vendorId, ...body })
const view = async (by = bench) => (await by.post('/vendor-format/view', { vendorId })).body.data
const whole = {
  description: 'One mail a person',
  mailingSubject: 'Candidate for your requirement',
  body: 'Dear team,',
  columns: ['name', 'rate', 'location'],
  fileType: 'pdf',
  fileName: '{lastName}-{firstName} {date}',
}

describe('the submission format of a vendor', () => {
  it('is saved by the fifth step, replaced, and read by whoever sees the vendor', async () => {
    expect(await view()).toBeNull()
    const saved = await save(whole)
    expect(saved.body).toMatchObject({
      message: 'Vendor Updated Successfully',
      data: { ...whole, vendor: vendorId, version: 1 },
    })
    const recruiter = run.call(await run.make.tokenOf('recruiter', company))
    expect(await view(recruiter)).toEqual(saved.body.data)
    expect((await save(whole, recruiter)).status).toBe(403)
    const again = await save({ ...whole, columns: ['rate', 'name'], version: 1 })
    expect(again.body.data).toMatchObject({ columns: ['rate', 'name'], version: 2 })
    expect((await save({ ...whole, version: 1 })).status).toBe(409)
    expect((await save({ ...whole, columns: ['rate', 'name'] })).body.data.version).toBe(2)
    expect((await bench.post('/vendor/view', { vendorId })).body.data.savedSteps).toEqual([1, 5])
    expect(await trailOf(run.db.owner, saved.body.data._id)).toHaveLength(2)
  })

  it.each([
    [{ description: 'x'.repeat(501) }, { description: 'Maximum 500 characters' }],
    [{ mailingSubject: 'x'.repeat(151) }, { mailingSubject: 'Maximum 150 characters' }],
    [{ body: 'x'.repeat(15_001) }, { body: 'Maximum 15000 characters' }],
    [{ columns: ['name', 'name'] }, { columns: 'Each column can be chosen once' }],
    [{ fileName: '{surname}' }, { fileName: 'Please use only the names below in braces' }],
    [{ fileName: 'a/b' }, { fileName: 'A file name cannot hold \\ / : * ? " < > |' }],
  ])('is refused: %j', async (body, fields) => {
    expect((await save(body)).body).toMatchObject({ code: 'request.invalid', fields })
  })

  it("is nobody's of another company, or of those who do not see the vendor", async () => {
    await save(whole)
    const summit = run.call(await run.make.tokenOf('owner', await run.make.company()))
    expect((await save(whole, summit)).status).toBe(404)
    expect((await summit.post('/vendor-format/view', { vendorId })).status).toBe(404)
    const owner = await run.make.person('owner', company)
    await run.db.owner`update vendor set visibility = 'private', primary_owner_id = ${owner.id} where id = ${vendorId}`
    expect((await bench.post('/vendor-format/view', { vendorId })).status).toBe(404)
    expect((await save(whole)).status).toBe(404)
  })
})
