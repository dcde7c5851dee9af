import ICAL from 'ical.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { remindInterviews } from '../../src/features/job/interview/remind.ts'
import type { AnyRecord, Caller } from '../call.ts'
import type { Company, Person } from '../make.ts'
import { lettersTo } from '../people/visitor.ts'
import { type RunningApp, runApp } from '../running-app.ts'
import { openReminding } from '../told/reminding.ts'

let run: RunningApp
let reminding: Awaited<ReturnType<typeof openReminding>>
let company: Company
let person: Person
let bench: Caller
let recruiter: Caller
let reader: Caller
beforeAll(async () => {
  run = await runApp({ ROLE: 'api' })
  reminding = await openReminding(run)
  company = await run.make.company({ name: 'Harbor Staffing' })
  person = await run.make.person('bench-sales', company, { first_name: 'Bella', last_name: 'Stone' })
  const rita = await run.make.person('recruiter', company, { first_name: 'Rita', last_name: 'Cruz' })
  bench = run.call(await run.make.session(person))
  recruiter = run.call(await run.make.session(rita))
  reader = run.call(await run.make.session(await run.make.person('company-user', company)))
})
afterAll(async () => {
  await reminding.close()
  await run.close()
})

let count = 0
async function submitted(more: Record<string, string> = {}) {
  const email = `anita-${++count}@example.com`
  const candidate_id = await run.make.candidate(company, { first_name: 'Anita', last_name: 'Rao', email })
  const job_id = await run.make.job(company, { job_title: 'Java Team Lead' })
  const id = await run.make.submission(company, { candidate_id, job_id, created_by: person.id, ...more })
  return { id, email }
}
const details = (more: object = {}) => ({
  kind: 'video',
  startDate: '2031-03-07T14:30:00Z',
  zone: 'Asia/Kolkata',
  candidateZone: 'America/New_York',
  link: 'https://meet.example.com/anita',
  ...more,
})
const plan = (submissionId: string, more: object = {}, by = bench) =>
  by.post('/interview/add', { submissionId, ...details(more) })
const planned = async (submissionId: string, more: object = {}, by = bench) =>
  (await plan(submissionId, more, by)).body.data as AnyRecord
const stateOf = async (submissionId: string) =>
  (await bench.post('/submission/view', { submissionId })).body.data.state as string
const told = async (by: Caller) =>
  ((await by.post('/notification/list')).body.data as AnyRecord[]).map(({ kind, params }) => ({ kind, params }))

/** A calendar file as another program reads it. */
function readBack(text: string | null | undefined) {
  const calendar = new ICAL.Component(ICAL.parse(text ?? ''))
  const part = calendar.getFirstSubcomponent('vevent')
  if (!part) throw new Error('There is no event.')
  const event = new ICAL.Event(part)
  return {
    method: calendar.getFirstPropertyValue('method'),
    uid: event.uid,
    sequence: event.sequence,
    status: part.getFirstPropertyValue('status'),
    start: event.startDate.toJSDate().toISOString(),
    end: event.endDate.toJSDate().toISOString(),
    isUtc: event.startDate.zone === ICAL.Timezone.utcTimezone,
  }
}
const calendarsTo = async (email: string) => (await lettersTo(run, email)).map(({ calendar }) => readBack(calendar))

describe('an hour in which clocks change', () => {
  // As a person of that place reads them off the clock, and as IANA's tables have them.
  it.each([
    ['America/New_York', '2031-11-02T01:30', ['2031-11-02T05:30:00.000Z', '2031-11-02T06:30:00.000Z']],
    ['Europe/London', '2031-10-26T01:30', ['2031-10-26T00:30:00.000Z', '2031-10-26T01:30:00.000Z']],
    ['Australia/Sydney', '2031-04-06T02:30', ['2031-04-05T15:30:00.000Z', '2031-04-05T16:30:00.000Z']],
    ['America/Santiago', '2031-04-05T23:30', ['2031-04-06T02:30:00.000Z', '2031-04-06T03:30:00.000Z']],
  ])(
    'that comes twice in %s is asked about, and what is answered stands in the calendar',
    async (zone, startDate, both) => {
      const { id } = await submitted()
      const [first = '', second = ''] = both
      const time = startDate.slice(11)
      const refused = await plan(id, { zone, startDate })
      expect(refused).toMatchObject({
        status: 400,
        body: { code: 'interview.hourTwice', params: { zone, time, first, second } },
      })
      for (const moment of both) {
        const one = await planned(id, { zone, startDate: moment })
        const { body } = await bench.get<{ data: { text: string } }>(`/interview/calendar/${one._id}`)
        expect(readBack(body.data.text)).toMatchObject({ start: moment, isUtc: true })
        const again = await bench.put(`/interview/update/${one._id}`, { startDate })
        expect(again.body.code).toBe('interview.hourTwice')
      }
    },
  )

  it.each([
    ['America/New_York', '2031-03-09T02:30'],
    ['Europe/London', '2031-03-30T01:30'],
    ['Australia/Sydney', '2031-10-05T02:30'],
    ['America/Santiago', '2031-09-07T00:30'],
  ])('that %s skips is refused', async (zone, startDate) => {
    const { id } = await submitted()
    const refused = await plan(id, { zone, startDate })
    expect(refused).toMatchObject({
      status: 400,
      body: { code: 'interview.hourSkipped', params: { zone, time: startDate.slice(11) } },
    })
  })

  it('is nothing to ask about a day later: the time of the clock is taken', async () => {
    const { id } = await submitted()
    const one = await planned(id, { zone: 'America/New_York', startDate: '2031-11-03T01:30' })
    expect(one.startDate).toBe('2031-11-03T06:30:00.000Z')
  })
})

it('tells what else the person has planned at that time, and nothing that has ended or is somebody else’s', async () => {
  const anita = await run.make.candidate(company, { first_name: 'Anita', last_name: 'Rao' })
  const of = async (candidate_id: string) =>
    run.make.submission(company, {
      candidate_id,
      job_id: await run.make.job(company, { job_title: 'Java Team Lead' }),
      created_by: person.id,
    })
  const [here, there] = [await of(anita), await of(anita)]
  const stands = await planned(there, { startDate: '2031-05-05T14:00:00Z', minutes: 60 })
  await planned((await submitted()).id, { startDate: '2031-05-05T14:00:00Z', minutes: 60 })
  const called = await planned(there, { startDate: '2031-05-05T14:10:00Z', minutes: 30 })
  await bench.post(`/interview/cancel/${called._id}`)
  const overlaps = async (startDate: string, minutes: number, more: object = {}) =>
    (
      (await bench.post('/interview/overlaps', { submissionId: here, startDate, minutes, ...more })).body
        .data as AnyRecord[]
    ).map(({ _id }) => _id)
  expect(await overlaps('2031-05-05T14:59:00Z', 30)).toEqual([stands._id])
  expect(await overlaps('2031-05-05T13:30:00Z', 31)).toEqual([stands._id])
  expect(await overlaps('2031-05-05T15:00:00Z', 30)).toEqual([])
  expect(await overlaps('2031-05-05T13:30:00Z', 30)).toEqual([])
  expect(await overlaps('2031-05-05T14:00:00Z', 60, { except: stands._id })).toEqual([])
})

it('takes the zone of each side from its place, and none where the place settles none', async () => {
  const country_id = await run.make.country({ code: 'US', name: 'United States' })
  const zonesOf = async (location: string, places: object[]) => {
    const submissionId = await run.make.submission(company, {
      candidate_id: await run.make.candidate(company, { first_name: 'Anita', last_name: 'Rao', location }),
      job_id: await run.make.job(company, { job_title: 'QA Lead', places }),
      created_by: person.id,
    })
    return (await bench.post('/interview/zones', { submissionId })).body.data
  }
  const phoenix = { country_id, city_name: 'Phoenix', state_name: 'Arizona', zip_code: '' }
  const austin = { country_id, city_name: 'Austin', state_name: 'Texas', zip_code: '' }
  expect(await zonesOf('Chicago, IL', [phoenix])).toEqual({
    work: { place: 'Phoenix, Arizona, United States', zone: 'America/Phoenix' },
    candidate: { place: 'Chicago, IL', zone: 'America/Chicago' },
  })
  expect(await zonesOf('United States', [phoenix, austin])).toEqual({ work: null, candidate: null })
})

describe('an interview', () => {
  it('is of a submission, and moves it to the interview; deleting it takes that back', async () => {
    const { id } = await submitted()
    const { body } = await plan(id, { people: [{ name: 'Dana Whitfield' }], title: 'System design' })
    expect(body).toMatchObject({
      message: 'Interview Added Successfully',
      data: {
        submission: id,
        candidateInfo: [{ firstName: 'Anita', lastName: 'Rao' }],
        jobInfo: [{ name: 'Java Team Lead' }],
        round: 1,
        title: 'System design',
        people: [{ name: 'Dana Whitfield', email: '' }],
        minutes: 45,
        state: 'planned',
        sequence: 0,
      },
    })
    expect(await stateOf(id)).toBe('interview')
    expect((await planned(id)).round).toBe(2)
    await bench.delete(`/interview/delete/${body.data._id}`)
    expect(await stateOf(id)).toBe('interview')
    const [second] = (await bench.post('/interview/list', { filters: { submission: id } })).body.data as AnyRecord[]
    await bench.delete(`/interview/delete/${second?._id}`)
    expect((await bench.post('/interview/list', { filters: { submission: id } })).body.totalDocs).toBe(0)
  })

  it('returns a submission that it alone had moved, and comes back from the bin', async () => {
    const { id } = await submitted({ state: 'to-client' })
    const one = await planned(id)
    await bench.delete(`/interview/delete/${one._id}`)
    expect(await stateOf(id)).toBe('to-client')
    expect((await bench.post(`/bin/restore/${one._id}`, { kind: 'interview' })).status).toBe(200)
    expect((await bench.post('/interview/view', { interviewId: one._id })).status).toBe(200)
  })

  it('is refused where the submission has ended, with a link that is not https, and without a day', async () => {
    const { id } = await submitted({ state: 'withdrawn' })
    expect((await plan(id)).body.code).toBe('interview.submissionEnded')
    const { id: other } = await submitted()
    for (const link of ['http://meet.example.com', 'javascript:alert(1)', 'meet'])
      expect((await plan(other, { link })).body.fields).toEqual({
        link: 'Please enter an address that begins with https://',
      })
    expect((await plan(other, { startDate: '' })).body.fields).toEqual({ startDate: 'Please choose day and time' })
    expect((await plan(other, { zone: 'Nowhere' })).body.fields).toEqual({ zone: 'Unknown time zone' })
  })

  it('is managed by Bench Sales of the own submissions alone, and read by all', async () => {
    const { id } = await submitted()
    const one = await planned(id, {}, recruiter)
    expect(await told(bench)).toContainEqual({
      kind: 'interview-planned',
      params: { by: 'Rita Cruz', name: 'Anita Rao', job: 'Java Team Lead' },
    })
    const stranger = run.call(await run.make.session(await run.make.person('bench-sales', company)))
    expect((await plan(id, {}, stranger)).body.code).toBe('interview.notYours')
    expect((await stranger.put(`/interview/update/${one._id}`, { title: 'Mine' })).body.code).toBe('interview.notYours')
    expect((await reader.post('/interview/view', { interviewId: one._id })).status).toBe(200)
    expect((await bench.put(`/interview/update/${one._id}`, { title: 'Talk' })).status).toBe(200)
  })

  it('says its outcome once it took place, and cannot be cancelled then', async () => {
    const { id } = await submitted()
    const one = await planned(id)
    const noted = await bench.post(`/interview/outcome/${one._id}`, { outcome: 'passed', note: 'Strong in Kafka' })
    expect(noted.body.data).toMatchObject({ state: 'done', outcome: 'passed', outcomeNote: 'Strong in Kafka' })
    expect((await bench.post(`/interview/cancel/${one._id}`, {})).body.code).toBe('interview.over')
    const again = await bench.post(`/interview/outcome/${one._id}`, { outcome: 'passed', note: 'Strong in Kafka' })
    expect(again.body.data.version).toBe(noted.body.data.version)
  })

  it('stands in the order of people among those that a filter lets through, as submissions do', async () => {
    const { id } = await submitted()
    const one = await planned(id)
    for (const sortBy of ['candidate', 'job']) {
      const { body } = await bench.post('/interview/list', { sortBy, filters: { submission: id } })
      expect((body.data as AnyRecord[]).map(({ _id }) => _id)).toEqual([one._id])
      expect((await bench.post('/submission/list', { sortBy, filters: { isLive: true } })).status).toBe(200)
    }
  })

  it('changed by two at once tells the second one', async () => {
    const { id } = await submitted()
    const one = await planned(id)
    await recruiter.put(`/interview/update/${one._id}`, { version: one.version, minutes: 60 })
    const late = await bench.put(`/interview/update/${one._id}`, { version: one.version, minutes: 30 })
    expect([late.status, late.body.code]).toEqual([409, 'record.changed'])
  })
})

describe('its calendar files', () => {
  it('stay one entry from plan to end, right in UTC across the change of clocks', async () => {
    const { id, email } = await submitted()
    const host = `meera-${count}@example.com`
    // 20:00 in Kolkata is 9:30 in New York on March 7, and 10:30 two days later: its clocks changed between.
    const one = await planned(id, { people: [{ name: 'Meera Iyer', email: host }] })
    await bench.put(`/interview/update/${one._id}`, { startDate: '2031-03-10T14:30:00Z', minutes: 60 })
    await bench.put(`/interview/update/${one._id}`, { note: 'Bring the passport' })
    await bench.post(`/interview/cancel/${one._id}`, { reason: 'The client put it off' })
    const uid = `interview-${one._id}@corridor`
    const expected = [
      {
        ...{ method: 'REQUEST', uid, sequence: 0, status: 'CONFIRMED', isUtc: true },
        ...{ start: '2031-03-07T14:30:00.000Z', end: '2031-03-07T15:15:00.000Z' },
      },
      {
        ...{ method: 'REQUEST', uid, sequence: 1, status: 'CONFIRMED', isUtc: true },
        ...{ start: '2031-03-10T14:30:00.000Z', end: '2031-03-10T15:30:00.000Z' },
      },
      {
        ...{ method: 'CANCEL', uid, sequence: 2, status: 'CANCELLED', isUtc: true },
        ...{ start: '2031-03-10T14:30:00.000Z', end: '2031-03-10T15:30:00.000Z' },
      },
    ]
    expect(await calendarsTo(email)).toEqual(expected)
    expect(await calendarsTo(host)).toEqual(expected)
    const texts = (await lettersTo(run, email)).map(({ text_body }) => text_body)
    expect(texts[0]).toMatch(/9:30\sAM \(America\/New_York\)[\s\S]*8:00\sPM \(Asia\/Kolkata\)/)
    expect(texts[1]).toMatch(/10:30\sAM \(America\/New_York\)[\s\S]*8:00\sPM \(Asia\/Kolkata\)/)
    const { data } = (await reader.get<{ data: { text: string } }>(`/interview/calendar/${one._id}`)).body
    expect(readBack(data.text)).toEqual(expected[2])
  })

  it('reach who is new, and leave the calendar of who need not come any more', async () => {
    const { id, email } = await submitted()
    const [first, second] = [`first-${count}@example.com`, `second-${count}@example.com`]
    const one = await planned(id, { people: [{ name: 'First', email: first }], tellsCandidate: false })
    await bench.put(`/interview/update/${one._id}`, { people: [{ name: 'Second', email: second }] })
    expect((await calendarsTo(first)).map(({ method }) => method)).toEqual(['REQUEST', 'CANCEL'])
    expect((await calendarsTo(second)).map(({ method, sequence }) => [method, sequence])).toEqual([['REQUEST', 1]])
    expect(await lettersTo(run, email)).toEqual([])
  })

  it('are not sent of what lies in the past', async () => {
    const { id, email } = await submitted()
    await planned(id, { startDate: '2025-03-07T14:30:00Z' })
    expect(await lettersTo(run, email)).toEqual([])
  })
})

describe('its reminders', () => {
  const remind = (at: string) => remindInterviews(run.db.sql, reminding.platform, new Date(at))
  const subjects = async (email: string) =>
    (await lettersTo(run, email)).map(({ subject }) => subject).filter((subject) => subject.startsWith('Reminder'))

  it('come a day and an hour before, once each, by the time as it stands now', async () => {
    const { id, email } = await submitted()
    const one = await planned(id, { startDate: '2031-05-02T12:00:00Z' })
    await bench.put(`/interview/update/${one._id}`, { startDate: '2031-05-03T12:00:00Z' })
    await remind('2031-05-01T13:00:00Z')
    expect(await subjects(email)).toHaveLength(0)
    await Promise.all([remind('2031-05-02T12:00:00Z'), remind('2031-05-02T12:00:00Z')])
    expect(await subjects(email)).toHaveLength(1)
    await remind('2031-05-03T11:00:30Z')
    await remind('2031-05-03T11:01:30Z')
    expect(await subjects(email)).toHaveLength(2)
  })

  it('do not come of one that was cancelled, or whose submission has ended', async () => {
    const { id, email } = await submitted()
    const one = await planned(id, { startDate: '2031-06-02T12:00:00Z' })
    const ended = await submitted()
    await planned(ended.id, { startDate: '2031-06-02T12:00:00Z' })
    await bench.post(`/submission/withdraw/${ended.id}`, {})
    await bench.post(`/interview/cancel/${one._id}`, {})
    await remind('2031-06-02T11:30:00Z')
    expect(await subjects(email)).toEqual([])
    expect(await subjects(ended.email)).toEqual([])
  })
})
