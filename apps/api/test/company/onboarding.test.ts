import { companyDocumentTypes } from '@corridor/contract/company/onboarding/choices'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { AnyBody, AnyRecord, Caller } from '../call.ts'
import { contentsOf } from '../contents.ts'
import type { Company, Person } from '../make.ts'
import { writeTextPdf } from '../reading/pdf-writer.ts'
import { type RunningApp, runApp } from '../running-app.ts'
import { trailOf } from '../trail.ts'
import { upload } from '../upload.ts'

let run: RunningApp
let india: string
let company: Company
let founder: Person
let owner: Caller
beforeAll(async () => {
  run = await runApp({ ROLE: 'api' })
  india = await run.make.country({ name: 'India', code: 'IN', phone_code: '+91' })
})
afterAll(() => run.close())
beforeEach(async () => {
  company = await run.make.company({ isOnboarded: false, current_on_boarding_step: 1 })
  founder = await run.make.person('owner', company)
  await run.make.change('company', company.id, { created_by: founder.id })
  owner = run.call(await run.make.session(founder))
})

interface CompanyBody extends AnyBody {
  updatedCompany: AnyRecord
}
const companyPath = () => `/company/update-company/${company.id}`
const update = (body: object, caller = owner) => caller.put<CompanyBody>(companyPath(), body)
const place = () => ({
  addressType: 'headOffice',
  country: india,
  state: 'Gujarat',
  city: 'Surat',
  address: '12 Ring Road, Surat',
  zipCode: '395 003',
})
const person = {
  authorityType: 'headCanadaTeam',
  authorityPosition: 'partner',
  firstName: 'Asha',
  lastName: 'Mehta',
  email: 'asha@maple.example',
  countryCode: '+91',
  mobile: '98765 43210',
}
const friend = { referenceBy: 'OTHER', otherReference: 'A friend' }
const addLocations = (locations: unknown[], caller = owner) =>
  caller.post('/company-location/add-multiple-locations', { locations })
const addEmployees = (employees: unknown[]) => owner.post('/company-employee/add-multiple-employees', { employees })
const addReference = (body: object) => owner.post('/company-reference/add-reference', body)
const pdf = writeTextPdf([{ x: 50, y: 700, text: 'Visiting card' }])
const uploadPdf = () => upload(run, owner, pdf, { fileName: 'card.pdf', purpose: 'company-document' })
const required = ['visitingCard', 'authorityLetter', 'cancelledCheque']
const allSpared = { hasPanCard: true, hasIdProof: true, hasGst: true, needsLicence: true }

async function addDocuments(types = required) {
  const documents: object[] = []
  for (const documentType of types) documents.push({ documentType, documentKey: await uploadPdf(), isOptional: false })
  return owner.post('/company-document/add-multiple-documents', { documents })
}

const theCompany = async (caller = owner) => (await caller.post('/company/list-companies')).body.data[0] as AnyRecord
const step = async () => (await theCompany()).currentOnBoardingStep
const done = { onboardingCompleted: true, currentOnBoardingStep: 6 }

async function goTo(wanted: number) {
  if (wanted > 1) await update({ tradingName: 'Maple', companyName: 'Maple Pathways' })
  if (wanted > 2) await addLocations([place()])
  if (wanted > 3) await addEmployees([person])
  if (wanted > 4) {
    await addDocuments()
    await update({ websiteLink: 'https://www.maple.example/en', documentationInfo: allSpared })
  }
  if (wanted > 5) await addReference(friend)
}

describe('the onboarding', () => {
  it('goes through its six steps, and the next request of the session is let in', async () => {
    expect(await step()).toBe(1)
    const names = { tradingName: 'AT&T', companyName: 'AT&T Staffing, Inc.' }
    expect((await update(names)).body.fields).toMatchObject({ companyName: 'Only alphabets and spaces are allowed' })
    const markup = { companyName: '<b>Firm</b>', nameConfirmed: true }
    expect((await update(markup)).body.fields).toEqual({ companyName: 'Only alphabets and spaces are allowed' })
    const named = await update({ ...names, nameConfirmed: true })
    expect(named.body).toMatchObject({
      message: 'Company information updated successfully',
      updatedCompany: { ...names, name: 'AT&T', currentOnBoardingStep: 2 },
    })
    expect(named.body.data).toEqual(named.body.updatedCompany)
    const located = await addLocations([place()])
    expect(located.body).toMatchObject({
      message: 'Address information added successfully',
      data: [
        {
          name: 'Head Office',
          zipCode: '395003',
          countryInfo: [{ _id: india, name: 'India', code: 'IN' }],
          state: 'Gujarat',
        },
      ],
    })
    expect(await step()).toBe(3)
    expect((await addEmployees([person])).body).toMatchObject({
      message: 'Contact authority information added successfully',
      data: [{ name: 'Asha Mehta', mobile: '9876543210' }],
    })
    expect(await step()).toBe(4)
    const documented = await addDocuments()
    expect(documented.body.data.map(({ documentType }) => documentType).sort()).toEqual(required.toSorted())
    expect(await step()).toBe(4)
    const spared = await update({ websiteLink: 'https://www.maple.example/en', documentationInfo: allSpared })
    expect(spared.body).toMatchObject({
      message: 'Documentation information updated successfully',
      data: { domain: 'maple.example', documentationInfo: { ...allSpared, hasLicence: true, needsGst: false } },
    })
    expect(await step()).toBe(5)
    expect((await owner.get('/company-reference/get-reference')).status).toBe(404)
    expect((await addReference({ ...friend, website: 'left aside' })).body).toMatchObject({
      message: 'Reference information saved successfully!',
      data: friend,
    })
    expect((await owner.get('/company-reference/get-reference')).body.data).not.toHaveProperty('website')
    expect(await step()).toBe(6)
    expect((await owner.post('/hotlist/list')).body.code).toBe('session.onboarding')
    const admin = run.call(await run.make.tokenOf('administrator'))
    expect((await update(done)).body).toMatchObject({
      message: 'Onboarding completed successfully!',
      updatedCompany: { currentOnBoardingStep: 6, onboardingCompleted: true, isOnBoardingCompleted: true },
    })
    expect((await admin.post('/notification/list')).body.data[0]).toMatchObject({
      kind: 'company-completed',
      tab: 'team',
      path: `/admin/companies/view-company/${company.id}`,
    })
    expect((await owner.post('/hotlist/list')).status).toBe(200)
    expect((await owner.get('/auth/me')).body).toMatchObject({ user: { isOnBoardingCompleted: true } })
    const actions = (await trailOf(run.db.owner, company.id)).map(({ action }) => action)
    expect(actions.filter((action) => action === 'company.open-step')).toHaveLength(5)
    expect(actions.at(-1)).toBe('company.update')
  })

  it('says what is missing, and on which step', async () => {
    const standing = async () => (await owner.get<{ missing: AnyRecord[] }>('/company/standing')).body
    expect(await standing()).toMatchObject({ currentOnBoardingStep: 1, onboardingCompleted: false })
    expect((await standing()).missing.map(({ step, field }) => `${step} ${field}`)).toEqual([
      '1 companyName',
      '2 locations',
      '3 employees',
      '4 visitingCard',
      '4 panCard',
      '4 idProof',
      '4 gstCertificate',
      '4 licenceDocument',
      '4 authorityLetter',
      '4 cancelledCheque',
      '5 referenceBy',
    ])
    await goTo(4)
    expect((await standing()).missing[0]).toEqual({
      step: 4,
      field: 'visitingCard',
      message: 'Visiting Card is required',
    })
    await goTo(6)
    expect(await standing()).toMatchObject({ currentOnBoardingStep: 6, onboardingCompleted: false, missing: [] })
  })

  it.each([
    ['US', ['visitingCard', 'idProof', 'licenceDocument', 'authorityLetter', 'cancelledCheque']],
    ['CA', ['visitingCard', 'idProof', 'gstCertificate', 'licenceDocument', 'authorityLetter', 'cancelledCheque']],
    ['IN', companyDocumentTypes],
  ])('asks a company in %s for the documents that its country knows', async (code, asked) => {
    await goTo(4)
    const yourCountry = code === 'IN' ? india : await run.make.country({ code })
    await update({ yourCountry })
    const { missing } = (await owner.get<{ missing: AnyRecord[] }>('/company/standing')).body
    expect(missing.filter(({ step }) => step === 4).map(({ field }) => field)).toEqual(asked)
  })

  it('is saved in its order', async () => {
    const early = async (wanted: number, ask: () => Promise<{ status: number; body: AnyBody }>) => {
      const before = await contentsOf(run.db.owner)
      const message = `Please complete step ${wanted} first`
      expect(await ask()).toMatchObject({ status: 409, body: { code: 'onboarding.stepFirst', message } })
      expect(await contentsOf(run.db.owner)).toEqual(before)
    }
    await early(1, () => addLocations([place()]))
    await early(2, () => addEmployees([person]))
    await early(3, () => update({ websiteLink: 'NA' }))
    await early(4, () => addReference(friend))
    await early(1, () => update({ currentOnBoardingStep: 4 }))
    const documentKey = await uploadPdf()
    const documents = [{ documentType: 'visitingCard', documentKey }]
    await early(3, () => owner.post('/company-document/add-multiple-documents', { documents }))
    expect(await update(done)).toMatchObject({
      status: 409,
      body: { message: 'Please complete previous steps first' },
    })
    await goTo(2)
    await early(2, () => addEmployees([person]))
  })

  it('names every part that is missing, and completes nothing', async () => {
    await goTo(6)
    const { db } = run
    await db.owner`update company set legal_name = null, documentation_info = '{"hasGst": true}' where id = ${company.id}`
    await db.owner`delete from company_location where company_id = ${company.id}`
    await db.owner`delete from company_employee where company_id = ${company.id}`
    await db.owner`delete from company_document where company_id = ${company.id} and document_type = 'cancelledCheque'`
    await db.owner`delete from company_reference where company_id = ${company.id}`
    const refused = await update(done)
    expect(refused).toMatchObject({ status: 409, body: { code: 'onboarding.incomplete' } })
    expect(refused.body.fields).toEqual({
      companyName: 'Company Name is required',
      locations: 'At least one location is required',
      employees: 'At least one contact authority is required',
      panCard: 'PAN Card is required',
      idProof: 'ID Proof is required',
      licenceDocument: 'Licence Document is required',
      cancelledCheque: 'Cancelled Cheque is required',
      referenceBy: 'Reference By is required',
    })
    expect((await theCompany()).onboardingCompleted).toBe(false)
  })

  it('is completed once by two at the same moment', async () => {
    await goTo(6)
    const answers = await Promise.all([1, 2, 3].map(() => update(done)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    const trail = await trailOf(run.db.owner, company.id)
    expect(trail.filter(({ after }) => after?.is_on_boarding_completed === true)).toHaveLength(1)
  })

  it('stays complete: its last location, contact or document cannot go', async () => {
    await goTo(6)
    await update(done)
    const [location] = (await owner.post('/company-location/list')).body.data
    const [employee] = (await owner.post('/company-employee/list')).body.data
    const before = await contentsOf(run.db.owner)
    const lost = { status: 409, body: { code: 'onboarding.partNeeded' } }
    expect(await owner.delete(`/company-location/delete-location/${location?._id}`)).toMatchObject({
      ...lost,
      body: { fields: { locations: 'At least one location is required' } },
    })
    expect(await owner.delete(`/company-employee/delete-employee/${employee?._id}`)).toMatchObject(lost)
    expect(await update({ documentationInfo: { hasGst: false } })).toMatchObject(lost)
    expect(await contentsOf(run.db.owner)).toEqual(before)
    await addLocations([place()])
    expect((await owner.delete(`/company-location/delete-location/${location?._id}`)).body.message).toBe(
      'Address deleted successfully',
    )
  })

  it('keeps its owner alone at it: others of the company read nothing here, an administrator everything', async () => {
    await goTo(3)
    const others = await Promise.all(
      (['recruiter', 'bench-sales', 'company-user'] as const).map(async (role) =>
        run.call(await run.make.tokenOf(role, company)),
      ),
    )
    for (const other of others) {
      expect((await other.post('/company/list-companies')).status).toBe(403)
      expect((await other.post('/company-location/list')).status).toBe(403)
      expect((await addLocations([place()], other)).status).toBe(403)
      const { body } = await other.get('/auth/me')
      expect(body).toMatchObject({ user: { companyInfo: { _id: company.id, currentOnBoardingStep: 3 } } })
    }
    const admin = run.call(await run.make.tokenOf('administrator'))
    const filters = { companyId: company.id }
    expect((await admin.post('/company-location/list', { filters })).body.totalDocs).toBe(1)
    expect((await update({ companyName: 'Other Name' }, admin)).status).toBe(403)
  })

  it('shows nothing of it to a second company', async () => {
    await goTo(6)
    const other = await run.make.company({ isOnboarded: false, current_on_boarding_step: 6 })
    const stranger = run.call(await run.make.tokenOf('owner', other))
    const [location] = (await owner.post('/company-location/list')).body.data
    const [document] = (await owner.post('/company-document/list-documents')).body.data
    const filters = { companyId: company.id }
    for (const list of ['/company-location/list', '/company-employee/list', '/company-document/list-documents']) {
      expect((await stranger.post(list)).body.totalDocs).toBe(0)
      expect((await stranger.post(list, { filters })).body.totalDocs).toBe(0)
    }
    expect((await theCompany(stranger))._id).toBe(other.id)
    expect((await stranger.post('/company/list-companies', { filters: { createdBy: founder.id } })).status).toBe(403)
    expect((await stranger.get('/company-reference/get-reference')).status).toBe(404)
    expect((await update({ companyName: 'Taken Over' }, stranger)).status).toBe(404)
    expect((await addLocations([{ ...place(), _id: location?._id }], stranger)).status).toBe(404)
    expect((await stranger.get(`/s3/download-url?fileKey=${document?.documentKey}`)).status).toBe(404)
    const theirs = [{ documentType: 'panCard', documentKey: document?.documentKey }]
    expect((await stranger.post('/company-document/add-multiple-documents', { documents: theirs })).status).toBe(404)
  })

  it('answers before it is complete only what belongs to it', async () => {
    for (const level of ['country', 'state', 'city']) {
      expect((await owner.post(`/address-management/${level}/list`, { limit: 5 })).status).toBe(200)
    }
    expect((await owner.post('/draft/view', { form: 'company.step' })).status).toBe(200)
    const resume = { fileName: 'a.pdf', fileType: 'application/pdf', fileSize: 5, purpose: 'resume' }
    expect((await owner.post('/s3/upload-url', resume)).body.code).toBe('session.onboarding')
    const key = await run.make.file(company, founder)
    expect((await owner.get(`/s3/download-url?fileKey=${key}`)).body.code).toBe('session.onboarding')
    const unverified = await run.make.person('owner', company, { is_email_verified: false })
    const early = run.call(await run.make.session(unverified))
    expect((await early.post('/company/list-companies')).body.code).toBe('session.unverified')
  })
})

describe('a company', () => {
  it('is called by its trading name, else by its legal one, and has the domain of its website or its founder', async () => {
    const names = async () => {
      const { name, domain } = await theCompany()
      return { name, domain }
    }
    await update({ companyName: 'Maple Pathways' })
    expect(await names()).toEqual({ name: 'Maple Pathways', domain: 'example.com' })
    await update({ tradingName: 'Maple' })
    expect((await names()).name).toBe('Maple')
    await update({ tradingName: '' })
    expect((await names()).name).toBe('Maple Pathways')
    await run.make.change('user_account', founder.id, { email: `${founder.id}@gmail.com` })
    await update({ tradingName: 'Maple' })
    expect(await names()).toEqual({ name: 'Maple', domain: null })
  })

  it('tells the second tab, and shows how it stands', async () => {
    const first = await update({ companyName: 'Maple One', version: (await theCompany()).version })
    const second = await update({ companyName: 'Maple Two', version: 1 })
    expect(second).toMatchObject({ status: 409, body: { code: 'record.changed', current: { version: 2 } } })
    expect(second.body.current).toMatchObject({ companyName: first.body.data.companyName })
  })

  it('keeps who it is and where', async () => {
    const who = { type: 'agent', yourCountry: india, clientCountry: india }
    const saved = await update(who)
    expect(saved.body.data).toMatchObject({
      ...who,
      yourCountryInfo: [{ name: 'India', code: 'IN' }],
      currentOnBoardingStep: 1,
    })
    expect((await update({ yourCountry: company.id })).body.fields).toEqual({ yourCountry: 'Country not found' })
  })
})

describe('locations', () => {
  beforeEach(() => goTo(2))

  it('are added and updated at once, all or none', async () => {
    const [one] = (await addLocations([place()])).body.data
    const saved = await addLocations([
      { ...place(), _id: one?._id, version: 1, address: '14 Ring Road, Surat' },
      { ...place(), addressType: 'other' },
    ])
    expect(saved.body.data).toMatchObject([
      { _id: one?._id, version: 2, address: '14 Ring Road, Surat' },
      { name: 'Other Address', version: 1 },
    ])
    const before = await contentsOf(run.db.owner)
    const refused = await addLocations([place(), { ...place(), zipCode: '000000' }])
    expect(refused.body.fields).toEqual({ 'locations.1.zipCode': 'PIN/ZIP Code cannot repeat one character 6 times' })
    const stale = await addLocations([place(), { ...place(), _id: one?._id, version: 1, city: 'Rajkot' }])
    expect(stale).toMatchObject({ status: 409, body: { current: { _id: one?._id, version: 2 } } })
    expect((await addLocations([place(), { ...place(), _id: crypto.randomUUID() }])).status).toBe(404)
    expect(await contentsOf(run.db.owner)).toEqual(before)
  })

  it('name a known state and city of their country, or say them', async () => {
    const state = await run.make.state({ country_id: india, name: 'Gujarat' })
    const city = await run.make.city({ state_id: state, name: 'Surat' })
    const [saved] = (await addLocations([{ ...place(), state, city }])).body.data
    expect(saved).toMatchObject({ state, stateInfo: [{ name: 'Gujarat' }], city, cityInfo: [{ name: 'Surat' }] })
    const elsewhere = await run.make.state()
    const refused = await addLocations([{ ...place(), state: elsewhere, city }])
    expect(refused.body.fields).toEqual({
      'locations.0.state': 'State not found',
      'locations.0.city': 'City not found',
    })
  })

  it('are judged by their country', async () => {
    const britain = await run.make.country({ code: 'GB' })
    const emirates = await run.make.country({ code: 'AE' })
    const { zipCode: _, ...without } = place()
    const [gb, ae] = (
      await addLocations([
        { ...without, country: britain, zipCode: 'sw1a 1aa' },
        { ...without, country: emirates },
      ])
    ).body.data
    expect([gb?.zipCode, ae?.zipCode]).toEqual(['SW1A1AA', ''])
    expect((await addLocations([without])).body.fields).toEqual({
      'locations.0.zipCode': 'PIN/ZIP Code is required',
    })
    const id = String(gb?._id)
    expect((await owner.put(`/company-location/add-location/${id}`, { country: india })).body.fields).toEqual({
      zipCode: 'PIN/ZIP Code cannot exceed 6 characters',
    })
  })

  it('come back from the bin while the onboarding is open', async () => {
    const [one] = (await addLocations([place()])).body.data
    await owner.delete(`/company-location/delete-location/${one?._id}`)
    expect((await owner.post('/company-location/list')).body.totalDocs).toBe(0)
    const hotlist = await run.make.binned('hotlist', await run.make.hotlist(company))
    expect((await owner.post(`/bin/restore/${hotlist}`)).status).toBe(404)
    expect((await owner.post(`/bin/restore/${one?._id}`)).body.data).toMatchObject({
      kind: 'company-location',
      name: 'Head Office, 12 Ring Road, Surat',
    })
    expect((await owner.post('/company-location/list')).body.totalDocs).toBe(1)
  })

  it('are added once by a repeated request', async () => {
    const add = () =>
      owner.send(
        'POST',
        '/company-location/add-multiple-locations',
        { locations: [place()] },
        { 'idempotency-key': 'k' },
      )
    const [one, two] = await Promise.all([add(), add()])
    expect(two?.body).toEqual(one?.body)
    expect((await owner.post('/company-location/list')).body.totalDocs).toBe(1)
  })
})

describe('contact authorities', () => {
  beforeEach(() => goTo(3))

  it('are updated, told to the second tab, and deleted', async () => {
    const [one] = (await addEmployees([person])).body.data
    const path = `/company-employee/add-employee/${one?._id}`
    expect((await owner.put(path, { firstName: 'Anita', version: 1 })).body).toMatchObject({
      message: 'Contact authority information updated successfully',
      data: { name: 'Anita Mehta', version: 2 },
    })
    expect(await owner.put(path, { firstName: 'Anna', version: 1 })).toMatchObject({
      status: 409,
      body: { code: 'record.changed', current: { firstName: 'Anita' } },
    })
    expect((await owner.put(path, { firstName: 'A' })).body.fields).toEqual({
      firstName: 'Minimum 2 characters required',
    })
    expect((await owner.put(path, { firstName: 'A', nameConfirmed: true })).status).toBe(200)
    const gone = await owner.delete(`/company-employee/delete-employee/${one?._id}`)
    expect(gone.body.message).toBe('Contact authority deleted successfully')
    expect((await owner.put(path, { firstName: 'Anna' })).status).toBe(404)
  })

  it('have a number that a network of the phone code has', async () => {
    const refused = await addEmployees([person, { ...person, countryCode: '+1', mobile: '0005550123' }])
    expect(refused.body.fields).toEqual({ 'employees.1.mobile': 'Mobile number is not valid for this country code' })
    expect((await addEmployees([{ ...person, mobile: '5012345678' }])).body.fields).toEqual({
      'employees.0.mobile': 'Mobile number is not valid for this country code',
    })
    expect((await addEmployees([{ ...person, countryCode: '+1', mobile: '2025550123' }])).status).toBe(200)
  })
})

describe('the reference', () => {
  it('that somebody else gave first is told by version 0', async () => {
    await goTo(5)
    expect((await addReference({ ...friend, version: 0 })).status).toBe(200)
    expect(await addReference({ ...friend, otherReference: 'A cousin', version: 0 })).toMatchObject({
      status: 409,
      body: { code: 'record.changed', current: friend },
    })
  })

  it('is one, and a second replaces it by version', async () => {
    await goTo(6)
    const radio = { referenceBy: 'RADIO_ADS', radioAdsType: 'NATIONAL_RADIO' }
    expect((await addReference({ ...radio, version: 1 })).body.data).toMatchObject({ ...radio, version: 2 })
    expect((await addReference({ ...friend, version: 1 })).body.current).toMatchObject(radio)
    const admin = run.call(await run.make.tokenOf('administrator'))
    const { body } = await admin.post('/company-reference/list', { filters: { companyId: company.id } })
    expect(body.data).toMatchObject([{ ...radio, companyInfo: [{ name: 'Maple' }] }])
  })
})
