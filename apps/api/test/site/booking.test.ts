import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { AnyRecord, Caller } from '../call.ts'
import type { Company, Person } from '../make.ts'
import { lettersTo } from '../people/visitor.ts'
import { type RunningApp, runApp } from '../running-app.ts'
import { trailOf } from '../trail.ts'

let run: RunningApp
let company: Company
let person: Person
let recruiter: Caller
beforeAll(async () => {
  // Without the web app's build pages answer as the API does.
  run = await runApp({ ROLE: 'api' }, { web: 'none' })
})
afterAll(() => run.close())
beforeEach(async () => {
  await run.db.owner`truncate rate_limit`
  company = await run.make.company({ name: 'Harbor Staffing' })
  person = await run.make.person('recruiter', company, { first_name: 'Rita', last_name: 'Cruz' })
  recruiter = run.call(await run.make.session(person))
})

const week = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: '09:00', until: '12:00' }))
const rules = { zone: 'Asia/Kolkata', hours: week, minutes: 60, pauseMinutes: 0, noticeHours: 24, daysAhead: 5 }
const offerHours = (more: object = {}, by = recruiter) => by.post('/booking/add-times', { ...rules, ...more })

let count = 0
async function submitted() {
  const email = `anita-${++count}@booking.example`
  const candidate_id = await run.make.candidate(company, { first_name: 'Anita', last_name: 'Rao', email })
  const job_id = await run.make.job(company, { job_title: 'Java Team Lead' })
  return { id: await run.make.submission(company, { candidate_id, job_id }), email }
}
interface Offered {
  address: string
  data: { _id: string }
  code?: string
}
const interview = { kind: 'video', link: 'https://meet.example.com/anita' }
const offer = (submissionId: string, more: object = {}, by = recruiter) =>
  by.post<Offered>('/booking/offer-times', { submissionId, interview, ...more })
async function linkTo(submissionId: string, more: object = {}) {
  const { body } = await offer(submissionId, { byMail: false, ...more })
  return { path: new URL(body.address).pathname, id: body.data._id }
}

interface Page {
  status: number
  state?: string
  code?: string
  held?: string
  when?: string
  location: string | null
  times: string[]
  cells: string[][]
}
async function ask(path: string, fields?: Record<string, string>): Promise<Page> {
  const response = await fetch(`${run.url}${path}`, {
    redirect: 'manual',
    ...(fields && {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: String(new URLSearchParams({ zone: 'America/New_York', ...fields })),
    }),
  })
  const text = await response.text()
  const body = text.startsWith('{') ? JSON.parse(text) : {}
  const rows = (body.table?.rows ?? []) as { mark: string; cells: string[] }[]
  return {
    ...{ status: response.status, ...body, location: response.headers.get('location') },
    ...{ times: rows.map(({ mark }) => mark), cells: rows.map(({ cells }) => cells) },
  }
}
const firstFree = async (path: string) => (await ask(path)).times[0] ?? ''
const book = (path: string, time: string) => ask(path, { answer: 'book', time })
const interviewsOf = async (submission: string) =>
  (await recruiter.post('/interview/list', { filters: { submission } })).body.data as AnyRecord[]
const told = async () =>
  ((await recruiter.post('/notification/list')).body.data as AnyRecord[]).map(({ kind, params }) => ({ kind, params }))

describe('bookable times', () => {
  it("are each member's own, are kept in the order of the week, and a second save replaces the first", async () => {
    expect((await recruiter.post('/booking/times')).body.data).toMatchObject({ version: 0, hours: [], minutes: 45 })
    const hours = [
      { day: 3, from: '13:00', until: '15:00' },
      { day: 1, from: '09:00', until: '10:00' },
    ]
    const { body } = await offerHours({ hours })
    expect(body).toMatchObject({ message: 'Bookable Times Updated Successfully', data: { hours: hours.toReversed() } })
    const other = run.call(await run.make.session(await run.make.person('bench-sales', company)))
    expect((await other.post('/booking/times')).body.data.hours).toEqual([])
    const again = await offerHours({ hours, version: body.data.version })
    expect(again.body.data.version).toBe(body.data.version)
    await offerHours({ minutes: 30, version: body.data.version })
    expect((await offerHours({ version: body.data.version })).body.code).toBe('record.changed')
  })

  it('refuse a window across midnight, a time that is none, and an unknown zone', async () => {
    const wrong = async (more: object) => (await offerHours(more)).body.fields
    expect(await wrong({ hours: [{ day: 1, from: '22:00', until: '02:00' }] })).toEqual({
      'hours.0.until': 'The end must be later than the start',
    })
    expect(await wrong({ hours: [{ day: 1, from: '25:00', until: '26:00' }] })).toHaveProperty('hours.0.from')
    expect(await wrong({ zone: 'Nowhere' })).toEqual({ zone: 'Unknown time zone' })
  })
})

describe('a link', () => {
  it('is not made without times, for a submission that has ended, or of what others manage', async () => {
    const { id } = await submitted()
    expect((await offer(id)).body.code).toBe('booking.noTimes')
    const bench = run.call(await run.make.session(await run.make.person('bench-sales', company)))
    await offerHours({}, bench)
    expect((await offer(id, {}, bench)).body.code).toBe('interview.notYours')
    await offerHours()
    await recruiter.post(`/submission/withdraw/${id}`, {})
    expect((await offer(id)).body.code).toBe('interview.submissionEnded')
  })

  it('goes out by a letter in the language that was asked for', async () => {
    await offerHours()
    const { id, email } = await submitted()
    const { body } = await offer(id, { language: 'fr' })
    const [letter] = await lettersTo(run, email)
    expect(letter?.subject).toContain('Choisissez l’horaire de votre entretien')
    expect(letter?.text_body).toContain(new URL(body.address).pathname)
    expect((await trailOf(run.db.owner, id)).map(({ action }) => action)).toEqual(['booking.offer-times'])
  })

  it("shows the host's free times by the visitor's clock, and opening it changes nothing", async () => {
    await offerHours()
    const { id } = await submitted()
    const { path } = await linkTo(id)
    const before = await run.db.owner`select * from booking`
    const page = await ask(`${path}?zone=America/New_York`)
    expect(page).toMatchObject({ status: 200, state: 'choose' })
    expect(page.times.length).toBeGreaterThanOrEqual(9)
    // 9:00 in Kolkata is 3:30 in UTC, the evening before in New York.
    expect(page.times[0]?.slice(11)).toMatch(/0[345]:30:00.000Z/)
    expect(page.cells[0]?.[1]).toMatch(/:30\s[AP]M/)
    await fetch(`${run.url}${path}`, { method: 'HEAD' })
    expect(await run.db.owner`select * from booking`).toEqual(before)
  })

  it('books, moves and cancels: the interview is made with letters and a calendar file, and the host is told', async () => {
    await offerHours()
    const { id, email } = await submitted()
    const { path } = await linkTo(id)
    const [first = '', second = ''] = (await ask(path)).times
    expect(await ask(path, { answer: 'hold', time: first })).toMatchObject({
      status: 303,
      location: `${path}?zone=America%2FNew_York`,
    })
    expect(await ask(path)).toMatchObject({ state: 'held', time: first })
    expect(await book(path, first)).toMatchObject({ status: 303 })
    const [planned] = await interviewsOf(id)
    expect(planned).toMatchObject({
      ...{ startDate: first, minutes: 60, zone: 'Asia/Kolkata', candidateZone: 'America/New_York', kind: 'video' },
      ...{ link: interview.link, state: 'planned', userInfo: [{ name: 'Rita Cruz' }] },
    })
    expect((await recruiter.post('/submission/view', { submissionId: id })).body.data.state).toBe('interview')
    expect(await ask(path)).toMatchObject({ state: 'booked' })
    const file = await fetch(`${run.url}${path}/calendar.ics`)
    expect(await file.text()).toContain('METHOD:REQUEST')

    expect((await ask(`${path}?move=yes`)).times).toContain(second)
    expect(await book(path, second)).toMatchObject({ status: 303 })
    expect(await interviewsOf(id)).toMatchObject([{ _id: planned?._id, startDate: second, sequence: 1 }])
    expect(await ask(path, { answer: 'cancel', reason: 'I am ill' })).toMatchObject({ status: 303 })
    expect(await interviewsOf(id)).toMatchObject([{ state: 'cancelled', stateReason: 'I am ill' }])
    expect(await ask(path)).toMatchObject({ state: 'cancelled' })
    expect(await book(path, first)).toMatchObject({ status: 409, code: 'booking.ended' })

    const letters = await lettersTo(run, email)
    expect(letters.map(({ calendar }) => /METHOD:(\w+)/.exec(calendar ?? '')?.[1])).toEqual([
      ...['REQUEST', 'REQUEST', 'CANCEL'],
    ])
    const params = { name: 'Anita Rao', job: 'Java Team Lead' }
    expect(await told()).toEqual(['cancelled', 'moved', 'chosen'].map((what) => ({ kind: `booking-${what}`, params })))
    const byNobody = (await trailOf(run.db.owner, String(planned?._id))).filter(({ actor_id }) => actor_id === null)
    expect(byNobody.map(({ action }) => action)).toEqual([
      ...['booking.choose-time', 'booking.choose-other-time', 'booking.cancel-time'],
    ])
  })

  it('gives an interview that is planned another time, and leaves it where it is until then', async () => {
    await offerHours()
    const { id } = await submitted()
    const zones = { zone: 'UTC', candidateZone: 'UTC' }
    const { body } = await recruiter.post('/interview/add', {
      ...{ submissionId: id, kind: 'phone', startDate: '2031-03-07T14:30:00Z', minutes: 45, ...zones },
    })
    const { path } = await linkTo(id, { interview: null, interviewId: body.data._id })
    expect(await interviewsOf(id)).toMatchObject([{ startDate: '2031-03-07T14:30:00.000Z' }])
    const time = await firstFree(path)
    await book(path, time)
    expect(await interviewsOf(id)).toMatchObject([{ _id: body.data._id, startDate: time, minutes: 45, kind: 'phone' }])
  })

  it('keeps a held time from others for ten minutes, and gives it back when it is let go', async () => {
    await offerHours()
    const { path } = await linkTo((await submitted()).id)
    const other = await linkTo((await submitted()).id)
    const time = await firstFree(path)
    await ask(path, { answer: 'hold', time })
    expect((await ask(other.path)).times).not.toContain(time)
    expect(await book(other.path, time)).toMatchObject({ status: 409, code: 'booking.taken' })
    await ask(path, { answer: 'release' })
    expect((await ask(other.path)).times).toContain(time)
    await ask(path, { answer: 'hold', time })
    await run.db.owner`update booking set held_until = now() - interval '1 second' where held_at is not null`
    expect(await book(other.path, time)).toMatchObject({ status: 303 })
    expect(await book(path, time)).toMatchObject({ status: 409, code: 'booking.taken' })
  })

  it('does not offer when the host is interviewing, and offers it again once that is cancelled', async () => {
    await offerHours()
    const { id } = await submitted()
    const { path } = await linkTo(id)
    const startDate = await firstFree(path)
    const zones = { zone: 'UTC', candidateZone: 'UTC' }
    const planned = await recruiter.post('/interview/add', { submissionId: id, kind: 'phone', startDate, ...zones })
    expect((await ask(path)).times).not.toContain(startDate)
    await recruiter.post(`/interview/cancel/${planned.body.data._id}`, {})
    expect((await ask(path)).times).toContain(startDate)
  })

  it('refuses a time that was never offered, and what is no answer', async () => {
    await offerHours()
    const { path } = await linkTo((await submitted()).id)
    expect(await book(path, '2031-06-03T02:00:00.000Z')).toMatchObject({ status: 409, code: 'booking.taken' })
    for (const fields of [
      { answer: 'book' },
      { answer: 'sell' },
      { answer: 'book', time: 'soon' },
      { zone: 'Nowhere' },
    ])
      expect((await ask(path, fields as unknown as Record<string, string>)).status).toBe(400)
    expect(await ask(path, { answer: 'cancel' })).toMatchObject({ status: 409, code: 'booking.ended' })
  })

  it('opens nothing more once it was revoked or has expired, and a wrong one never did', async () => {
    await offerHours()
    const { id } = await submitted()
    const { path, id: link } = await linkTo(id)
    const time = await firstFree(path)
    expect((await recruiter.post(`/booking/revoke-times/${link}`, {})).body.data.state).toBe('revoked')
    expect((await recruiter.post(`/booking/revoke-times/${link}`, {})).body.code).toBe('booking.ended')
    expect(await ask(path)).toMatchObject({ status: 200, state: 'ended', times: [] })
    expect(await book(path, time)).toMatchObject({ status: 409, code: 'booking.ended' })
    const late = await linkTo(id)
    await run.db.owner`update booking set expires_at = now() where id = ${late.id}`
    expect(await ask(late.path)).toMatchObject({ state: 'ended' })
    expect(await book(late.path, time)).toMatchObject({ code: 'booking.ended' })
    const { data } = (await recruiter.post('/booking/offers', { submissionId: id })).body
    expect((data as AnyRecord[]).map(({ state }) => state)).toEqual(['expired', 'revoked'])
    expect(await ask(`/book/${'x'.repeat(43)}`)).toMatchObject({ status: 404, code: 'booking.unknown' })
  })

  it('limits how often tokens are tried from one address', async () => {
    const statuses = new Set<number>()
    for (let at = 0; at < 610; at += 61)
      for (const { status } of await Promise.all(Array.from({ length: 61 }, (_, n) => ask(`/book/guess-${at + n}`))))
        statuses.add(status)
    expect([...statuses].sort()).toEqual([404, 429])
  })

  it('offers nothing of a host who was deactivated', async () => {
    await offerHours()
    const { id } = await submitted()
    const { path } = await linkTo(id)
    const time = await firstFree(path)
    await run.make.tokenOf('owner', company)
    await run.db.owner`update user_account set status = 'inactive' where id = ${person.id}`
    expect(await ask(path)).toMatchObject({ status: 200, state: 'choose', times: [] })
    expect(await book(path, time)).toMatchObject({ status: 409, code: 'booking.taken' })
  })

  it('is posted by its own pages alone', async () => {
    await offerHours()
    const { path } = await linkTo((await submitted()).id)
    const response = await fetch(`${run.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://elsewhere.example' },
      body: 'answer=release&zone=UTC',
    })
    expect(response.status).toBe(403)
  })
})

it('gives one time to one of fifty links that book it at once, and the others see what is still free', async () => {
  await offerHours()
  const links = await Promise.all(
    Array.from({ length: 50 }, async () => {
      return linkTo((await submitted()).id)
    }),
  )
  const [{ path } = { path: '' }] = links
  const [time = '', next] = (await ask(path)).times
  const answers = await Promise.all(links.map((link) => book(link.path, time)))
  const won = answers.filter(({ status }) => status === 303)
  const lost = answers.filter(({ status }) => status === 409)
  expect([won.length, lost.length]).toEqual([1, 49])
  for (const { code, times } of lost) {
    expect(code).toBe('booking.taken')
    expect(times[0]).toBe(next)
  }
  const [row] = await run.db.owner`select count(*)::int as n from interview where company_id = ${company.id}`
  expect(row?.n).toBe(1)
})
