import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { readWaitingPhones } from '../../src/features/candidate/candidate/read-phones.ts'
import type { AnyRecord, Caller } from '../call.ts'
import type { Company } from '../make.ts'
import { type RunningApp, runApp } from '../running-app.ts'
import { trailLength, trailOf } from '../trail.ts'

let run: RunningApp
let company: Company
let recruiter: Caller
beforeAll(async () => {
  run = await runApp()
})
afterAll(() => run.close())
beforeEach(async () => {
  company = await run.make.company()
  recruiter = run.call(await run.make.session(await run.make.person('recruiter', company)))
})

const ann = { firstName: 'Ann', lastName: 'Lindqvist', email: 'ann@example.com', phone: '+1 830 760 4750' }
const anna = { firstName: 'Anna', lastName: 'Lindqvist', email: 'anna@example.org', phone: '+44 20 7946 0958' }
const post = (body: object) => recruiter.post('/candidate/add-candidate', body)
const add = async (body: object) => (await post(body)).body.data as AnyRecord
const update = (id: string, body: object) => recruiter.put(`/candidate/update/${id}`, body)
const view = async (candidateId: string) => (await recruiter.post('/candidate/view', { candidateId })).body.data
const found = async (body: object) =>
  (await recruiter.post('/candidate/list', body)).body.data.map(({ _id }: AnyRecord) => _id)
const merge = async (keep: AnyRecord, other: AnyRecord, choices: object = {}) =>
  (
    await recruiter.post<{ data: AnyRecord; mergeId: string }>('/candidate-duplicate/merge', {
      keep: keep._id,
      keepVersion: keep.version,
      other: other._id,
      otherVersion: other.version,
      choices,
    })
  ).body
const split = (mergeId: string) => recruiter.post(`/candidate-duplicate/split/${mergeId}`, {})
const refusal = { status: 400, body: { code: 'candidate.exists', message: 'User already exists' } }

describe('e-mail addresses and phones of a candidate', () => {
  it('are several, the preferred first, each once however it is written', async () => {
    const record = await add({
      ...ann,
      emails: ['second@example.com', 'ANN@example.com', 'Second@example.com'],
      phones: ['+18307604750', '+44 20 7946 0958'],
    })
    expect(record).toMatchObject({
      email: 'ann@example.com',
      emails: ['ann@example.com', 'second@example.com'],
      phone: '+18307604750',
      mobileNumber: '+18307604750',
      phones: ['+18307604750', '+442079460958'],
      phoneInfo: [
        { number: '+18307604750', shown: '+1 830 760 4750', isCallable: true },
        { number: '+442079460958', shown: '+44 20 7946 0958', isCallable: true },
      ],
    })
    const preferred = await update(record._id, { email: 'second@example.com' })
    expect(preferred.body.data).toMatchObject({
      email: 'second@example.com',
      emails: ['second@example.com', ann.email],
    })
    const replaced = await update(record._id, { email: 'new@example.com' })
    expect(replaced.body.data.emails).toEqual(['new@example.com', ann.email])
    const removed = await update(record._id, { emails: [], phones: ['+44 20 7946 0958'] })
    expect(removed.body.data).toMatchObject({ emails: ['new@example.com'], phones: ['+442079460958'] })
    expect(await trailOf(run.db.owner, record._id)).toMatchObject([
      { after: { more_emails: ['second@example.com'], more_phones: ['+442079460958'] } },
      {},
      {},
      { before: { more_emails: [ann.email] }, after: { more_emails: [], phone: '+442079460958' } },
    ])
  })

  it('change nothing where a number is only written otherwise', async () => {
    const { _id } = await add(ann)
    const before = await trailLength(run.db.owner)
    for (const phone of ['+1 (830) 760-4750', '830.760.4750', '001 830 760 4750']) {
      expect((await update(_id, { phone, email: ann.email })).body.data.version).toBe(1)
    }
    expect(await trailLength(run.db.owner)).toBe(before)
  })

  it('stand as given, and are flagged, where no network has the number', async () => {
    const { phoneInfo } = await add({ ...ann, phone: '0000 12', phones: ['+1 830 760 4750 ext. 12'] })
    expect(phoneInfo).toEqual([
      { number: '0000 12', shown: '0000 12', isCallable: false },
      { number: '+18307604750 ext. 12', shown: '+1 830 760 4750 ext. 12', isCallable: true },
    ])
  })

  it('are told to be nobody’s while a form is filled in', async () => {
    const phones = ['+1 830 760 4750', '0000 1234567', ' ']
    const { body } = await recruiter.post('/candidate/find-duplicates', { ...ann, phone: '+1 555 123 4567', phones })
    expect(body).toMatchObject({ data: [], uncallable: ['+1 555 123 4567', '0000 1234567'] })
  })

  it("are read as the company's country writes them", async () => {
    const country = await run.make.country({ name: 'India of this test', code: 'IN' })
    await run.db.owner`update company set your_country_id = ${country} where id = ${company.id}`
    expect((await add({ ...ann, phone: '098765 43210' })).phone).toBe('+919876543210')
    expect((await add({ ...anna, phone: '1-830-760-4750' })).phone).toBe('+18307604750')
  })

  it('are found by the list, by whichever of them and however it is written', async () => {
    const { _id } = await add({ ...ann, emails: ['other.box@example.net'], phones: [anna.phone] })
    await add({ firstName: 'Some', lastName: 'Body', email: 'some@example.com', phone: '+1 212 456 7890' })
    for (const searchTerm of ['other.box', '830-760-4750', '+1 830 760 4750', '020 7946 0958', '7604']) {
      expect(await found({ searchTerm })).toEqual([_id])
    }
    expect(await found({ searchTerm: 'other.box', searchFields: ['email'] })).toEqual([_id])
    expect(await found({ filters: { query: 'other.box@example.net' } })).toEqual([_id])
    await update(_id, { emails: [], phones: [] })
    expect(await found({ searchTerm: 'other.box' })).toEqual([])
    expect(await found({ filters: { query: 'other.box@example.net' } })).toEqual([])
  })

  it('tell duplicates by whichever of them', async () => {
    const { _id } = await add({ ...ann, emails: ['a.lindqvist@example.net'], phones: [anna.phone] })
    const find = async (body: object) =>
      (
        await recruiter.post<{ data: { reasons: string[]; candidate: AnyRecord }[] }>(
          '/candidate/find-duplicates',
          body,
        )
      ).body.data
    const names = { firstName: 'Ann', lastName: 'Lindqvist' }
    await vi.waitFor(async () => expect(await find({ ...names, phone: '020 7946 0958' })).not.toEqual([]), {
      timeout: 15_000,
    })
    expect(await find({ ...names, phone: '+442079460958' })).toMatchObject([
      { candidate: { _id }, reasons: ['sameName', 'samePhone'] },
    ])
    expect(await find({ firstName: 'Someone', lastName: 'Else', email: 'A.Lindqvist@example.net' })).toMatchObject([
      { candidate: { _id }, reasons: ['sameEmail'] },
    ])
    expect(await find({ ...names, email: 'x@y.example', emails: ['a.lindqvist@example.net'] })).toMatchObject([
      { candidate: { _id }, reasons: ['sameName', 'sameEmail'] },
    ])
  })
})

describe('an address that a candidate has beside the preferred one', () => {
  it('belongs to nobody else of the company: adding, changing and bringing in are refused', async () => {
    const { _id } = await add({ ...ann, emails: ['second@example.com'] })
    const { fields } = { fields: { email: 'User already exists' } }
    expect(await post({ ...anna, email: 'SECOND@example.com' })).toMatchObject({ ...refusal, body: { fields } })
    const other = await add(anna)
    expect(await update(other._id, { email: 'second@example.com' })).toMatchObject(refusal)
    expect(await update(other._id, { emails: ['third@example.com', 'Second@example.com'] })).toMatchObject({
      ...refusal,
      body: { fields: { 'emails.1': 'User already exists' } },
    })
    expect(await update(other._id, { emails: [ann.email] })).toMatchObject(refusal)
    const elsewhere = await run.make.company()
    const owner = run.call(await run.make.session(await run.make.person('owner', elsewhere)))
    expect((await owner.post('/candidate/add-candidate', { ...anna, email: 'second@example.com' })).status).toBe(201)
    await recruiter.delete(`/candidate/delete/${_id}`)
    expect((await update(other._id, { email: 'second@example.com' })).status).toBe(200)
    expect(await recruiter.post(`/bin/restore/${_id}`, {})).toMatchObject(refusal)
  })

  it('is taken by one of many who add it at once, as preferred or as further', async () => {
    const bodies = [1, 2, 3, 4].map((n) =>
      n % 2
        ? { ...ann, email: 'one@example.com' }
        : { ...ann, email: `own${n}@example.com`, emails: ['one@example.com'] },
    )
    const answers = await Promise.all(bodies.map(post))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400, 400, 400])
  })
})

describe('merging', () => {
  it('keeps the addresses and phones of both, and splitting gives each its own', async () => {
    const kept = await add({ ...ann, phones: ['(212) 456-7890'] })
    const gone = await add({ ...anna, emails: ['a2@example.org'], phones: ['+12124567890'] })
    const { data, mergeId } = await merge(kept, gone, { phone: 'other' })
    expect(data).toMatchObject({
      email: ann.email,
      emails: [ann.email, anna.email, 'a2@example.org'],
      phones: ['+442079460958', '+18307604750', '+12124567890'],
    })
    for (const email of [anna.email, 'A2@example.org']) {
      expect(await post({ firstName: 'New', lastName: 'Comer', email, phone: '+1 212 555 0199' })).toMatchObject(
        refusal,
      )
    }
    expect(await found({ searchTerm: 'a2@example' })).toEqual([kept._id])
    // Values that were added since stay with the kept one.
    await update(kept._id, { emails: [...(data.emails as string[]), 'since@example.com'] })
    expect((await split(mergeId)).status).toBe(200)
    expect(await view(kept._id)).toMatchObject({
      emails: [ann.email, 'since@example.com'],
      phones: ['+18307604750', '+12124567890'],
    })
    expect(await view(gone._id)).toMatchObject({ emails: gone.emails, phones: gone.phones })
    expect(await found({ searchTerm: 'a2@example' })).toEqual([gone._id])
  })

  it('with the preferred address of the other gives the own one back first', async () => {
    const [kept, gone] = [await add(ann), await add(anna)]
    const { data, mergeId } = await merge(kept, gone, { email: 'other' })
    expect(data.emails).toEqual([anna.email, ann.email])
    expect((await split(mergeId)).status).toBe(200)
    expect((await view(kept._id)).emails).toEqual([ann.email])
    expect((await view(gone._id)).emails).toEqual([anna.email])
  })

  it('is not split where the kept one would have no address left', async () => {
    const [kept, gone] = [await add(ann), await add(anna)]
    const { mergeId } = await merge(kept, gone)
    await update(kept._id, { emails: [anna.email] })
    expect(await split(mergeId)).toMatchObject({ status: 409, body: { code: 'merge.changed' } })
  })
})

describe('phones that stood before they were normalised', () => {
  it('are so by a job, without a new version; those that cannot be stay as given', async () => {
    const written = ['+1 830 760 4750', '(212) 456-7890 x12', 'ask her', '']
    const ids = await Promise.all(written.map((phone) => run.make.candidate(company, { phone })))
    await run.db.owner`insert into candidate_phone_to_read (candidate_id) select unnest(${ids}::uuid[])`
    await readWaitingPhones(run.db.owner)
    expect(await run.db.owner`select 1 from candidate_phone_to_read`).toHaveLength(0)
    const rows = await Promise.all(ids.map(view))
    expect(rows.map(({ phone, version }) => [phone, version])).toEqual([
      ['+18307604750', 1],
      ['+12124567890 ext. 12', 1],
      ['ask her', 1],
      ['', 1],
    ])
    expect(rows.map(({ phoneInfo }) => (phoneInfo as { isCallable: boolean }[])[0]?.isCallable)).toEqual([
      true,
      true,
      false,
      false,
    ])
  })
})
