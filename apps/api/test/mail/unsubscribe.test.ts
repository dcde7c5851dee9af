import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { noteBounce } from '../../src/features/mail/suppression/note-bounce.ts'
import { addresseesOf, listSuppressed } from '../../src/features/mail/suppression/tables.ts'
import { unsubscribePath, unsubscribeToken } from '../../src/features/mail/suppression/unsubscribe-token.ts'
import { type FieldCrypto, makeFieldCrypto } from '../../src/platform/field-crypto.ts'
import { loadOwnKeys } from '../../src/platform/field-keys.ts'
import { newId } from '../../src/platform/ids.ts'
import { contentsOf } from '../contents.ts'
import type { Company } from '../make.ts'
import { type RunningApp, runApp } from '../running-app.ts'
import { trailOf } from '../trail.ts'

let run: RunningApp
let fields: FieldCrypto
let company: Company
let addresseeId: string
const address = 'helen@delta.example'
beforeAll(async () => {
  // Without the web app's build pages answer as the API does.
  run = await runApp({ ROLE: 'api', PUBLIC_URL: 'https://work.example' }, { web: 'none' })
  fields = makeFieldCrypto(await loadOwnKeys(run.dataDir))
})
afterAll(() => run.close())
beforeEach(async () => {
  await run.db.owner`truncate rate_limit`
  company = await run.make.company({ name: 'Harbor Staffing' })
  const known = await run.db.owner.begin((tx) => addresseesOf(tx, company.id, [address]))
  addresseeId = known.get(address)?.id ?? ''
})

type Topic = 'hotlists' | 'requirements' | 'news'
const pathOf = (topic: Topic = 'hotlists', recipientId: string | null = null, of = addresseeId) =>
  unsubscribePath(unsubscribeToken({ fields }, { addresseeId: of, topic, recipientId }))

async function ask(path: string, form?: Record<string, string>, headers: Record<string, string> = {}) {
  const init = form && { method: 'POST', body: String(new URLSearchParams(form)) }
  const type = { 'content-type': 'application/x-www-form-urlencoded' }
  const answer = await fetch(run.url + path, {
    ...init,
    redirect: 'manual',
    headers: { ...(form && type), ...headers },
  })
  return { status: answer.status, headers: answer.headers, body: (await answer.json()) as Record<string, string> }
}
const all = { hotlists: 'yes', requirements: 'yes', news: 'yes' }
const oneClick = { 'List-Unsubscribe': 'One-Click' }
const gets = ({ body }: Awaited<ReturnType<typeof ask>>) => Object.keys(all).filter((topic) => body[topic] === 'yes')
const rows = () => run.db.owner`select * from suppression where company_id = ${company.id} order by created_at, topic`
const blocks = async () =>
  await Promise.all(
    (['hotlists', 'requirements', 'news'] as const).map(
      async (topic) => (await listSuppressed(run.db.owner, company.id, topic, [address])).get(address)?.reason ?? null,
    ),
  )

describe('the link in a mail', () => {
  it('says nothing of the person, fits an address, and is kept nowhere', async () => {
    const path = pathOf('news', newId())
    expect(path).toMatch(/^\/unsubscribe\/[\w-]{87}$/)
    expect(Buffer.from(path.slice(13), 'base64url').toString('latin1')).not.toMatch(/helen|delta|news/)
    await ask(path, all)
    expect(JSON.stringify([await rows(), await run.db.owner`select * from mail_addressee`])).not.toContain(
      path.slice(13),
    )
    expect(run.logText()).not.toContain(path.slice(13, 40))
  })

  it('shows the company and what the person gets, the address half hidden, to nobody’s search engine or cache', async () => {
    const page = await ask(pathOf())
    expect(page).toMatchObject({
      status: 200,
      body: { companyName: 'Harbor Staffing', address: 'h***@delta.example', ...all },
    })
    expect(JSON.stringify(page.body)).not.toContain(address)
    expect(page.headers.get('cache-control')).toBe('no-store')
    expect(page.headers.get('x-robots-tag')).toContain('noindex')
  })

  it('changes nothing by being opened, however often', async () => {
    const before = await contentsOf(run.db.owner)
    for (let time = 0; time < 10; time += 1) {
      expect((await ask(pathOf('news', newId()))).status).toBe(200)
      const head = await fetch(run.url + pathOf(), { method: 'HEAD' })
      expect(head.status).toBe(200)
    }
    expect(await contentsOf(run.db.owner)).toEqual(before)
  })

  it('leads nowhere if a single sign of it is another, or if another key made it', async () => {
    const good = pathOf().slice(13)
    const other = makeFieldCrypto([{ id: 'own', key: Buffer.alloc(32, 7) }])
    const foreign = unsubscribeToken({ fields: other }, { addresseeId, topic: 'news', recipientId: null })
    const flipped = [0, 5, 20, 40, 60].map((at) => {
      const sign = good[at] === 'A' ? 'B' : 'A'
      return good.slice(0, at) + sign + good.slice(at + 1)
    })
    for (const wrong of [...flipped, foreign, 'x', good.slice(1), `${good}A`, `${good}.`, 'A'.repeat(200)]) {
      const before = await contentsOf(run.db.owner)
      expect(await ask(`/unsubscribe/${wrong}`)).toMatchObject({
        status: 404,
        body: { code: 'suppression.linkUnknown' },
      })
      expect((await ask(`/unsubscribe/${wrong}`, {})).status).toBe(404)
      expect((await ask(`/unsubscribe/${wrong}`, oneClick)).status).toBe(404)
      expect(await contentsOf(run.db.owner)).toEqual(before)
    }
  })

  it('is over where the company is gone', async () => {
    const path = pathOf()
    await run.db.owner`update company set deleted_at = now() where id = ${company.id}`
    expect(await ask(path)).toMatchObject({ status: 410, body: { code: 'suppression.linkGone' } })
    expect((await ask(path, oneClick)).status).toBe(410)
    expect((await ask(pathOf('news', null, newId()))).status).toBe(410)
  })
})

describe('one click in a mail program', () => {
  it('stops that topic alone, from anywhere, without cookie, redirect or page; twice is as once', async () => {
    const recipientId = newId()
    const path = pathOf('requirements', recipientId)
    for (const headers of [{}, { origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' }]) {
      const answer = await ask(path, oneClick, headers)
      expect(answer).toMatchObject({ status: 200, body: { success: true } })
      expect(answer.headers.get('set-cookie')).toBeNull()
    }
    expect(await blocks()).toEqual([null, 'unsubscribed', null])
    const [row, ...more] = await rows()
    expect([more, row]).toMatchObject([
      [],
      { created_by: null, evidence: [{ source: 'one-click', recipient: recipientId, at: expect.any(String) }] },
    ])
    expect(await trailOf(run.db.owner, row?.id)).toMatchObject([
      { action: 'suppression.stop-mail', actor_id: null, company_id: company.id, after: { topic: 'requirements' } },
    ])
    expect(gets(await ask(path))).toEqual(['hotlists', 'news'])
  })

  it('is understood as several parts too, and is not held up by limits that others used up', async () => {
    const form = new FormData()
    form.set('List-Unsubscribe', 'One-Click')
    expect((await fetch(run.url + pathOf('news'), { method: 'POST', body: form })).status).toBe(200)
    expect(await blocks()).toEqual([null, null, 'unsubscribed'])
    for (let time = 0; time < 25; time += 1) await ask(pathOf('hotlists'), all)
    expect((await ask(pathOf('hotlists'), all)).status).toBe(429)
    expect((await ask(pathOf('hotlists'), oneClick)).status).toBe(200)
  })

  it('adds what is known where the person gets nothing already', async () => {
    await ask(pathOf(), { answer: 'stop' })
    await ask(pathOf('news', newId()), oneClick)
    expect(await rows()).toMatchObject([{ topic: null, evidence: [{ source: 'link' }, { source: 'one-click' }] }])
  })
})

describe('the choice on the page', () => {
  it('is kept as it was made, and shown as it stands', async () => {
    const saved = await ask(pathOf(), { answer: 'save', requirements: 'yes', words: ' Too many lists ' })
    expect([saved.status, saved.body.saved, gets(saved)]).toEqual([200, 'yes', ['requirements']])
    expect(await blocks()).toEqual(['unsubscribed', null, 'unsubscribed'])
    expect(await rows()).toMatchObject([
      { topic: 'hotlists', evidence: [{ source: 'link', words: 'Too many lists' }] },
      { topic: 'news', evidence: [{ source: 'link', words: 'Too many lists' }] },
    ])
    const before = await contentsOf(run.db.owner)
    expect(gets(await ask(pathOf(), { answer: 'save', requirements: 'yes' }))).toEqual(['requirements'])
    expect(await contentsOf(run.db.owner)).toEqual(before)
  })

  it('of no topic stops what comes later too, and is taken back there', async () => {
    expect((await ask(pathOf(), { answer: 'stop', ...all })).body.none).toBe('yes')
    expect(await rows()).toMatchObject([{ topic: null, reason: 'unsubscribed' }])
    expect(gets(await ask(pathOf(), { answer: 'save', news: 'yes' }))).toEqual(['news'])
    expect(await blocks()).toEqual(['unsubscribed', 'unsubscribed', null])
    expect(gets(await ask(pathOf(), { answer: 'save', ...all }))).toEqual(Object.keys(all))
    expect(await blocks()).toEqual([null, null, null])
    expect((await rows()).every(({ released_at, released_by }) => released_at && released_by === null)).toBe(true)
  })

  it('ends nothing but what the person stopped', async () => {
    await run.make.suppression(company, { value: address, reason: 'do-not-contact', topic: 'hotlists' })
    await run.make.suppression(company, { value: address, reason: 'complaint', topic: 'requirements' })
    await run.make.suppression(company, {
      value: 'delta.example',
      kind: 'domain',
      reason: 'unsubscribed',
      topic: 'news',
    })
    await run.db.owner.begin((tx) =>
      noteBounce(tx, company.id, { address, isHard: true, words: '550 Gone', at: new Date(), mailRef: 'one' }),
    )
    await ask(pathOf(), { answer: 'stop' })
    const page = await ask(pathOf(), { answer: 'save', ...all })
    expect([gets(page), page.body.stopped]).toEqual([Object.keys(all), 'yes'])
    expect(await blocks()).toEqual(['do-not-contact', 'complaint', 'unsubscribed'])
    expect((await rows()).filter(({ released_at }) => released_at)).toMatchObject([
      { reason: 'unsubscribed', topic: null },
    ])
  })

  it('is one, whoever presses at the same time', async () => {
    const asked = Array.from({ length: 6 }, (_, at) =>
      at % 2 === 0 ? ask(pathOf(), { answer: 'stop' }) : ask(pathOf('news', newId()), oneClick),
    )
    const answers = await Promise.all([...asked, ask(pathOf(), { answer: 'save' })])
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 7 }, () => 200))
    const live = (await rows()).filter(({ released_at }) => !released_at)
    expect(new Set(live.map(({ topic }) => topic)).size).toBe(live.length)
    expect(await blocks()).toEqual(['unsubscribed', 'unsubscribed', 'unsubscribed'])
  })

  it('belongs to one company alone', async () => {
    const other = await run.make.company()
    await ask(pathOf(), { answer: 'stop' })
    expect(await listSuppressed(run.db.owner, other.id, 'news', [address])).toEqual(new Map())
  })

  it('is refused from another site, and after too many tries', async () => {
    expect((await ask(pathOf(), { answer: 'stop' }, { origin: 'https://evil.example' })).status).toBe(403)
    expect(await rows()).toEqual([])
    for (let time = 0; time < 20; time += 1) await ask(pathOf('news'), all)
    expect((await ask(pathOf('news'), all)).status).toBe(429)
  })
})
