import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { makeFieldCrypto } from '../../src/platform/field-crypto.ts'
import { loadOwnKeys } from '../../src/platform/field-keys.ts'
import type { AnyRecord, Caller } from '../call.ts'
import { lettersTo } from '../people/visitor.ts'
import { type RunningApp, runApp } from '../running-app.ts'
import { trailOf } from '../trail.ts'

let run: RunningApp
let administrator: Caller
let token: string
beforeAll(async () => {
  // Without the web app's build pages answer as the API does.
  run = await runApp({ ROLE: 'api', TRUSTED_PROXY: '127.0.0.1' }, { web: 'none' })
  const person = await run.make.person('administrator', undefined, { first_name: 'Ada', last_name: 'Hall' })
  administrator = run.call(await run.make.session(person))
  const fields = makeFieldCrypto(await loadOwnKeys(run.dataDir))
  const at = String(Date.now() - 10_000)
  token = `${at}.${fields.mark(at, { table: 'lead', column: 'form', rowId: 'consultation' }).toString('base64url')}`
})
afterAll(() => run.close())
beforeEach(async () => {
  await run.db.owner`truncate rate_limit, lead, booking, bookable_times, notification`
})

const hours = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: '09:00', until: '12:00' }))
const rules = { zone: 'Asia/Kolkata', hours, minutes: 60, pauseMinutes: 0, noticeHours: 24, daysAhead: 5 }
const offerHours = () => administrator.post('/booking/add-times', rules)

let count = 0
const person = () => ({
  ...{ firstName: 'Vera', lastName: 'Lind', email: `vera-${++count}@consultation.example`, phone: '+46 70 123 45 67' },
  ...{ message: 'Halifax, please', consent: 'yes', website: '', token, zone: 'Europe/Stockholm' },
})

interface Page {
  status: number
  location: string
  given: Record<string, string>
  times: string[]
}
async function ask(path: string, fields?: Record<string, string>, headers: Record<string, string> = {}): Promise<Page> {
  const posted = { method: 'POST', body: String(new URLSearchParams(fields)) }
  const type = { 'content-type': 'application/x-www-form-urlencoded' }
  const response = await fetch(`${run.url}${path}`, {
    redirect: 'manual',
    ...(fields && posted),
    headers: { ...(fields && type), ...headers },
  })
  const text = await response.text()
  const { table, ...given } = text.startsWith('{') ? JSON.parse(text) : {}
  const times = ((table?.rows ?? []) as { mark: string }[]).map(({ mark }) => mark)
  return { status: response.status, location: response.headers.get('location') ?? '', given, times }
}
const timesNow = async () => (await ask('/consultation')).times
const hold = async (time: string, more: Record<string, string> = {}) =>
  ask('/consultation', { go: 'hold', time, token, zone: 'Europe/Stockholm', ...more })
const send = (time: string, more: Record<string, string> = {}, headers: Record<string, string> = {}) =>
  ask('/consultation', { ...person(), time, ...more }, headers)
const leadsNow = async () => (await administrator.post('/lead/list')).body.data as AnyRecord[]
const view = async (leadId: unknown) => (await administrator.post('/lead/view', { leadId })).body.data as AnyRecord

it('asks when it suits if nobody offers a time, and for whom none suits', async () => {
  expect((await ask('/consultation')).given).not.toHaveProperty('state')
  expect(await ask('/consultation', person())).toMatchObject({ status: 303, location: '/consultation?sent=yes' })
  expect(await leadsNow()).toMatchObject([{ kind: 'consultation', firstName: 'Vera' }])
  expect((await administrator.post('/booking/times')).body.data).toMatchObject({ minutes: 40, hours: [] })
  await offerHours()
  expect((await ask('/consultation')).given).toMatchObject({ state: 'choose', zone: 'Asia/Kolkata', asksZone: 'yes' })
  expect((await ask('/consultation?ask=yes')).given).not.toHaveProperty('state')
})

it('books a held time: the lead shows it, the host is told, the visitor gets a letter in their language with a calendar file', async () => {
  await offerHours()
  const [time = ''] = (await ask('/consultation?zone=Europe/Stockholm')).times
  const held = await hold(time)
  expect(held).toMatchObject({ status: 200, given: { time, zone: 'Europe/Stockholm' } })
  expect(held.given.when).toMatch(/:30/)
  expect(await timesNow()).not.toContain(time)
  const { hold: by = '', until = '' } = held.given
  const given = person()
  const { status, location } = await send(time, { ...given, hold: by, until }, { 'accept-language': 'fr' })
  expect({ status, location }).toEqual({ status: 303, location: `/book/${by}?zone=Europe%2FStockholm` })
  expect((await ask(location)).given).toMatchObject({ kind: 'consultation', state: 'booked' })
  const [lead] = await leadsNow()
  expect(await view(lead?._id)).toMatchObject({
    consultationInfo: [{ startDate: time, minutes: 60, isCancelled: false, hostInfo: [{ name: 'Ada Hall' }] }],
    timeline: [{ action: 'booked' }, { action: 'received' }],
  })
  const [letter, ...others] = await lettersTo(run, given.email)
  expect(others).toEqual([])
  expect(letter?.subject).toContain('Votre consultation gratuite est réservée')
  expect(letter?.text_body).toContain(`/book/${by}`)
  expect(letter?.calendar).toMatch(/METHOD:REQUEST[\s\S]*SEQUENCE:0/)
  const told = (await administrator.post('/notification/list')).body.data as AnyRecord[]
  expect(told.map(({ kind }) => kind).sort()).toEqual(['consultation-booked', 'lead-new'])
})

it('books without a hold too, and one that ran out is still good while nobody took the time', async () => {
  await offerHours()
  const [first = '', second = ''] = await timesNow()
  expect((await send(first)).status).toBe(303)
  const { given } = await hold(second)
  await run.db.owner`update booking set held_until = now() - interval '1 second' where held_at is not null`
  expect(await timesNow()).toContain(second)
  const { hold: by = '', until = '' } = given
  expect((await send(second, { hold: by, until })).status).toBe(303)
  expect(await leadsNow()).toHaveLength(2)
})

it('whose time was taken after their hold ran out gets other times, with all that was typed', async () => {
  await offerHours()
  const [time = '', next] = await timesNow()
  const { given } = await hold(time)
  expect(await hold(time)).toMatchObject({ status: 409, given: { code: 'booking.taken', state: 'choose' } })
  await run.db.owner`update booking set held_until = now() - interval '1 second' where held_at is not null`
  expect((await send(time)).status).toBe(303)
  const late = await send(time, { hold: given.hold ?? '', until: given.until ?? '' })
  expect(late).toMatchObject({ status: 409, given: { code: 'booking.taken', state: 'choose', firstName: 'Vera' } })
  expect(late.given).toMatchObject({ email: expect.any(String), phone: '+46 70 123 45 67', consent: 'yes' })
  expect(late.times[0]).toBe(next)
  expect(await leadsNow()).toHaveLength(1)
})

it('keeps the time and what was typed if the form is refused, and lets another be chosen', async () => {
  await offerHours()
  const [time = ''] = await timesNow()
  const { hold: by = '', until = '' } = (await hold(time)).given
  const kept = { hold: by, until }
  expect(await send(time, { ...kept, email: 'vera' })).toMatchObject({
    ...{ status: 400, given: { time, hold: by, email: 'vera', firstName: 'Vera' } },
  })
  const again = await send(time, { ...kept, go: 'choose' })
  expect(again).toMatchObject({ status: 200, given: { state: 'choose', message: 'Halifax, please' } })
  const other = again.times.find((one) => one !== time) ?? ''
  expect((await hold(other, kept)).status).toBe(200)
  expect(await timesNow()).toContain(time)
})

it('is moved and cancelled by its link, which no opening uses up', async () => {
  await offerHours()
  const [time = '', second = ''] = await timesNow()
  const given = person()
  const { location } = await send(time, given)
  const [lead] = await leadsNow()
  const before = await run.db.owner`select * from booking`
  for (let at = 0; at < 10; at += 1) expect((await ask(location)).status).toBe(200)
  expect(await run.db.owner`select * from booking`).toEqual(before)
  expect((await ask(`${location}&move=yes`)).times).toContain(second)
  const zone = 'Europe/Stockholm'
  expect((await ask(location, { answer: 'hold', time: second, zone })).status).toBe(303)
  expect((await ask(location, { answer: 'book', time: second, zone })).status).toBe(303)
  expect((await view(lead?._id)).consultationInfo).toMatchObject([{ startDate: second }])
  expect(await timesNow()).toContain(time)
  expect((await ask(location, { answer: 'cancel', zone, reason: 'I am ill' })).status).toBe(303)
  expect((await ask(location)).given.state).toBe('cancelled')
  expect((await view(lead?._id)).consultationInfo).toMatchObject([{ isCancelled: true }])
  expect(await timesNow()).toContain(second)
  expect(await ask(location, { answer: 'book', time, zone })).toMatchObject({ status: 409 })
  const calendars = (await lettersTo(run, given.email)).map(({ calendar }) => calendar ?? '')
  expect(calendars.map((text) => [/METHOD:(\w+)/.exec(text)?.[1], /SEQUENCE:(\d)/.exec(text)?.[1]])).toEqual([
    ...[['REQUEST', '0'], ['REQUEST', '1'], ['CANCEL', '2']], // biome-ignore format: a letter each
  ])
  const byNobody = (await trailOf(run.db.owner, String(lead?._id))).filter(({ actor_id }) => actor_id === null)
  expect(byNobody.map(({ action }) => action)).toEqual([
    ...['lead.add', 'booking.book-consultation', 'booking.move-consultation', 'booking.cancel-consultation'],
  ])
})

it('moves nothing once it has begun, and offers nothing of an administrator who was deactivated', async () => {
  await offerHours()
  const [time = '', second = ''] = await timesNow()
  const { location } = await send(time)
  await run.db.owner`update booking set starts_at = now() - interval '1 minute'`
  expect((await ask(location)).given.state).toBe('over')
  const zone = 'UTC'
  expect(await ask(location, { answer: 'book', time: second, zone })).toMatchObject({ status: 409 })
  await run.db
    .owner`update bookable_times set created_by = ${(await run.make.person('administrator', undefined, { status: 'inactive' })).id}`
  expect(await timesNow()).toEqual([])
})

it('gives one time to one of fifty visitors who book it at once; the others keep what they typed and see other times', async () => {
  await offerHours()
  const [time = '', next] = await timesNow()
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, at) => send(time, {}, { 'x-forwarded-for': `203.0.113.${at}` })),
  )
  expect(answers.filter(({ status }) => status === 303)).toHaveLength(1)
  const lost = answers.filter(({ status }) => status === 409)
  expect(lost).toHaveLength(49)
  for (const { given, times } of lost) {
    expect(given).toMatchObject({ code: 'booking.taken', firstName: 'Vera', phone: '+46 70 123 45 67' })
    expect(times[0]).toBe(next)
  }
  expect(await leadsNow()).toHaveLength(1)
})
