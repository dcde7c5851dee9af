import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { makeFieldCrypto } from '../../src/platform/field-crypto.ts'
import { loadOwnKeys } from '../../src/platform/field-keys.ts'
import type { AnyRecord, Caller } from '../call.ts'
import { readLetters } from '../letters.ts'
import { type RunningApp, runApp } from '../running-app.ts'

let run: RunningApp
let administrator: Caller
beforeAll(async () => {
  // Without the web app's build pages answer as the API does.
  run = await runApp({ ROLE: 'api', TRUSTED_PROXY: '127.0.0.1' }, { web: 'none' })
  administrator = run.call(await run.make.tokenOf('administrator'))
  await run.make.country({ code: 'IN' })
  await run.make.country({ code: 'CA' })
})
afterAll(() => run.close())
beforeEach(async () => {
  await run.db.owner`truncate rate_limit, lead, booking`
})

/** The mark that a form got so many seconds ago. */
async function tokenOf(kind: string, secondsAgo = 10) {
  const fields = makeFieldCrypto(await loadOwnKeys(run.dataDir))
  const at = String(Date.now() - secondsAgo * 1_000)
  return `${at}.${fields.mark(at, { table: 'lead', column: 'form', rowId: kind }).toString('base64url')}`
}

interface Page {
  status: number
  location: string
  body: Record<string, string>
}
async function send(path: string, fields: Record<string, string>, headers: Record<string, string> = {}): Promise<Page> {
  const response = await fetch(`${run.url}${path}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: String(new URLSearchParams(fields)),
  })
  const text = await response.text()
  const location = response.headers.get('location') ?? ''
  return { status: response.status, location, body: text.startsWith('{') ? JSON.parse(text) : {} }
}

let count = 0
const person = () => ({
  ...{ firstName: 'Anita', lastName: 'Rao', email: `anita-${++count}@lead.example`, phone: '+91 98765 43210' },
  ...{ country: 'IN', message: 'Halifax, please', consent: 'yes', website: '' },
})
const contact = async (more: Record<string, string> = {}, headers: Record<string, string> = {}) =>
  send('/contact', { ...person(), token: await tokenOf('contact'), ...more }, headers)
const leadsNow = async () => (await administrator.post('/lead/list')).body.data as AnyRecord[]
const view = async (leadId: unknown) => (await administrator.post('/lead/view', { leadId })).body.data as AnyRecord

const answers = {
  ...{ destination: 'CA', purpose: 'residence', age: '30', education: 'master', experience: 'two' },
  ...{ language: 'clb9', secondLanguage: 'no', jobOffer: 'no', ties: 'none' },
}

describe('a form of the site', () => {
  it('makes a lead with what was typed, agreed to and where it came from; administrators hear of it, the visitor by a letter', async () => {
    const given = { ...person(), from: '/about' }
    const answer = await contact(given, { 'accept-language': 'fr' })
    expect(answer).toMatchObject({ status: 303, location: '/contact?sent=yes' })
    const [made] = await leadsNow()
    expect(await view(made?._id)).toMatchObject({
      ...{ kind: 'contact', state: 'new', firstName: 'Anita', email: given.email, country: 'IN', language: 'fr' },
      ...{ message: 'Halifax, please', page: '/contact', referrer: '/about', consentVersion: 1 },
      ...{ companyInfo: [], timeline: [{ action: 'received', userInfo: [] }] },
    })
    const told = (await administrator.post('/notification/list')).body.data as AnyRecord[]
    expect(told[0]).toMatchObject({ kind: 'lead-new', params: { name: 'Anita Rao' } })
    const letters = await readLetters(run.db.owner, run.dataDir, given.email)
    expect(letters.map(({ subject }) => subject)).toEqual(['Nous avons votre message'])
    await contact(given)
    expect(await readLetters(run.db.owner, run.dataDir, given.email)).toHaveLength(1)
  })

  it('keeps nothing of a page that the visitor alone has, whatever the form says', async () => {
    await contact({ from: '/agree/V1StGXR8_Z5jdHi6B-myT4V1StGXR8_Z5jdHi6B-myT' })
    const [made] = await leadsNow()
    expect((await view(made?._id)).referrer).toBe('/agree/…')
  })

  it.each([
    ['filled in by a program, in silence', { website: 'https://spam.example' }, undefined, 303],
    ['sent too soon', {}, 0, 400],
    ['given out yesterday', {}, 90_000, 400],
    ['without consent', { consent: '' }, undefined, 400],
    ['without a message of letters', { message: '\u0007' }, undefined, 400],
    ['with an address that is none', { email: 'anita' }, undefined, 400],
    ['with an answer that nobody asked for', { destination: 'Mars' }, undefined, 400],
  ] as const)('leaves nothing of one %s', async (_, more, age, status) => {
    const answer = await contact({ ...more, ...(age !== undefined && { token: await tokenOf('contact', age) }) })
    expect(answer.status).toBe(status)
    if (status === 400) expect(answer.body.firstName).toBe('Anita')
    expect(await leadsNow()).toEqual([])
  })

  it('that was given out too long ago comes back with a mark that holds', async () => {
    const old = await tokenOf('contact', 90_000)
    const { token = old } = (await contact({ token: old })).body
    expect(token).not.toBe(old)
    await expect.poll(async () => (await contact({ token })).status, { timeout: 10_000 }).toBe(303)
  })

  it('is refused from another site, and with the mark of another form', async () => {
    expect((await contact({}, { origin: 'https://elsewhere.example' })).status).toBe(403)
    expect((await contact({ token: await tokenOf('assessment') })).status).toBe(400)
    expect(await leadsNow()).toEqual([])
  })

  it('offers the countries in the language of the visitor', async () => {
    const response = await fetch(`${run.url}/contact`, { headers: { 'accept-language': 'fr' } })
    const { table } = (await response.json()) as { table: { rows: { mark: string; cells: string[] }[] } }
    expect(table.rows).toContainEqual({ mark: 'IN', cells: ['Inde'] })
  })

  it('takes a thousand posts of one address for sixty at most, and serves others', async () => {
    const token = await tokenOf('contact')
    const statuses: number[] = []
    for (let at = 0; at < 20; at += 1) {
      const batch = Array.from({ length: 50 }, () => send('/contact', { ...person(), token }))
      statuses.push(...(await Promise.all(batch)).map(({ status }) => status))
    }
    expect(statuses.filter((status) => status === 303)).toHaveLength(60)
    expect(statuses.filter((status) => status === 429)).toHaveLength(940)
    expect((await contact({}, { 'x-forwarded-for': '203.0.113.9' })).status).toBe(303)
  })
})

describe('the assessment', () => {
  it('goes on step by step, back without losing anything, and only when a step is answered', async () => {
    const token = await tokenOf('assessment')
    const first = { token, step: '1', destination: 'CA', purpose: 'residence' }
    const { purpose: _, ...unanswered } = first
    expect(await send('/assessment', unanswered)).toMatchObject({ status: 400, body: { step: '1', destination: 'CA' } })
    expect((await send('/assessment', first)).body).toMatchObject({ step: '2', destination: 'CA', token })
    const second = { ...first, step: '2', age: '30' }
    expect((await send('/assessment', { ...second, go: 'back' })).body).toMatchObject({ step: '1', age: '30' })
    expect((await send('/assessment', { ...first, ...answers, step: '3' })).body).toMatchObject({
      step: '4',
      ties: 'none',
    })
    expect(await leadsNow()).toEqual([])
  })

  it('keeps the answers, and estimates points from the table of its date', async () => {
    const token = await tokenOf('assessment')
    const { location } = await send('/assessment', { ...person(), ...answers, token, step: '4' })
    expect(location).toMatch(/^\/assessment\?sent=yes&points=70\./)
    const thanks = await (await fetch(`${run.url}${location}`)).json()
    expect(thanks).toMatchObject({ sent: 'yes', points: '70', pass: '67' })
    expect(thanks).toHaveProperty('tableDate')
    const forged = await (await fetch(`${run.url}${location.replace('points=70', 'points=99')}`)).json()
    expect(forged).not.toHaveProperty('points')
    const [made] = await leadsNow()
    expect(await view(made?._id)).toMatchObject({
      kind: 'assessment',
      answers,
      estimateInfo: [{ points: 70, of: 100 }],
    })
  })

  it('estimates nothing of what its table is not about', async () => {
    const token = await tokenOf('assessment')
    const { location } = await send('/assessment', { ...person(), ...answers, purpose: 'study', token, step: '4' })
    expect(location).toBe('/assessment?sent=yes')
  })
})

it('who gets started goes on to the questions before the sign-up with what was answered', async () => {
  const token = await tokenOf('get-started')
  const asked = { type: 'agent', yourCountry: 'IN', clientCountry: 'CA', companyName: 'Rao Placements' }
  const { location } = await send('/get-started', { ...person(), ...asked, token })
  const url = new URL(location, run.url)
  expect(url.pathname).toBe('/company/onboarding/onboarding-step-one')
  expect(url.searchParams.get('type')).toBe('agent')
  expect(url.searchParams.get('yourCountry')).toMatch(/^[0-9a-f-]{36}$/)
  expect(location).not.toContain('anita')
  const [made] = await leadsNow()
  expect(made).toMatchObject({ kind: 'get-started', companyName: 'Rao Placements' })
})

it('another program sends the same by the API, and a robot learns nothing', async () => {
  const { website: _, ...given } = person()
  const api = run.call()
  expect((await api.post('/public/lead', { ...given, kind: 'contact', website: 'x' })).body.success).toBe(true)
  expect(await leadsNow()).toEqual([])
  expect((await api.post('/public/lead', { ...given, kind: 'contact' })).body.success).toBe(true)
  expect(await leadsNow()).toHaveLength(1)
})
