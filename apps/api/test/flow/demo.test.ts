import { Parse } from '@corridor/contract/base/parse/shapes'
import { documentFlags } from '@corridor/contract/company/onboarding/choices'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadConfig } from '../../src/config.ts'
import { loadDemo } from '../../src/features/flow/demo/seed/load-demo.ts'
import { loadReferenceData } from '../../src/features/flow/demo/seed/reference-data.ts'
import { someCountries } from '../base/some-countries.ts'
import type { AnyRecord, Caller } from '../call.ts'
import type { Person } from '../make.ts'
import { type RunningApp, runApp } from '../running-app.ts'

let run: RunningApp
let administrator: Caller
let companies: AnyRecord[]
beforeAll(async () => {
  run = await runApp()
  const config = loadConfig({ PORT: '0', DEMO: '0', DATABASE_URL: run.db.urls.owner, DATA_DIR: run.dataDir })
  await someCountries(run)
  await loadReferenceData(run.db.owner)
  await loadDemo({ config, db: run.db })
  administrator = await as('admin@corridor.example')
  companies = (await administrator.post('/company/list-companies', { limit: 100 })).body.data
}, 120_000)
afterAll(() => run.close())

/** One of the demo's people. */
async function as(email: string): Promise<Caller> {
  const [person] = await run.db.owner<Person[]>`
    select u.id, u.email, case when u.is_administrator then 'admin' else 'company' end as area, m.company_id as "companyId"
    from user_account u left join membership m on m.user_id = u.id where u.email = ${email}`
  if (!person) throw new Error(`The demo has no ${email}`)
  return run.call(await run.make.session(person))
}

const ownerOf = async ({ name }: AnyRecord) => {
  const [row] = await run.db.owner<{ email: string }[]>`
    select u.email from company c join membership m on m.company_id = c.id and 'owner' = any(m.roles)
    join user_account u on u.id = m.user_id where c.name = ${String(name)}`
  return as(row?.email ?? '')
}
const all = async (caller: Caller, path: string) => (await caller.post(path, { limit: 100 })).body.data

// Resumes that are read, of the latest and of the first: the lint reads them all.
const firstRead = 6

describe('the demo, by the product’s own rules', () => {
  it('has companies whose onboarding is as far as their step says, each with its countries', async () => {
    expect(companies.length).toBeGreaterThan(5)
    for (const company of companies) {
      expect(company, company.name as string).toMatchObject({ yourCountryInfo: [{}], clientCountryInfo: [{}] })
      const owner = await ownerOf(company)
      const standing = (await owner.get('/company/standing')).body as unknown as {
        currentOnBoardingStep: number
        onboardingCompleted: boolean
        missing: { step: number }[]
      }
      if (standing.onboardingCompleted) expect(standing, company.name as string).toMatchObject({ missing: [] })
      for (const { step } of standing.missing) expect(step).toBeGreaterThanOrEqual(standing.currentOnBoardingStep)
    }
  })

  it('says of no document that it is there and is not', async () => {
    for (const company of companies) {
      const documents = await all(await ownerOf(company), '/company-document/list-documents')
      const stored = new Set(documents.map(({ documentType }) => documentType))
      const answers = company.documentationInfo as Record<string, boolean>
      for (const [type, { lacks, spares }] of Object.entries(documentFlags)) {
        expect([answers[lacks], answers[spares]].filter(Boolean).length).toBeLessThan(2)
        if (stored.has(type)) expect(answers).toMatchObject({ [lacks]: false, [spares]: false })
      }
    }
  })

  it.each([
    ['/company-location', 'list', 'add-location'],
    ['/company-employee', 'list', 'add-employee'],
  ])('holds nothing under %s that its form would refuse', async (root, list, save) => {
    let saved = 0
    for (const company of companies) {
      const owner = await ownerOf(company)
      for (const { _id, version, ...values } of await all(owner, `${root}/${list}`)) {
        const answer = await owner.put(`${root}/${save}/${_id}`, { ...values, version })
        expect(answer, JSON.stringify(values)).toMatchObject({ status: 200, body: { data: { version } } })
        saved += 1
      }
    }
    expect(saved).toBeGreaterThan(5)
  })

  it.each(['bench@harbor.example', 'bench@summit.example'])(
    'has candidates of %s who pass their form',
    async (email) => {
      const bench = await as(email)
      const candidates = await all(bench, '/candidate/list')
      expect(candidates.length).toBeGreaterThan(10)
      for (const { _id, version, resume, ...values } of candidates) {
        const answer = await bench.put(`/candidate/update/${_id}`, { ...values, version })
        expect(answer, JSON.stringify(values)).toMatchObject({ status: 200, body: { data: { version } } })
        expect(values.phoneInfo).toMatchObject([{ number: values.phone, isCallable: true }])
        const [authorization] = values.workAuthorizationInfo as { name: string }[]
        expect(values.isUsCitizen).toBe(authorization?.name === 'US Citizen')
      }
    },
  )

  it('has in the records of candidates what their resumes tell', { timeout: 60_000 }, async () => {
    const bench = await as('bench@harbor.example')
    const read = async (fileKey: string) => {
      const { body } = await bench.post('/agent/resume-parser', { fileKey })
      const look = async () => Parse.parse((await bench.get(`/agent/parse/${body.parseId}`)).body)
      await expect.poll(async () => (await look()).status, { timeout: 30_000 }).toBe('done')
      return (await look()).result
    }
    const withResume = (await all(bench, '/candidate/list')).filter(({ resume }) => resume)
    expect(withResume).toHaveLength(60)
    for (const { _id, email, phone, resume } of withResume.slice(-firstRead).concat(withResume.slice(0, firstRead))) {
      const found = await read((resume as { fileKey: string }).fileKey)
      expect([found?.email?.value, found?.phone?.value]).toEqual([email, phone])
      const countOf = async (kind: string) =>
        (await bench.post(`/${kind}/list`, { filters: { candidate: _id } })).body.totalDocs
      expect(await countOf('candidate-history'), String(email)).toBe(found?.positions?.length)
      expect(await countOf('candidate-education')).toBe(found?.studies?.length)
      expect(found?.positions?.length).toBeGreaterThan(0)
    }
  })

  it('finds people by the words of their resumes from the first moment', async () => {
    const recruiter = await as('recruiter@harbor.example')
    const find = async (query: string) => (await recruiter.post('/candidate/list', { filters: { query } })).body
    expect((await find('"Anita Rao" AND logistics')).totalDocs).toBeGreaterThan(0)
    expect((await find('"Bramblewick Logistics"')).totalDocs).toBeGreaterThan(0)
  })

  it('has a year in the pipeline that each list and its total tell alike', async () => {
    const bench = await as('bench@harbor.example')
    const totalOf = async (path: string, filters = {}) => (await bench.post(path, { limit: 1, filters })).body.totalDocs
    const started = await totalOf('/submission/list', { state: 'started' })
    expect(await totalOf('/submission/list')).toBe(240)
    expect(await totalOf('/interview/list')).toBe(90)
    expect([started, await totalOf('/placement/list')]).toEqual([34, 34])
    expect(await totalOf('/campaign/list')).toBe(24)
    expect(await totalOf('/vendor/list')).toBe(100)
    expect(await totalOf('/client/list')).toBe(40)
  })

  it('begins the timeline of a candidate and of a vendor on the day on which they came', async () => {
    const bench = await as('bench@harbor.example')
    const [candidate] = (await bench.post('/candidate/list', { searchTerm: 'Anita Rao' })).body.data
    const [vendor] = (await bench.post('/vendor/list', { searchTerm: 'Quarrystone' })).body.data
    const first = ({ data }: { data: AnyRecord[] }) => data.at(-1)
    const known = first((await bench.post('/candidate/timeline', { candidateId: candidate?._id, limit: 100 })).body)
    expect(known).toMatchObject({ action: 'added', at: candidate?.createDate })
    const met = first((await bench.post('/vendor/timeline', { vendorId: vendor?._id, limit: 100 })).body)
    expect(met).toMatchObject({ at: vendor?.createDate })
  })

  it('remembers what was verified, so that a change of it shows old and new', async () => {
    const company = companies.find(({ name }) => name === 'Atlas Study Abroad') as AnyRecord
    const owner = await ownerOf(company)
    const [contact] = await all(owner, '/company-employee/list')
    const contactDetails = async () => {
      const { body } = await administrator.get(`/company/update-company/${company._id}/verification`)
      const { sections } = body.data as unknown as { sections: AnyRecord[] }
      return sections.find(({ section }) => section === 'contactDetails')
    }
    expect(await contactDetails()).toMatchObject({ state: 'verified', before: null })
    const changed = await owner.put(`/company-employee/add-employee/${contact?._id}`, {
      ...contact,
      mobile: '7400123457',
    })
    expect(changed.status).toBe(200)
    const facts = (mobile: string) => expect.arrayContaining([{ field: 'mobile', value: mobile }])
    const review = await contactDetails()
    expect(review).toMatchObject({ state: 'submitted' })
    expect(review?.before).toContainEqual({ id: contact?._id, facts: facts('+44 7400123456') })
    expect(review?.now).toContainEqual({ id: contact?._id, facts: facts('+44 7400123457') })
  })
})
