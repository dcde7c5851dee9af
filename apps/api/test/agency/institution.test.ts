import type { Intake } from '@corridor/contract/agency/intake/shapes'
import { dateIn } from '@corridor/contract/format/day'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { AnyBody, AnyRecord, Caller } from '../call.ts'
import type { Company } from '../make.ts'
import { type RunningApp, runApp } from '../running-app.ts'
import { trailOf } from '../trail.ts'

let run: RunningApp
let company: Company
let canada: string
let recruiter: Caller
let other: Caller
beforeAll(async () => {
  run = await runApp({ ROLE: 'api' })
  canada = await run.make.country({ name: 'Canada' })
})
afterAll(() => run.close())
beforeEach(async () => {
  company = await run.make.company()
  recruiter = run.call(await run.make.tokenOf('recruiter', company))
  other = run.call(await run.make.tokenOf('owner', await run.make.company()))
})

const toronto = 'America/Toronto'
const add = (more: object = {}, by = recruiter) =>
  by.post('/institution/add', { name: 'Lakeshore Institute', country: canada, zone: toronto, ...more })
const idOf = async (answer: Promise<{ status: number; body: AnyBody }>): Promise<string> => {
  const { status, body } = await answer
  if (status !== 200) throw new Error(`It was answered ${status}: ${JSON.stringify(body)}`)
  return body.data._id
}
const programme = (institutionId: string, more: object = {}, by = recruiter) =>
  by.post('/programme/add', { institutionId, name: 'Data Analytics', level: 'master', ...more })
const intake = (programmeId: string, more: object = {}, by = recruiter) =>
  by.post('/intake/add', { programmeId, startDate: '2028-09-05', ...more })
const listed = async (path: string, body: object = {}, by = recruiter) =>
  (await by.post<{ data: AnyRecord[] }>(`/${path}/list`, body)).body.data
const deadlineOf = async (id: string) =>
  (await recruiter.post<{ data: Intake }>('/intake/view', { intakeId: id })).body.data.deadline

describe('an institution', () => {
  it('is added, changed, deleted and taken back, with a trail', async () => {
    const { body } = await add({ city: 'Kingston', website: 'lakeshore.example' })
    expect(body).toMatchObject({
      message: 'Institution Added Successfully',
      data: {
        countryInfo: [{ name: 'Canada' }],
        website: 'https://lakeshore.example',
        programmes: 0,
        status: 'active',
      },
    })
    const id = body.data._id
    const changed = await recruiter.put(`/institution/update/${id}`, { city: 'Hamilton', version: 1 })
    expect(changed.body.data).toMatchObject({ version: 2, city: 'Hamilton', name: 'Lakeshore Institute' })
    expect((await recruiter.put(`/institution/update/${id}`, { city: 'London', version: 1 })).status).toBe(409)
    expect((await recruiter.delete(`/institution/delete/${id}`)).status).toBe(200)
    expect(await listed('institution')).toEqual([])
    expect((await recruiter.post(`/bin/restore/${id}`)).status).toBe(200)
    expect((await trailOf(run.db.owner, id)).map(({ action }) => action)).toEqual([
      ...['institution.add', 'institution.update', 'institution.delete', 'institution.restore'],
    ])
  })

  it.each([
    [{ name: '' }, { name: 'Name is required' }],
    [{ country: null }, { country: 'Country is required' }],
    [{ country: crypto.randomUUID() }, { country: 'Country not found' }],
    [{ zone: 'Canada/Atlantis' }, { zone: 'Unknown time zone' }],
    [{ website: 'no site' }, { website: 'Website link should be a valid URL or "NA"' }],
  ])('is refused: %j', async (more, fields) => {
    const { status, body } = await add(more)
    expect({ status, fields: body.fields }).toEqual({ status: 400, fields })
  })

  it('has a name of its own in its country, however it is written', async () => {
    await add()
    const { status, body } = await add({ name: 'LAKESHORE institute' })
    expect({ status, message: body.message }).toEqual({
      status: 409,
      message: 'An institution called "LAKESHORE institute" already exists in this country',
    })
    expect((await add({ country: await run.make.country() })).status).toBe(200)
    expect((await add({}, other)).status).toBe(200)
  })

  it('is not deleted while programmes or contracts stand below it', async () => {
    const id = await idOf(add())
    const programmeId = await idOf(programme(id))
    await run.make.institutionContract(company, id)
    const { status, body } = await recruiter.delete(`/institution/delete/${id}`)
    expect({ status, message: body.message }).toEqual({
      status: 409,
      message: '"Lakeshore Institute" has 2 programmes and contracts. Please delete them first',
    })
    const intakeId = await idOf(intake(programmeId))
    const refused = await recruiter.delete(`/programme/delete/${programmeId}`)
    expect({ status: refused.status, message: refused.body.message }).toEqual({
      status: 409,
      message: '"Data Analytics" has 1 intakes. Please delete them first',
    })
    expect((await recruiter.delete(`/intake/delete/${intakeId}`)).status).toBe(200)
    expect((await recruiter.delete(`/programme/delete/${programmeId}`)).status).toBe(200)
  })

  it('is nobody else’s: nothing of it is found, named or joined by another company', async () => {
    const id = await idOf(add())
    const programmeId = await idOf(programme(id))
    expect((await other.post('/institution/view', { institutionId: id })).status).toBe(404)
    expect((await programme(id, {}, other)).status).toBe(404)
    expect((await intake(programmeId, {}, other)).status).toBe(404)
    for (const path of ['institution', 'programme', 'intake']) expect(await listed(path, {}, other)).toEqual([])
  })

  it('shows its next deadline, and to the company’s people alone how its contract stands', async () => {
    const id = await idOf(add())
    const programmeId = await idOf(programme(id))
    await idOf(intake(programmeId, { startDate: '2029-01-10', deadlineDate: '2028-11-30' }))
    await idOf(intake(programmeId, { deadlineDate: '2028-05-31' }))
    // 23:59 in Toronto in summer is four hours behind Greenwich.
    const row = { programmes: 1, nextDeadline: '2028-06-01T03:59:00.000Z' }
    expect(await listed('institution')).toMatchObject([{ ...row, contract: { state: 'none', endDate: null } }])
    const administrator = run.call(await run.make.tokenOf('administrator'))
    const filters = { company: company.id }
    expect(await listed('institution', { filters }, administrator)).toMatchObject([{ ...row, contract: null }])
  })

  it.each([
    ['coming', { starts_on: '2090-01-01' }],
    ['current', { ends_on: '2090-01-01' }],
    ['ended', { ends_on: '2026-01-02' }],
    ['ending', { ends_on: dateIn('UTC', new Date(Date.now() + 59 * 86_400_000)) }],
  ])('is shown with a contract that is %s', async (state, more) => {
    await run.make.institutionContract(company, await idOf(add()), more)
    expect(await listed('institution')).toMatchObject([{ contract: { state } }])
  })
})

describe('a programme', () => {
  it('keeps its fees in minor units, and the least score on the scale of its test', async () => {
    const id = await idOf(add())
    const fees = { firstYearFee: 1_840_000, wholeFee: 3_680_050, feeCurrency: 'CAD' }
    const { body } = await programme(id, { ...fees, months: 24, englishTest: 'ielts', englishScore: 6.5 })
    expect(body.data).toMatchObject({ ...fees, months: 24, englishTest: 'ielts', englishScore: 6.5, intakes: 0 })
    const path = `/programme/update/${body.data._id}`
    expect((await recruiter.put(path, { englishTest: 'pte' })).body.fields).toEqual({
      englishScore: 'PTE is scored 10 to 90',
    })
    expect((await recruiter.put(path, { englishTest: 'pte', englishScore: 58 })).status).toBe(200)
    const free = await recruiter.put(path, { firstYearFee: null, wholeFee: null })
    expect(free.body.data).toMatchObject({ firstYearFee: null, wholeFee: null, feeCurrency: null })
  })

  it.each([
    [{ level: 'phd' }, { level: 'Please choose a level' }],
    [{ firstYearFee: 100 }, { feeCurrency: 'Please choose a currency' }],
    [{ firstYearFee: 1.5, feeCurrency: 'CAD' }, { firstYearFee: 'Fee must be a whole number, zero or more' }],
    [
      { firstYearFee: 200, wholeFee: 100, feeCurrency: 'CAD' },
      { wholeFee: 'The whole fee cannot be less than that of the first year' },
    ],
    [{ months: 0 }, { months: 'Length must be 1 to 120 months' }],
    [{ englishTest: 'ielts' }, { englishScore: 'Score is required' }],
    [{ englishScore: 6 }, { englishTest: 'Please choose a test' }],
    [{ englishTest: 'ielts', englishScore: 6.3 }, { englishScore: 'IELTS is scored 0 to 9 in steps of 0.5' }],
  ])('is refused: %j', async (more, fields) => {
    const { status, body } = await programme(await idOf(add()), more)
    expect({ status, fields: body.fields }).toEqual({ status: 400, fields })
  })

  it('has a name of its own at its level', async () => {
    const id = await idOf(add())
    await programme(id)
    expect((await programme(id, { name: 'data analytics' })).body.code).toBe('programme.nameTaken')
    expect((await programme(id, { level: 'bachelor' })).status).toBe(200)
  })

  it('comes back from the bin after its institution alone', async () => {
    const id = await idOf(add())
    const programmeId = await idOf(programme(id))
    await recruiter.delete(`/programme/delete/${programmeId}`)
    await recruiter.delete(`/institution/delete/${id}`)
    expect((await recruiter.post(`/bin/restore/${programmeId}`)).status).toBe(409)
    expect((await recruiter.post(`/bin/restore/${id}`)).status).toBe(200)
    expect((await recruiter.post(`/bin/restore/${programmeId}`)).status).toBe(200)
  })
})

describe('an intake', () => {
  // By hand: Toronto is five hours behind Greenwich in winter, four in summer; clocks go forward on 2028-03-12 at 2:00.
  it.each([
    ['2028-01-15', '23:59', '2028-01-16T04:59:00.000Z'],
    ['2028-07-15', '23:59', '2028-07-16T03:59:00.000Z'],
    ['2028-03-11', '23:59', '2028-03-12T04:59:00.000Z'],
    ['2028-03-12', '23:59', '2028-03-13T03:59:00.000Z'],
    ['2028-03-12', '02:30', '2028-03-12T07:30:00.000Z'],
    ['2028-02-01', '17:00', '2028-02-01T22:00:00.000Z'],
  ])('is due on %s at %s in Toronto', async (deadlineDate, deadlineTime, deadline) => {
    const { body } = await intake(await idOf(programme(await idOf(add()))), { deadlineDate, deadlineTime })
    expect(body.data).toMatchObject({ deadlineDate, deadlineTime, deadline, zone: toronto })
  })

  it('is due at 23:59 if no hour is said', async () => {
    const { body } = await intake(await idOf(programme(await idOf(add()))), { deadlineDate: '2028-01-15' })
    expect(body.data).toMatchObject({ deadlineTime: '23:59', deadline: '2028-01-16T04:59:00.000Z' })
  })

  it('keeps its day and hour when its institution moves to another zone', async () => {
    const id = await idOf(add())
    const programmeId = await idOf(programme(id))
    const winter = await idOf(intake(programmeId, { deadlineDate: '2028-01-15' }))
    const summer = await idOf(intake(programmeId, { startDate: '2028-10-01', deadlineDate: '2028-07-15' }))
    const none = await idOf(intake(programmeId, { startDate: '2028-11-01' }))
    // Halifax is four hours behind Greenwich in winter, three in summer.
    expect((await recruiter.put(`/institution/update/${id}`, { zone: 'America/Halifax' })).status).toBe(200)
    expect(await Promise.all([winter, summer, none].map(deadlineOf))).toEqual([
      ...['2028-01-16T03:59:00.000Z', '2028-07-16T02:59:00.000Z', null],
    ])
    const without = await recruiter.put(`/institution/update/${id}`, { zone: null })
    expect({ status: without.status, code: without.body.code }).toEqual({ status: 409, code: 'institution.zoneNeeded' })
    expect(await deadlineOf(winter)).toBe('2028-01-16T03:59:00.000Z')
  })

  it('has no deadline under an institution without a zone', async () => {
    const programmeId = await idOf(programme(await idOf(add({ zone: null }))))
    const { status, body } = await intake(programmeId, { deadlineDate: '2028-01-15' })
    expect({ status, code: body.code, message: body.message }).toEqual({
      status: 409,
      code: 'intake.zoneNeeded',
      message: 'A deadline needs the time zone of Lakeshore Institute. Please say it at the institution first',
    })
    const id = await idOf(intake(programmeId))
    expect((await recruiter.put(`/intake/update/${id}`, { deadlineDate: '2028-01-15' })).body.code).toBe(
      'intake.zoneNeeded',
    )
  })

  it('starts today at the earliest, on the company’s day', async () => {
    await run.db.owner`
      insert into company_settings (id, company_id, default_date_format, display_name_pattern, currency, timezone)
      values (${crypto.randomUUID()}, ${company.id}, 'dd/mm/yy', 'First Name', 'CAD', 'Pacific/Kiritimati')`
    const programmeId = await idOf(programme(await idOf(add())))
    const today = dateIn('Pacific/Kiritimati', new Date())
    const yesterday = new Date(Date.parse(today) - 86_400_000).toISOString().slice(0, 10)
    const { status, body } = await intake(programmeId, { startDate: yesterday })
    expect({ status, fields: body.fields }).toEqual({
      status: 400,
      fields: { startDate: 'An intake cannot start before today' },
    })
    expect((await intake(programmeId, { startDate: today })).status).toBe(200)
  })

  it.each([
    [{ startDate: '' }, { startDate: 'Please choose a date' }],
    [{ endDate: '2028-09-05' }, { endDate: 'The end must be after the start' }],
    [{ deadlineDate: '2028-09-06' }, { deadlineDate: 'The deadline cannot be after the start' }],
    [{ deadlineDate: '2028-05-01', openDate: '2028-05-02' }, { openDate: 'It must open before the deadline' }],
    [{ openDate: '2028-09-06' }, { openDate: 'It must open before the start' }],
    [{ deadlineTime: '24:00' }, { deadlineTime: 'Please enter a time' }],
  ])('is refused: %j', async (more, fields) => {
    const { status, body } = await intake(await idOf(programme(await idOf(add()))), more)
    expect({ status, fields: body.fields }).toEqual({ status: 400, fields })
  })

  it('is one of its programme on a day, and of the institution that is named beside', async () => {
    const id = await idOf(add())
    const programmeId = await idOf(programme(id))
    const elsewhere = await idOf(add({ name: 'Harbourside College' }))
    const { status, body } = await intake(programmeId, { institutionId: elsewhere })
    expect({ status, message: body.message }).toEqual({
      status: 409,
      message: 'This programme is one of another institution',
    })
    expect((await intake(programmeId, { institutionId: id })).status).toBe(200)
    expect((await intake(programmeId)).body.code).toBe('intake.taken')
  })
})
