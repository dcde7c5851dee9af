import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Caller } from '../call.ts'
import type { Company, Person } from '../make.ts'
import { type RunningApp, runApp } from '../running-app.ts'
import { trailLength, trailOf } from '../trail.ts'

let run: RunningApp
let company: Company
let person: Person
let bench: Caller
beforeAll(async () => {
  run = await runApp({ ROLE: 'api' })
})
afterAll(() => run.close())
beforeEach(async () => {
  company = await run.make.company()
  person = await run.make.person('bench-sales', company)
  bench = run.call(await run.make.session(person))
})

const apex = { primaryBusinessUnit: 'company', vendorName: 'Apex Systems' }
const stepOne = (body: object = apex, by = bench) => by.post('/vendor/step-one', body)
const view = (vendorId: string, by = bench) => by.post('/vendor/view', { vendorId })
const colleague = async (role: 'bench-sales' | 'owner' | 'recruiter', sight?: 'own' | 'team', units: string[] = []) => {
  const other = await run.make.person(role, company)
  if (sight || units.length) await run.make.sight(other, sight ?? 'company', units)
  return Object.assign(run.call(await run.make.session(other)), { id: other.id })
}

describe('the details of a vendor', () => {
  it('are saved, changed and deleted, and come back whole', async () => {
    const country = await run.make.country()
    const unit = await run.make.unit(company, { name: 'East' })
    const whole = {
      primaryBusinessUnit: unit,
      vendorVisibility: 'units',
      businessUnits: [unit],
      vendorName: 'Apex Systems',
      federalId: '12-3456789',
      website: 'https://apex.example',
      contactNumber: '+12125550100',
      fax: '+12125550101',
      email: 'desk@apex.example',
      address: '12 Main Street',
      country,
      state: 'Texas',
      city: 'Dallas',
      zipCode: '75201',
      sendRequirement: true,
      sendHotlist: true,
      primaryOwner: person.id,
      ownership: [person.id],
      vendorLead: person.id,
      technologies: ['Java', 'Kafka'],
      aboutVendor: 'Buys Java',
      vendorType: 'prime-vendor',
      groupStatus: 'active',
    }
    const added = await stepOne(whole)
    expect(added.body).toMatchObject({ message: 'Vendor Added Successfully', data: { ...whole, status: 'active' } })
    const id = added.body.data._id
    expect((await view(id)).body.data).toEqual(added.body.data)
    const again = await stepOne({ ...whole, vendorId: id, vendorName: 'Apex', version: 1 })
    expect(again.body).toMatchObject({
      message: 'Vendor Updated Successfully',
      data: { _id: id, vendorName: 'Apex', version: 2, primaryBusinessUnitInfo: [{ name: 'East' }] },
    })
    const patched = await bench.put(`/vendor/update/${id}`, { status: 'inactive', paymentTerms: 'Net 30' })
    expect(patched.body.data).toMatchObject({
      groupStatus: 'inactive',
      paymentTerms: 'Net 30',
      technologies: ['Java', 'Kafka'],
    })
    expect((await bench.put(`/vendor/update/${id}`, { version: 2 })).body.code).toBe('record.changed')
    const before = await trailLength(run.db.owner)
    expect(
      (await bench.put(`/vendor/update/${id}`, { vendorName: 'Apex', groupStatus: 'inactive' })).body.data.version,
    ).toBe(3)
    expect(await trailLength(run.db.owner)).toBe(before)
    expect((await bench.delete(`/vendor/delete/${id}`)).body.message).toBe('Deletion successful')
    expect((await view(id)).status).toBe(404)
    expect((await bench.post(`/bin/restore/${id}`)).status).toBe(200)
    expect((await view(id)).body.data.vendorName).toBe('Apex')
    expect((await trailOf(run.db.owner, id)).map(({ action }) => action)).toEqual([
      'vendor.add',
      'vendor.update',
      'vendor.update',
      'vendor.delete',
      'vendor.restore',
    ])
  })

  it.each([
    ['vendorName', undefined, 'Name is required'],
    ['vendorName', '', 'Name is required'],
    ['vendorName', 'AB', 'Minimum 3 characters'],
    ['vendorName', 'A'.repeat(51), 'Maximum 50 characters'],
    ['primaryBusinessUnit', undefined, 'Primary Business Unit is required'],
    ['primaryBusinessUnit', '', 'Primary Business Unit is required'],
    ['primaryBusinessUnit', crypto.randomUUID(), 'Business unit not found'],
    ['businessUnits', [crypto.randomUUID()], 'Business unit not found'],
    ['email', 'desk', 'Wrong email format'],
    ['website', 'no website', 'Website link should be a valid URL or "NA"'],
    ['contactNumber', 'call us', 'Wrong phone format'],
    ['country', crypto.randomUUID(), 'Country not found'],
    ['primaryOwner', crypto.randomUUID(), 'Member not found'],
    ['ownership', [crypto.randomUUID()], 'Member not found'],
    ['vendorLead', crypto.randomUUID(), 'Member not found'],
    ['technologies', [''], 'Technology is required'],
    ['aboutVendor', 'A'.repeat(2001), 'Maximum 2000 characters'],
  ])('refuse %s %j: %s', async (field, value, message) => {
    const { status, body } = await stepOne({ ...apex, [field]: value })
    expect(status).toBe(400)
    expect(Object.entries(body.fields)).toContainEqual([expect.stringMatching(`^${field}`), message])
  })

  it('name a unit where only units see it', async () => {
    const { body } = await stepOne({ ...apex, vendorVisibility: 'units' })
    expect(body.fields).toEqual({ businessUnits: 'Please choose a business unit' })
  })

  it('leave out another company, whatever is asked', async () => {
    const { _id: vendorId } = (await stepOne()).body.data
    const contact = await run.make.vendorContact(company, vendorId)
    const summit = run.call(await run.make.tokenOf('bench-sales', await run.make.company()))
    const answers = [
      await view(vendorId, summit),
      await stepOne({ ...apex, vendorId }, summit),
      await summit.post('/vendor/step-two', { vendorId, contactPerson: 'Ann Lee' }),
      await summit.post('/vendor/step-four', { vendorId, contacts: [] }),
      await summit.put(`/vendor/update/${vendorId}`, {}),
      await summit.delete(`/vendor/delete/${vendorId}`),
      await summit.post('/vendor-contact/add', { vendorId, firstName: 'Ann' }),
      await summit.put(`/vendor-contact/update/${contact}`, {}),
      await summit.delete(`/vendor-contact/delete/${contact}`),
    ]
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404))
    expect((await summit.post('/vendor/list')).body.totalDocs).toBe(0)
    expect((await summit.post('/vendor-contact/list')).body.totalDocs).toBe(0)
    expect((await stepOne(apex, summit)).status).toBe(200)
  })
})

describe('the contact of a vendor', () => {
  const maria = {
    contactPerson: 'Maria del Mar Gomez',
    mobileNumber: '+12125550102',
    officeNumber: '+12125550103',
    emailId: 'maria@apex.example',
    designation: 'Lead',
  }

  it('is its primary contact, once, and changes as one', async () => {
    const { _id: vendorId } = (await stepOne()).body.data
    const saved = await bench.post('/vendor/step-two', { vendorId, ...maria, paymentTerms: 'Net 45' })
    expect(saved.body).toMatchObject({
      message: 'Vendor Added Successfully',
      data: { primaryContact: maria, paymentTerms: 'Net 45', savedSteps: [1, 2], totalContacts: 1 },
    })
    const again = { vendorId, ...maria, designation: 'Head', paymentTerms: 'Net 45' }
    expect((await bench.post('/vendor/step-two', again)).body.data).toMatchObject({
      primaryContact: { _id: (saved.body.data.primaryContact as { _id: string })._id, designation: 'Head' },
      totalContacts: 1,
    })
    const before = await trailLength(run.db.owner)
    await bench.post('/vendor/step-two', again)
    expect(await trailLength(run.db.owner)).toBe(before)
    const { body } = await bench.post('/vendor-contact/list', { filters: { vendor: vendorId } })
    expect(body.data).toMatchObject([
      {
        firstName: 'Maria del Mar',
        lastName: 'Gomez',
        vendorContactType: 'primary',
        vendorInfo: [{ name: 'Apex Systems' }],
      },
    ])
  })

  it.each([
    ['contactPerson', undefined, 'Contact Person is required'],
    ['contactPerson', 'Al', 'Minimum 3 characters'],
    ['contactPerson', 'A'.repeat(51), 'Maximum 50 characters'],
    ['emailId', 'maria', 'Wrong email format'],
    ['mobileNumber', 'call', 'Wrong phone format'],
  ])('refuses %s %j: %s', async (field, value, message) => {
    const vendorId = await run.make.vendor(company)
    const { status, body } = await bench.post('/vendor/step-two', { vendorId, ...maria, [field]: value })
    expect([status, body.fields[field]]).toEqual([400, message])
  })
})

describe('the contacts of a vendor', () => {
  it('are saved together: those with an id updated, those without added, all or none', async () => {
    const vendorId = await run.make.vendor(company)
    const four = (contacts: object[]) => bench.post('/vendor/step-four', { vendorId, contacts })
    const first = await four([{ firstName: 'Ann', emailId: 'ann@apex.example', owner: person.id }, { firstName: 'Bo' }])
    expect(first.body.data).toMatchObject([
      { firstName: 'Ann', owner: person.id, status: 'active' },
      { firstName: 'Bo' },
    ])
    const [ann] = first.body.data
    const second = await four([
      { _id: ann?._id, firstName: 'Anna', lastName: 'Lee', emailId: 'ann@apex.example' },
      { firstName: 'Cy' },
    ])
    expect(second.body.data.map(({ firstName }) => firstName)).toEqual(['Anna', 'Cy'])
    const refused = await four([{ firstName: 'Di' }, { firstName: '' }])
    expect(refused.body.fields).toEqual({ 'contacts.1.firstName': 'First Name is required' })
    const foreign = await run.make.vendorContact(company, await run.make.vendor(company))
    expect((await four([{ firstName: 'Di' }, { _id: foreign, firstName: 'Ed' }])).status).toBe(404)
    expect(
      (
        await four([
          { firstName: 'Di', vendorContactType: 'primary' },
          { firstName: 'Ed', vendorContactType: 'primary' },
        ])
      ).body.code,
    ).toBe('vendorContact.primaryTaken')
    expect((await view(vendorId)).body.data).toMatchObject({ totalContacts: 3, savedSteps: [1, 4] })
    expect((await bench.post('/vendor/list', { searchTerm: 'ann@apex' })).body.data.map(({ _id }) => _id)).toEqual([
      vendorId,
    ])
    await bench.delete(`/vendor-contact/delete/${ann?._id}`)
    expect((await bench.post('/vendor/list', { searchTerm: 'ann@apex' })).body.totalDocs).toBe(0)
    expect((await bench.post(`/bin/restore/${ann?._id}`)).status).toBe(200)
    expect((await bench.post('/vendor/list', { searchTerm: 'anna lee' })).body.totalDocs).toBe(1)
  })
})

describe('who sees a vendor', () => {
  it('is who made and owns it if it is private, and an Owner of the company', async () => {
    const other = await colleague('bench-sales')
    const partner = await colleague('bench-sales')
    const owner = await colleague('owner')
    const { _id } = (await stepOne({ ...apex, vendorVisibility: 'private', primaryOwner: partner.id })).body.data
    const statuses = async () =>
      Promise.all([bench, partner, owner, other].map(async (by) => (await view(_id, by)).status))
    expect(await statuses()).toEqual([200, 200, 200, 404])
    expect((await other.post('/vendor/list')).body.totalDocs).toBe(0)
    expect((await other.put(`/vendor/update/${_id}`, {})).status).toBe(404)
    // A member who comes to see less than all still makes records, and sees them.
    expect((await other.post('/hotlist/add', { name: 'Mine', description: 'My own', isPublic: true })).status).toBe(200)
    expect((await other.post('/hotlist/list')).body.totalDocs).toBe(1)
    await bench.put(`/vendor/update/${_id}`, { ownership: [other.id], primaryOwner: null })
    expect(await statuses()).toEqual([200, 404, 200, 200])
    await other.put(`/vendor/update/${_id}`, { vendorVisibility: 'company' })
    expect(await statuses()).toEqual([200, 200, 200, 200])
  })

  it('is whoever is in its units or above, whatever their sight, and who made it', async () => {
    const top = await run.make.unit(company, { name: 'Sales' })
    const below = await run.make.unit(company, { name: 'Java desk', parent_id: top })
    const other = await run.make.unit(company, { name: 'Data desk' })
    const inside = await colleague('bench-sales', 'own', [below])
    const above = await colleague('bench-sales', 'team', [top])
    const beside = await colleague('bench-sales', 'team', [other])
    const { _id } = (await stepOne({ ...apex, vendorVisibility: 'units', primaryBusinessUnit: below })).body.data
    const seen = await Promise.all([bench, inside, above, beside].map(async (by) => (await view(_id, by)).status))
    expect(seen).toEqual([200, 200, 200, 404])
    const owner = await colleague('owner')
    expect((await owner.delete(`/business-unit/delete/${below}`)).body.code).toBe('unit.inUse')
  })

  it('is told no more of a double than whom to ask', async () => {
    const desk = await run.make.unit(company, { name: 'Java desk' })
    const beside = await colleague('bench-sales', 'team', [await run.make.unit(company)])
    await stepOne({ ...apex, vendorVisibility: 'units', primaryBusinessUnit: desk })
    const inUnit = await stepOne({ ...apex, vendorName: 'APEX systems' }, beside)
    expect(inUnit).toMatchObject({
      status: 409,
      body: { code: 'vendor.existsIn', message: 'Vendor already exists in Java desk. Please ask there' },
    })
    await stepOne({ ...apex, vendorName: 'Hidden One', vendorVisibility: 'private' })
    const hidden = await stepOne({ ...apex, vendorName: 'Hidden One' }, beside)
    expect(hidden.body).toMatchObject({
      code: 'vendor.existsWith',
      message: expect.stringContaining('Please ask Pat Person'),
    })
    expect(hidden.body).not.toHaveProperty('data')
    await stepOne({ ...apex, vendorName: 'Open One' })
    expect((await stepOne({ ...apex, vendorName: 'open one' }, beside)).body.message).toBe(
      'A vendor named "open one" already exists',
    )
  })
})

it('left at the fourth step, a vendor is resumed by its person and by a colleague', async () => {
  const { _id: vendorId } = (await stepOne()).body.data
  await bench.post('/vendor/step-two', { vendorId, contactPerson: 'Ann Lee' })
  await bench.post('/vendor/step-four', { vendorId, contacts: [{ firstName: 'Bo' }] })
  const elsewhere = run.call(await run.make.session(person))
  const other = await colleague('bench-sales')
  for (const by of [elsewhere, other]) {
    const { data } = (await view(vendorId, by)).body
    expect(data).toMatchObject({
      savedSteps: [1, 2, 4],
      primaryContact: { contactPerson: 'Ann Lee' },
      totalContacts: 2,
    })
    expect((await by.post('/vendor-contact/list', { filters: { vendor: vendorId } })).body.totalDocs).toBe(2)
  }
  const { version } = (await view(vendorId)).body.data
  expect((await stepOne({ ...apex, vendorId, aboutVendor: 'Resumed', version }, other)).status).toBe(200)
})

describe('a vendor that is typed', () => {
  const match = (body: object, by = bench) => by.post('/vendor/match', body)

  it.each([
    ['a name, whatever its form', { vendorName: 'APEX systems, Inc.' }, ['name']],
    ['the domain of a website', { website: 'www.apex.example/careers' }, ['domain']],
    ['the domain of an e-mail address', { email: 'someone@apex.example' }, ['domain']],
    ["the vendor's own address", { email: 'Desk@Apex.example' }, ['domain', 'email']],
    ["a contact's address", { email: 'maria@mail.example' }, ['email']],
    ['a phone, however written', { contactNumber: '(212) 555-0100' }, ['phone']],
    ["a contact's phone", { contactNumber: '+1 212 555 0102' }, ['phone']],
  ])('is like another by %s', async (_, typed, reasons) => {
    const added = await stepOne({
      ...apex,
      website: 'https://apex.example',
      email: 'desk@apex.example',
      contactNumber: '+12125550100',
    })
    const vendorId = added.body.data._id
    await bench.post('/vendor/step-two', {
      vendorId,
      contactPerson: 'Maria Gomez',
      emailId: 'maria@mail.example',
      mobileNumber: '+12125550102',
    })
    expect((await match(typed)).body).toMatchObject({ data: [{ _id: vendorId, reasons }], beyond: null })
    expect((await match({ ...typed, vendorId })).body.data).toEqual([])
    const summit = run.call(await run.make.tokenOf('bench-sales', await run.make.company()))
    expect((await match(typed, summit)).body).toMatchObject({ data: [], beyond: null })
  })

  it('is like no other by a free provider, or by nothing', async () => {
    await stepOne({ ...apex, email: 'apex@gmail.com' })
    expect((await match({ email: 'other@gmail.com' })).body.data).toEqual([])
    expect((await match({})).body.data).toEqual([])
  })

  it('is said to be there beyond what one sees, with whom to ask, and nothing else', async () => {
    await stepOne({ ...apex, vendorVisibility: 'private', website: 'https://apex.example' })
    const other = await colleague('bench-sales')
    const { body } = await match({ website: 'apex.example' }, other)
    expect(body).toEqual({
      success: true,
      data: [],
      beyond: { unit: null, person: expect.stringMatching(/^Pat Person/) },
    })
  })
})
