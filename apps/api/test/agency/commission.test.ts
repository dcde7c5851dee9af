import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { purgeBin } from '../../src/features/records/bin/purge.ts'
import { kinds, queues } from '../../src/features.ts'
import { type Jobs, openJobs } from '../../src/platform/jobs.ts'
import type { AnyBody, Caller } from '../call.ts'
import type { Company, Person } from '../make.ts'
import { type RunningApp, runApp } from '../running-app.ts'
import { trailOf } from '../trail.ts'
import { act, apply, claim, list, makePayer, moveTo, of, type Payer, paymentsOf, today } from './commission-desk.ts'

let run: RunningApp
let jobs: Jobs
let company: Company
let owner: Caller
let payer: Payer
beforeAll(async () => {
  run = await runApp({ ROLE: 'api' })
  jobs = await openJobs(run.db.owner, run.db.urls.owner, queues, () => {})
})
afterAll(async () => {
  await jobs.stop()
  await run.close()
})
beforeEach(async () => {
  company = await run.make.company()
  owner = run.call(await run.make.tokenOf('owner', company))
  payer = await makePayer(run, company)
})

const student = (first_name = 'Asha') => run.make.student(company, { first_name, last_name: 'Rao' })
const dayAfter = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** The commission of an application that has just been enrolled. */
async function enrolled(more: Parameters<typeof apply>[4] = {}, from = payer) {
  const application = await apply(run, company, from, await student(), more)
  expect((await moveTo(owner, application, 'enrolled')).status).toBe(200)
  const found = await of(owner, application)
  if (!found) throw new Error('There is no commission.')
  return found
}
async function claimed(more: Parameters<typeof apply>[4] = {}) {
  const { _id } = await enrolled(more)
  expect((await claim(owner, [_id])).status).toBe(200)
  return _id
}

describe('a commission', () => {
  it('is there from the deposit on, expected by the contract, which says how', async () => {
    const application = await apply(run, company, payer, await student(), {
      stage: 'offer',
      authority: 'none',
      authority_on: null,
    })
    expect(await of(owner, application)).toBeUndefined()
    await moveTo(owner, application, 'deposit-paid')
    expect(await of(owner, application)).toMatchObject({
      ...{ state: 'expected', currency: 'CAD', claimableDate: null, claimUntil: null },
      // 15 % of 18,400.00, which is 20,400.00 less a scholarship of 2,000.00.
      expected: { amount: 276_000, tax: 0, base: 1_840_000, percent: 15, fee: 'first-year', scholarship: 'after' },
    })
  })

  it('can be claimed from the event of the contract on, until its window closes', async () => {
    expect(await enrolled()).toMatchObject({
      ...{ state: 'claimable', eventDate: today(), claimableDate: today(), claimUntil: dayAfter(90), nth: 1 },
    })
    const later = await makePayer(run, company, { contract: { claim_from_days: 30, claim_until_days: 60 } })
    expect(await enrolled({}, later)).toMatchObject({
      state: 'expected',
      claimableDate: dayAfter(30),
      claimUntil: dayAfter(60),
    })
  })

  it('of a contract that pays on the visa can be claimed once it is granted', async () => {
    const visa = await makePayer(run, company, { contract: { event: 'visa-granted' } })
    const more = { stage: 'confirmed', authority: 'none', authority_on: null }
    const application = await apply(run, company, visa, await student(), more)
    await moveTo(owner, application, 'visa-filed')
    expect(await of(owner, application)).toMatchObject({ state: 'expected' })
    for (const authority of ['filed', 'granted'])
      await owner.post(`/student-application/set-authority/${application}`, { authority, on: today() })
    expect(await of(owner, application)).toMatchObject({ state: 'claimable', eventDate: today() })
  })

  it('goes with a move that is taken back', async () => {
    const application = await apply(run, company, payer, await student(), {
      stage: 'offer',
      authority: 'none',
      authority_on: null,
    })
    await moveTo(owner, application, 'deposit-paid')
    expect((await owner.post(`/student-application/undo-move/${application}`, {})).status).toBe(200)
    expect(await of(owner, application)).toBeUndefined()
    await moveTo(owner, application, 'deposit-paid')
    expect(await of(owner, application)).toMatchObject({ state: 'expected' })
  })

  it('ends with an application that is over, and opens again with it', async () => {
    const application = await apply(run, company, payer, await student())
    await moveTo(owner, application, 'withdrawn', { reason: 'Stays at home' })
    expect(await of(owner, application)).toBeUndefined()
    const second = await apply(run, company, payer, await student(), {
      stage: 'offer',
      authority: 'none',
      authority_on: null,
    })
    await moveTo(owner, second, 'deposit-paid')
    await moveTo(owner, second, 'withdrawn', { reason: 'Stays at home' })
    expect(await of(owner, second)).toMatchObject({ state: 'none', reason: 'withdrawn' })
    await moveTo(owner, second, 'deposit-paid', { reason: 'Goes after all' })
    expect(await of(owner, second)).toMatchObject({ state: 'expected', reason: '' })
  })

  it('changes by number a year', async () => {
    await owner.put(`/institution-contract/update/${payer.contract}`, { steps: [{ fromStudents: 3, percent: 17 }] })
    const found = [await enrolled(), await enrolled(), await enrolled()]
    // 17 % of 18,400.00
    expect(found.map(({ nth, expected }) => [nth, expected?.amount, expected?.step])).toEqual([
      [1, 276_000, null],
      [2, 276_000, null],
      [3, 312_800, 3],
    ])
  })

  it('follows its contract and the fee until it is claimed', async () => {
    const open = await enrolled()
    const done = await claimed()
    expect((await owner.put(`/institution-contract/update/${payer.contract}`, { percent: 20 })).status).toBe(200)
    const [after, kept] = await Promise.all(
      [open._id, done].map((id) => owner.post('/commission/view', { commissionId: id })),
    )
    expect(after?.body.data.expected).toMatchObject({ amount: 368_000, percent: 20 })
    expect(kept?.body.data).toMatchObject({ claimed: 276_000, expected: { amount: 276_000 } })
    await owner.put(`/programme/update/${payer.programme}`, { firstYearFee: 1_200_000 })
    // 20 % of 10,000.00
    expect((await owner.post('/commission/view', { commissionId: open._id })).body.data.expected).toMatchObject({
      amount: 200_000,
    })
  })

  it('says why no amount is known', async () => {
    const none = await makePayer(run, company, {
      programme: { first_year_fee: null, whole_fee: null, fee_currency: null },
    })
    expect(await enrolled({}, none)).toMatchObject({ expected: null, unknown: 'no-fee', currency: null })
    expect(await enrolled({ contract_id: null })).toMatchObject({ expected: null, unknown: 'no-contract' })
    const pounds = await enrolled({ scholarship_currency: 'GBP' })
    expect(pounds).toMatchObject({ unknown: 'other-currency' })
    expect((await act(owner, 'move', pounds._id, { to: 'claimed' })).body.code).toBe('commission.noAmount')
  })
})

describe('a claim', () => {
  it('takes commissions of one institution and currency, and freezes what they come to', async () => {
    const [one, other] = [await enrolled(), await enrolled()]
    const { body } = await claim(owner, [one._id, other._id])
    const year = today().slice(0, 4)
    expect(body.data).toMatchObject({
      number: `${year}-0001`,
      currency: 'CAD',
      lines: 2,
      total: 552_000,
      date: today(),
    })
    expect(await list(owner, { state: 'claimed' })).toMatchObject([
      { claimNumber: `${year}-0001`, claimed: 276_000, claimedDate: today() },
      { claimNumber: `${year}-0001`, claimed: 276_000 },
    ])
    expect((await trailOf(run.db.owner, one._id)).map(({ action }) => action)).toContain('commission.claim')
  })

  it('is refused whole if one of it cannot be claimed, is of another institution, or in another currency', async () => {
    const one = await enrolled()
    const elsewhere = await makePayer(run, company, { name: 'Lakeside College' })
    const strange = await enrolled({}, elsewhere)
    const two = await claim(owner, [one._id, strange._id])
    expect(two.body.code).toBe('commission.twoInstitutions')
    expect(two.body.message).toContain('Lakeside College')
    const pounds = await run.make.institutionContract(company, payer.institution, {
      ...{ starts_on: '2020-01-01', percent: null, amount: 100_000, currency: 'GBP', event: 'enrolled' },
    })
    const other = await enrolled({ contract_id: pounds })
    expect((await claim(owner, [one._id, other._id])).body).toMatchObject({
      code: 'commission.twoCurrencies',
      message: 'A claim holds one currency. These have CAD, GBP',
    })
    const later = await makePayer(run, company, { contract: { claim_from_days: 30 } })
    const early = await enrolled({}, { ...later, institution: later.institution })
    expect((await claim(owner, [early._id])).body.code).toBe('commission.notClaimable')
    expect(await list(owner, { state: 'claimed' })).toEqual([])
  })

  it('of two who claim the same at once is made once', async () => {
    const { _id } = await enrolled()
    const answers = await Promise.all([claim(owner, [_id]), claim(owner, [_id])])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it('is taken back while nothing of it came', async () => {
    const id = await claimed()
    const claimId = (await list(owner))[0]?.claim
    expect((await owner.delete(`/commission/claim/${claimId}`)).status).toBe(200)
    expect(await list(owner)).toMatchObject([{ _id: id, state: 'claimable', claimed: null, claimNumber: '' }])
    const again = (await claim(owner, [id])).body.data
    expect(again.number).toBe(`${today().slice(0, 4)}-0002`)
    await act(owner, 'pay', id, { amount: 1, currency: 'CAD', date: today() })
    expect((await owner.delete(`/commission/claim/${again._id}`)).body.code).toBe('commission.paidClaim')
  })

  it('comes as a paper and a workbook', async () => {
    await claimed()
    const id = (await list(owner))[0]?.claim
    for (const [as, begins] of [
      ['pdf', '%PDF'],
      ['xlsx', 'PK'],
    ] as const) {
      const { body } = await owner.post<AnyBody & { fileName: string; file: string }>(`/commission/claim-file/${id}`, {
        ...{ as, language: 'fr' },
      })
      expect(body.fileName).toBe(`${today().slice(0, 4)}-0001.${as}`)
      expect(Buffer.from(body.file, 'base64').toString('latin1').slice(0, begins.length)).toBe(begins)
    }
  })
})

describe('money that comes', () => {
  const pay = (id: string, amount: number, more: object = {}) =>
    act(owner, 'pay', id, { amount, currency: 'CAD', date: today(), ...more })

  it('pays a part, then the whole, to the cent', async () => {
    const id = await claimed()
    expect((await pay(id, 100_001)).body.data).toMatchObject({ state: 'part-paid', came: 100_001 })
    expect((await pay(id, 175_999)).body.data).toMatchObject({ state: 'paid', came: 276_000 })
  })

  it('is refused before the claim, and in another currency', async () => {
    const open = await enrolled()
    expect((await pay(open._id, 100)).body.code).toBe('commission.notClaimed')
    const id = await claimed()
    expect((await pay(id, 100, { currency: 'GBP' })).body).toMatchObject({
      code: 'commission.otherCurrency',
      message: 'This commission is paid in CAD',
    })
    expect((await pay(id, 0)).status).toBe(400)
  })

  it('owes a sub-agent their share once it came, and takes it back in proportion', async () => {
    const sub = await run.make.vendor(company, { name: 'Kigali Pathways' })
    const id = await claimed({ sub_agent_id: sub })
    const share = (percent: number) => owner.put(`/commission/share/${id}`, { percent })
    const give = (amount: number) => act(owner, 'give-share', id, { amount, date: today() })
    expect((await give(100)).body.code).toBe('commission.noShare')
    for (const percent of [0, 100.5]) expect((await share(percent)).status).toBe(400)
    await share(30)
    const shareOf = async () => (await owner.post('/commission/view', { commissionId: id })).body.data.share
    expect(await shareOf()).toEqual({ percent: 30, owed: 0, given: 0, open: 0 })
    expect((await give(1)).body.code).toBe('commission.moreThanOwed')
    await pay(id, 200_000)
    // 30 % of 2,000.00
    expect(await shareOf()).toEqual({ percent: 30, owed: 60_000, given: 0, open: 60_000 })
    await give(60_000)
    expect((await give(1)).body.message).toContain('$0')
    const back = await pay(id, 50_000, { isTakenBack: true, reason: 'Left in week two' })
    // 30 % of 1,500.00 is 450.00: 150.00 are to come back.
    expect(back.body.data).toMatchObject({ state: 'part-paid', came: 150_000, share: { owed: 45_000, open: -15_000 } })
    expect((await give(-15_000)).body.data.share).toMatchObject({ given: 45_000, open: 0 })
    expect((await pay(id, 200_000, { isTakenBack: true, reason: 'All of it' })).body.code).toBe(
      'commission.moreThanCame',
    )
    const all = await pay(id, 150_000, { isTakenBack: true, reason: 'Visa cancelled' })
    expect(all.body.data).toMatchObject({ state: 'clawed-back', came: 0, share: { owed: 0, open: -45_000 } })
  })

  it('has no share without a sub-agent', async () => {
    expect((await owner.put(`/commission/share/${await claimed()}`, { percent: 30 })).body.code).toBe(
      'commission.noSubAgent',
    )
  })

  it('is summed by currency, of what the caller sees', async () => {
    await enrolled()
    const id = await claimed()
    await pay(id, 100_000)
    const { data } = (await owner.post('/commission/totals', {})).body
    expect(data).toEqual([
      { currency: 'CAD', count: 2, expected: 0, claimable: 276_000, claimed: 176_000, came: 100_000, shareOpen: 0 },
    ])
  })
})

describe('moves by hand', () => {
  const to = (id: string, state: string, reason = '') => act(owner, 'move', id, { to: state, reason })

  it('say why there is none, and open it again', async () => {
    const { _id } = await enrolled()
    expect((await to(_id, 'none')).body).toMatchObject({
      code: 'commission.reasonNeeded',
      fields: { reason: 'Please say why' },
    })
    expect((await to(_id, 'none', 'Onshore transfer')).body.data).toMatchObject({
      state: 'none',
      reason: 'Onshore transfer',
    })
    expect((await to(_id, 'refused', 'No')).body.code).toBe('commission.cannotMove')
    const { data } = (await to(_id, 'open')).body
    expect(data).toMatchObject({ state: 'claimable', reason: '' })
    // The answer is the record as it stands, computed anew.
    expect((await owner.post('/commission/view', { commissionId: _id })).body.data).toEqual(data)
    expect((await to(_id, 'claimed')).body.data).toMatchObject({ state: 'claimed', claimedDate: today() })
  })

  it('note a refusal, after which the claim can stand again', async () => {
    const id = await claimed()
    expect((await to(id, 'refused', 'Applied directly before')).body.data).toMatchObject({ state: 'refused' })
    expect((await to(id, 'claimed')).body.data).toMatchObject({ state: 'claimed', claimed: 276_000 })
  })

  it('tell the second of two who move at once', async () => {
    const { _id, version } = await enrolled()
    const answers = await Promise.all([
      act(owner, 'move', _id, { to: 'none', reason: 'Onshore', version }),
      act(owner, 'move', _id, { to: 'claimed', version }),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })
})

describe('a student who is deleted', () => {
  it('takes their commission out of every list, and for good with them; what came stays as a payment of nobody', async () => {
    const sub = await run.make.vendor(company)
    const id = await claimed({ sub_agent_id: sub })
    await owner.put(`/commission/share/${id}`, { percent: 30 })
    await act(owner, 'pay', id, { amount: 276_000, currency: 'CAD', date: today() })
    await act(owner, 'give-share', id, { amount: 82_800, date: today() })
    const [standing] = await list(owner)
    await owner.delete(`/student/delete/${standing?.student}`)
    expect(await list(owner)).toEqual([])
    expect((await owner.post('/commission/totals', {})).body.data).toEqual([])
    await run.db.owner`update bin set deleted_at = now() - interval '31 days' where id = ${standing?.student ?? ''}`
    await purgeBin(run.db.sql, { jobs, kinds })
    expect(await run.db.owner`select 1 from commission where id = ${id}`).toHaveLength(0)
    expect(await paymentsOf(owner)).toMatchObject([{ commission: null, amount: 276_000 }])
  })
})

describe('who sees what', () => {
  it('is managed by Owners, read by the others, and by no administrator', async () => {
    const { _id } = await enrolled()
    for (const role of ['recruiter', 'bench-sales', 'company-user'] as const) {
      const reader = run.call(await run.make.tokenOf(role, company))
      expect(await list(reader)).toMatchObject([{ _id }])
      expect((await claim(reader, [_id])).status).toBe(403)
      expect((await act(reader, 'move', _id, { to: 'none', reason: 'No' })).status).toBe(403)
      expect((await reader.post('/commission-payment/list', {})).status).toBe(403)
    }
    const administrator = run.call(await run.make.tokenOf('administrator'))
    expect((await administrator.post('/commission/list', {})).status).toBe(403)
  })

  it('of another team is in no list and in no total', async () => {
    const looking = await run.make.person('recruiter', company)
    const other = await run.make.person('recruiter', company)
    const [mine, theirs] = [await run.make.unit(company), await run.make.unit(company)]
    await run.make.sight(looking, 'team', [mine])
    await run.make.sight(other, 'team', [theirs])
    const of = async (by: Person) => {
      const studentId = await run.make.student(company, { first_name: 'Asha', last_name: 'Rao', created_by: by.id })
      await moveTo(owner, await apply(run, company, payer, studentId), 'enrolled')
      return studentId
    }
    const [own, foreign] = [await of(looking), await of(other)]
    const reader = run.call(await run.make.session(looking))
    expect((await list(reader)).map(({ student }) => student)).toEqual([own])
    const totalsOf = async (by: Caller, filters: object = {}) =>
      (await by.post('/commission/totals', filters)).body.data
    expect(await totalsOf(reader)).toMatchObject([{ currency: 'CAD', count: 1, claimable: 276_000 }])
    expect(await totalsOf(reader, { student: foreign })).toEqual([])
    expect(await totalsOf(owner)).toMatchObject([{ count: 2, claimable: 552_000 }])
  })

  it('is nothing of another company', async () => {
    const { _id } = await enrolled()
    const stranger = run.call(await run.make.tokenOf('owner', await run.make.company()))
    expect(await list(stranger)).toEqual([])
    expect((await claim(stranger, [_id])).status).toBe(404)
    for (const [verb, body] of [
      ['move', { to: 'none', reason: 'No' }],
      ['pay', { amount: 1, currency: 'CAD', date: today() }],
      ['give-share', { amount: 1, date: today() }],
    ] as const)
      expect((await act(stranger, verb, _id, body)).status).toBe(404)
    expect((await stranger.post('/commission/totals', {})).body.data).toEqual([])
  })
})
