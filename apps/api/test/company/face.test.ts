import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { drawing } from '../images.ts'
import type { Company, Person } from '../make.ts'
import { type RunningApp, runApp } from '../running-app.ts'
import { trailOf } from '../trail.ts'
import { upload } from '../upload.ts'

let run: RunningApp
let company: Company
let owner: Person
let caller: ReturnType<RunningApp['call']>
beforeAll(async () => {
  run = await runApp({ ROLE: 'api' })
})
afterAll(() => run.close())
beforeEach(async () => {
  company = await run.make.company()
  owner = await run.make.person('owner', company)
  caller = run.call(await run.make.session(owner))
})

const image = () =>
  run.make.file(company, owner, { purpose: 'company-image', original_name: 'logo.png', file_type: 'image/png' })
const face = async (more = {}) => ({
  bannerImage: await image(),
  companyLogo: await image(),
  brandColor: '#1A7F5A',
  publish: false,
  ...more,
})
const facts = (companyUrl: string, more = {}) => ({
  companyName: 'Harbor Staffing',
  companyUrl,
  website: 'harbor.example',
  vatNumber: 'DE123456789',
  registrationNumber: 'HRB 1234',
  remoteCompanyId: 'H-1',
  ...more,
})
const fileRows = (keys: string[]) => run.db.owner`select key from stored_file where key = any(${keys})`

describe('branding', () => {
  it('is kept as one set; a picture that is replaced goes, one that is held twice stays', async () => {
    expect((await caller.get('/company-branding/get')).body.data).toBeNull()
    const first = await face()
    const answer = await caller.post('/company-branding/add', first)
    expect(answer).toMatchObject({
      status: 200,
      body: {
        message: 'Branding Updated Successfully',
        data: { ...first, brandColor: '#1a7f5a', version: 1, coverImage: null },
      },
    })
    expect((await caller.post('/company/cover-save', { fileName: first.bannerImage })).status).toBe(200)
    const second = await face({ version: 2 })
    expect((await caller.post('/company-branding/add', { ...second, version: 1 })).body.code).toBe('record.changed')
    expect((await caller.post('/company-branding/add', second)).body.data).toMatchObject({
      coverImage: first.bannerImage,
      version: 3,
    })
    expect((await fileRows([first.bannerImage, first.companyLogo])).map(({ key }) => key)).toEqual([first.bannerImage])
  })

  it('takes in every picture of one request, also with an idempotency key', async () => {
    const bytes = await drawing()
    const sent = { fileName: 'logo.png', fileType: 'image/png', purpose: 'company-image' }
    const [bannerImage, companyLogo] = [await upload(run, caller, bytes, sent), await upload(run, caller, bytes, sent)]
    const key = { 'idempotency-key': crypto.randomUUID() }
    const body = { bannerImage, companyLogo, brandColor: '#123', publish: true }
    expect((await caller.send('POST', '/company-branding/add', body, key)).status).toBe(200)
    for (const fileKey of [bannerImage, companyLogo])
      expect((await caller.get(`/s3/download-url?fileKey=${fileKey}`)).status).toBe(200)
  })

  it.each([
    [{ brandColor: '#12345' }, { brandColor: 'Invalid hex color' }],
    [{ bannerImage: '' }, { bannerImage: 'Banner image is required' }],
    [{ companyLogo: '' }, { companyLogo: 'Company logo is required' }],
    [{ publish: undefined }, { publish: 'Please choose whether the public sees it' }],
  ])('refuses %j', async (more, fields) => {
    expect(await caller.post('/company-branding/add', await face(more))).toMatchObject({
      status: 400,
      body: { fields },
    })
  })

  it("takes no other company's file, and shows nothing to another company", async () => {
    const stranger = run.call(await run.make.tokenOf('owner', await run.make.company()))
    const mine = await face()
    expect((await stranger.post('/company-branding/add', mine)).status).toBe(404)
    await caller.post('/company-branding/add', mine)
    expect((await stranger.get('/company-branding/get')).body.data).toBeNull()
  })
})

describe('company info', () => {
  it("keeps a public address; one that was given up stays the company's own, and can be taken again", async () => {
    const other = run.call(await run.make.tokenOf('owner', await run.make.company()))
    const [one, two] = [`harbor-${company.id.slice(-6)}`, `port-${company.id.slice(-6)}`]
    const first = await caller.post('/company-info/add', facts(one))
    expect(first.body).toMatchObject({
      message: 'Company info Updated Successfully',
      data: { companyUrl: one, website: 'https://harbor.example', version: 1 },
    })
    expect((await caller.post('/company-info/add', facts(two, { version: 1 }))).body.data).toMatchObject({
      companyUrl: two,
      version: 2,
    })
    for (const slug of [one, two])
      expect(await other.post('/company-info/add', facts(slug))).toMatchObject({
        status: 409,
        body: {
          code: 'info.slugTaken',
          fields: { companyUrl: 'This address belongs to another company. Please choose another' },
        },
      })
    expect((await other.get('/company-info/get')).body.data).toBeNull()
    expect((await caller.post('/company-info/add', facts(one, { version: 2 }))).body.data.companyUrl).toBe(one)
    expect((await caller.post('/company-info/add', facts(two, { version: 1 }))).body.code).toBe('record.changed')
  })

  it.each([
    [{ companyUrl: 'ab' }, 'companyUrl', 'Minimum 3 characters'],
    [{ companyUrl: '-ab-' }, 'companyUrl', 'Please use letters a to z, digits, and hyphens between them'],
    [{ vatNumber: ' ' }, 'vatNumber', 'VAT Number is required'],
    [{ website: 'no host' }, 'website', 'Website link should be a valid URL or "NA"'],
    [{ remoteCompanyId: '' }, 'remoteCompanyId', 'Remote Company ID is required'],
  ])('refuses %j', async (more, field, message) => {
    const { status, body } = await caller.post('/company-info/add', facts('harbor-x', more))
    expect([status, body.fields[field]]).toEqual([400, message])
  })

  it('changes one fact and leaves the others', async () => {
    const slug = `facts-${company.id.slice(-6)}`
    await caller.post('/company-info/add', facts(slug))
    const answer = await caller.post('/company-info/add', facts(slug, { vatNumber: 'FR99', version: 1 }))
    expect(answer.body.data).toMatchObject({
      ...facts(slug),
      website: 'https://harbor.example',
      vatNumber: 'FR99',
      version: 2,
    })
    expect(
      (await caller.post('/company-info/add', facts(slug, { vatNumber: 'FR99', version: 2 }))).body.data.version,
    ).toBe(2)
  })

  it('gives an address to one of two companies that take it at once', async () => {
    const others = await Promise.all(
      Array.from({ length: 4 }, async () => run.call(await run.make.tokenOf('owner', await run.make.company()))),
    )
    const slug = `rush-${company.id.slice(-6)}`
    const answers = await Promise.all(others.map((one) => one.post('/company-info/add', facts(slug))))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
  })
})

describe('a cover', () => {
  it('is a picture of the own company, and the one before is gone for good', async () => {
    expect((await caller.post('/company/cover-save', {})).body.fields).toEqual({
      fileName: 'Please select a file first.',
    })
    const [before, after] = [await image(), await image()]
    await caller.post('/company/cover-save', { fileName: before })
    const { body } = await caller.post('/company/cover-save', { fileName: after })
    expect(body).toMatchObject({ message: 'Cover image saved', data: { coverImage: after, version: 2 } })
    expect((await fileRows([before, after])).map(({ key }) => key)).toEqual([after])
    const trail = await trailOf(run.db.owner, body.data._id)
    expect(trail.map(({ action }) => action)).toEqual(['company-branding.update', 'company-branding.update'])
  })
})
