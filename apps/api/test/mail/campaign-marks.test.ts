import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { noteReply } from '../../src/features/mail/recipient/note-reply.ts'
import { openDesk, openSales, publicUrl } from './campaign-desk.ts'

let desk: Awaited<ReturnType<typeof openDesk>>
let sales: Awaited<ReturnType<typeof openSales>>
beforeAll(async () => {
  desk = await openDesk()
})
afterAll(() => desk.close())
beforeEach(async () => {
  desk.office.delivered.splice(0)
  sales = await openSales(desk.run)
})

const browser = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0' }
const follow = (path: string, headers: Record<string, string> = browser, method = 'GET') =>
  fetch(desk.run.url + path, { method, headers, redirect: 'manual' })
/** Soft line ends of a mail's quoted-printable are taken away. */
const plainOf = (raw = '') => raw.replace(/=\r\n/g, '').replaceAll('=3D', '=')
const clicksIn = (raw = '') => [...new Set([...plainOf(raw).matchAll(/\/c\/[\w-]+/g)].map(([path]) => path))]

async function sentWith(body: string) {
  const { vendorWith, draft, start, ended, rowsOf } = sales
  const { vendor } = await vendorWith(['jane@vendor.example', 'ken@vendor.example'])
  const { _id: id } = await draft({ vendors: [vendor], body })
  await start(id)
  await ended(id)
  const [jane, ken] = await rowsOf(id)
  const mail = desk.office.delivered.find(({ to }) => to.includes('jane@vendor.example'))
  return { id, jane, ken, raw: mail?.raw ?? '' }
}

describe('a link that asks for an act', () => {
  const act =
    '<p><a href="https://jobs.example/apply?a=1&amp;b=2" data-act>Apply</a> or <a href="https://x.example/">read</a></p>'

  it('leads through ours to its own address, and counts once, of whoever got that mail', async () => {
    const { id, raw } = await sentWith(act)
    const [path = '', ...others] = clicksIn(raw)
    expect(others).toEqual([])
    expect(plainOf(raw)).toContain('href="https://x.example/"')
    expect(plainOf(raw)).not.toContain('data-act')
    const answer = await follow(path)
    expect([answer.status, answer.headers.get('location')]).toEqual([302, 'https://jobs.example/apply?a=1&b=2'])
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const [jane, ken] = await sales.rowsOf(id)
    expect([jane?.clickedDate, ken?.clickedDate]).toEqual([expect.any(String), null])
    await follow(path)
    expect((await sales.rowsOf(id))[0]?.clickedDate).toBe(jane?.clickedDate)
    expect((await sales.rowsOf(id, { mark: 'clicked' })).map(({ emailId }) => emailId)).toEqual(['jane@vendor.example'])
    expect((await sales.view(id)).counts).toMatchObject({ clicked: 1, replied: 0, unsubscribed: 0 })
  })

  it.each([
    ['that only asks whether it is there', 'HEAD', browser],
    ['that loads in advance', 'GET', { ...browser, 'sec-purpose': 'prefetch' }],
    ['that says it is a program', 'GET', { 'user-agent': 'SafeLinkScanner/2.1' }],
  ])('does not count a request %s, which is sent on all the same', async (_, method, headers) => {
    const { id, raw } = await sentWith(act)
    expect((await follow(clicksIn(raw)[0] ?? '', headers, method)).status).toBe(302)
    expect(await sales.rowsOf(id, { mark: 'clicked' })).toEqual([])
  })

  it('is counted without a mark where it shows a page of ours that asks for something', async () => {
    const share = `${publicUrl}/share/abc`
    const { raw } = await sentWith(`<p><a href="${share}">The list</a></p>`)
    const answer = await follow(clicksIn(raw)[0] ?? '')
    expect(answer.headers.get('location')).toBe(share)
  })

  it('sends nobody to what does not stand in that mail', async () => {
    const { raw } = await sentWith(act)
    const token = (clicksIn(raw)[0] ?? '').slice(3)
    const bytes = Buffer.from(token, 'base64url')
    bytes[16] = 1
    const changed = bytes.toString('base64url')
    for (const path of [`/c/${changed}`, '/c/nothing', `/c/${token}A`, `/c/${token}?to=https://evil.example`]) {
      const answer = await follow(path)
      const isOurs = path.includes('?')
      expect([path.slice(0, 5), answer.status]).toEqual([path.slice(0, 5), isOurs ? 302 : 404])
      expect(answer.headers.get('location') ?? '').not.toContain('evil')
    }
  })
})

describe('an answer', () => {
  it('is noted once, in its own company alone', async () => {
    const { id, jane } = await sentWith('<p>Good morning</p>')
    const { run } = desk
    const others = await run.make.company()
    const [first, second] = [new Date('2026-11-20T10:00:00Z'), new Date('2026-11-21T10:00:00Z')]
    const note = (companyId: string, at: Date) =>
      run.db.sql.begin((tx) => noteReply(tx, companyId, String(jane?._id), at))
    await note(others.id, second)
    expect((await sales.rowsOf(id))[0]).toMatchObject({ repliedDate: null })
    await note(sales.company.id, first)
    await note(sales.company.id, second)
    expect((await sales.rowsOf(id))[0]).toMatchObject({ repliedDate: first.toISOString(), state: 'accepted' })
    expect((await sales.view(id)).counts).toMatchObject({ accepted: 2, replied: 1 })
  })
})

describe('the foot of a mail', () => {
  it('is in the language in which its reader chose what they get', async () => {
    const { raw } = await sentWith('<p>Good morning</p>')
    expect(plainOf(raw)).toContain('Stop these mails')
    const path = /\/unsubscribe\/[\w-]+/.exec(plainOf(raw))?.[0] ?? ''
    const chosen = await fetch(desk.run.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'accept-language': 'fr', origin: publicUrl },
      body: 'answer=save&hotlists=yes&requirements=yes&news=yes',
    })
    expect(chosen.status).toBe(200)
    desk.office.delivered.splice(0)
    await sentWith('<p>Good evening</p>')
    const footOf = (address: string) => plainOf(desk.office.delivered.find(({ to }) => to.includes(address))?.raw)
    expect(footOf('jane@vendor.example')).toContain('Ne plus recevoir ces e-mails')
    expect(footOf('jane@vendor.example')).toContain('lang="fr" dir="ltr"')
    expect(footOf('ken@vendor.example')).toContain('Stop these mails')
  })
})

describe('whoever stops such mails', () => {
  it('is marked at the mail by which they did, and the ledger keeps its subject', async () => {
    const { id, raw } = await sentWith('<p>Good morning</p>')
    const path = /\/unsubscribe\/[\w-]+/.exec(plainOf(raw))?.[0] ?? ''
    const stop = () =>
      fetch(desk.run.url + path, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
      })
    expect((await stop()).status).toBe(200)
    const [jane, ken] = await sales.rowsOf(id)
    expect([jane?.unsubscribedDate, ken?.unsubscribedDate]).toEqual([expect.any(String), null])
    await stop()
    expect((await sales.rowsOf(id))[0]?.unsubscribedDate).toBe(jane?.unsubscribedDate)
    const { body } = await sales.bench.post('/suppression/list', { filters: { address: 'jane@vendor.example' } })
    expect(body.data).toMatchObject([{ reason: 'unsubscribed', evidence: [{ subject: 'Java bench' }] }])
  })
})
