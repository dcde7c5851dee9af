import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { unsubscribeToken } from '../src/features/told/notification/unsubscribe.ts'
import { parseForm } from '../src/http/visit/form-body.ts'
import { acceptedLanguage } from '../src/http/visit/language.ts'
import { makeFieldCrypto } from '../src/platform/field-crypto.ts'
import { loadOwnKeys } from '../src/platform/field-keys.ts'
import { buildVisit } from './build-visit.ts'
import { type RunningApp, runApp } from './running-app.ts'

const publicUrl = 'https://work.example'

let run: RunningApp
let web: string
beforeAll(async () => {
  web = mkdtempSync(join(tmpdir(), 'corridor-web-'))
  buildVisit(join(web, 'visit'))
  run = await runApp({ ROLE: 'api', PUBLIC_URL: publicUrl }, { web })
})
afterAll(async () => {
  await run.close()
  rmSync(web, { recursive: true })
})

async function open(path: string, headers: Record<string, string> = {}, init: RequestInit = {}) {
  const response = await fetch(run.url + path, { redirect: 'manual', ...init, headers })
  return { status: response.status, headers: response.headers, html: await response.text() }
}

describe('a public page', () => {
  it.each([
    [
      '/',
      200,
      'Corridor: the way abroad, door by door',
      'Every move abroad is a corridor of doors. We open them in order.',
    ],
    ['/about', 200, 'About · Corridor', 'Welcome. Most of us came through these doors too.'],
    ['/help', 200, 'Help · Corridor', 'Help'],
    ['/help/hotlist', 200, 'How do I make a hotlist? · Corridor', 'How do I make a hotlist\\?'],
    ['/help/no-such-article', 404, 'Help · Corridor', 'There is no such article.'],
    ['/terms', 200, 'Terms &amp; Conditions · Corridor', 'Terms &amp; Conditions'],
    ['/error/403', 403, 'You may not open this page · Corridor', 'You may not open this page'],
    ['/error/404', 404, 'We have lost this page · Corridor', 'We have lost this page'],
    ['/error/500', 500, 'Internal Server Error · Corridor', 'Internal Server Error'],
    ['/unsubscribe-digest/a-token', 200, 'Daily email · Corridor', 'Daily email'],
  ])('%s is drawn by the server, with the status %i', async (path, status, title, heading) => {
    const page = await open(path)
    expect(page.status).toBe(status)
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(page.html).toContain(`<title>${title}</title>`)
    expect(page.html).toMatch(new RegExp(`<h1[^>]*>${heading}</h1>`))
    expect(page.html).not.toMatch(/<script(?![^>]* (src=|type="application\/ld\+json"))/)
  })

  it.each([
    ['/nowhere/at/all', '/error/404'],
    ['/nowhere?a=1', '/error/404?a=1'],
    ['/auth/nowhere', '/company/auth/nowhere'],
    ['/login?next=1', '/admin/auth/sign-in?next=1'],
    ['/about-us', '/about'],
    ['//evil.example', '/error/404'],
  ])('%s is none, and leads to %s', async (path, target) => {
    const { status, headers } = await open(path)
    expect([status, headers.get('location')]).toEqual([302, target])
  })

  it('is no answer to other methods and to the API', async () => {
    expect((await open('/about', {}, { method: 'POST' })).headers.get('content-type')).toContain('application/json')
    for (const path of ['/api/nothing', '/API/v1/auth/me']) {
      const { headers } = await open(path)
      expect([headers.get('content-type'), headers.get('cache-control')]).toEqual([
        expect.stringContaining('application/json'),
        'no-store',
      ])
    }
  })

  it('stays in no cache if its address is a secret, and says where its form came from', async () => {
    const { headers } = await open('/unsubscribe-digest/a-token')
    expect([headers.get('cache-control'), headers.get('referrer-policy')]).toEqual(['no-store', 'same-origin'])
    const about = await open('/about')
    expect([about.headers.get('cache-control'), about.headers.get('vary')]).toEqual([
      'no-cache',
      'accept-language, cookie, accept-encoding',
    ])
  })
})

describe('Help', () => {
  it.each([
    ['/company/hotlist/list-hotlist', '/help/hotlist'],
    ['/error/403', '/help/errors'],
    ['//evil.example', '/help'],
  ])('explains %s at %s', async (page, article) => {
    const { status, headers } = await open(`/help?for=${encodeURIComponent(page)}`)
    expect([status, headers.get('location')]).toEqual([303, article])
  })

  it('is searched in the reader’s language, and shows what was typed as text alone', async () => {
    const { html } = await open('/help?q=pr%C3%A9sentation', { cookie: 'language=fr' })
    expect(html).toContain('href="/help/submit"')
    const none = await open('/help?q=%3Cscript%3Ealert(1)%3C%2Fscript%3E')
    expect(none.html).toContain('No article has these words')
    expect(none.html).not.toContain('<script>alert')
  })

  it('shows the articles of a reader, and all to whoever names none that it knows', async () => {
    const articles = async (query: string) => (await open(`/help${query}`)).html.match(/href="\/help\/[a-z-]+"/g) ?? []
    const all = await articles('')
    expect(await articles('?reader=administrator')).toContain('href="/help/verify"')
    expect(await articles('?reader=visitor')).not.toContain('href="/help/verify"')
    expect(await articles('?reader=nobody')).toEqual(all)
  })
})

describe('its language', () => {
  it.each([
    ['the one that is asked for', '/about?lang=ar', { cookie: 'language=fr', 'accept-language': 'zh' }, 'ar', 'rtl'],
    ['the one that was kept', '/about', { cookie: 'a=b; language=fr', 'accept-language': 'zh' }, 'fr', 'ltr'],
    ["the browser's", '/about', { 'accept-language': 'de-DE, zh-CN;q=0.8, en;q=0.5' }, 'zh', 'ltr'],
    ['English if none is known', '/about?lang=xx', { cookie: 'language=yy', 'accept-language': 'de' }, 'en', 'ltr'],
  ])('is %s', async (_what, path, headers, language, dir) => {
    const page = await open(path, headers)
    expect(page.html).toContain(`<html lang="${language}" dir="${dir}">`)
    expect(page.headers.get('content-language')).toBe(language)
  })

  it('is remembered once it was asked for', async () => {
    expect((await open('/?lang=fr')).headers.get('set-cookie')).toMatch(/^language=fr; Path=\/; .*SameSite=Lax$/)
    expect((await open('/?lang=%0d%0aset-cookie:x')).headers.get('set-cookie')).toBeNull()
  })

  it.each([
    ['', 'en'],
    ['*', 'en'],
    ['fr;q=0, ar;q=0.1', 'ar'],
    ['EN-gb;q=0.2,FR-ca;q=0.9', 'fr'],
    [';;q=,=,zh', 'zh'],
  ])('of "%s" is %s', (header, language) => {
    expect(acceptedLanguage(header)).toBe(language)
  })
})

describe('the form of a public page', () => {
  const form = (path: string, body = '', headers: Record<string, string> = {}) =>
    open(path, { 'content-type': 'application/x-www-form-urlencoded', ...headers }, { method: 'POST', body })

  async function reader() {
    const person = await run.make.person('owner', await run.make.company())
    await run.db.owner`
      insert into notification_setting (user_id, kind, delivery) values (${person.id}, 'section-verified', 'digest')`
    const fields = makeFieldCrypto(await loadOwnKeys(run.dataDir))
    const path = `/unsubscribe-digest/${unsubscribeToken({ fields }, person.id)}`
    const isSubscribed = async () =>
      (await run.db.owner`select 1 from notification_setting where user_id = ${person.id} and delivery = 'digest'`)
        .length > 0
    return { path, isSubscribed }
  }

  it('works without script, while opening its page changes nothing', async () => {
    const { path, isSubscribed } = await reader()
    expect((await open(path)).html).toMatch(/<form[^>]* method="post"/)
    expect(await isSubscribed()).toBe(true)
    const done = await form(path, '', { origin: publicUrl, 'sec-fetch-site': 'same-origin', cookie: 'language=fr' })
    expect([done.status, done.headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(done.html).toContain('<html lang="fr" dir="ltr">')
    expect(done.html).toContain('role="status"')
    expect(await isSubscribed()).toBe(false)
  })

  it.each([
    ['another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
    ['a neighbour', { origin: 'https://other.work.example', 'sec-fetch-site': 'same-site' }],
    ['no site at all', { origin: 'null' }],
    ['a site that hides', { 'sec-fetch-site': 'cross-site' }],
  ])('is refused if %s sent it', async (_what, headers: Record<string, string>) => {
    const { path, isSubscribed } = await reader()
    const { status, html } = await form(path, '', headers)
    expect(status).toBe(403)
    expect(html).toContain('This form was sent from another site')
    expect(await isSubscribed()).toBe(true)
  })

  it('is taken from a program that names no site', async () => {
    const { path, isSubscribed } = await reader()
    expect((await form(path)).status).toBe(200)
    expect(await isSubscribed()).toBe(false)
  })

  it('says on its page what is wrong, in the reader’s language', async () => {
    const { status, html } = await form('/unsubscribe-digest/nobody', '', { 'accept-language': 'ar' })
    expect(status).toBe(400)
    expect(html).toMatch(/<html lang="ar" dir="rtl">.*role="alert"/s)
    expect(html).not.toContain('This link is not valid')
  })

  it('is bounded', async () => {
    expect((await form('/unsubscribe-digest/x', 'a'.repeat(70_000))).status).toBe(413)
    expect((await form('/unsubscribe-digest/x', 'a=%00')).status).toBe(400)
    expect((await form('/unsubscribe-digest/x', '{}', { 'content-type': 'text/xml' })).status).toBe(415)
  })

  it.each<[string, string, [string, string][] | undefined]>([
    [
      'the first of two',
      'a=1&a=2&b=%C3%A9+x',
      [
        ['a', '1'],
        ['b', 'é x'],
      ],
    ],
    ['a name that objects have', '__proto__=x', [['__proto__', 'x']]],
    ['not if there are too many', Array.from({ length: 201 }, (_, at) => `f${at}=1`).join('&'), undefined],
    ['not if a name is too long', `${'n'.repeat(101)}=1`, undefined],
    ['not if it holds a null character', 'a=%00', undefined],
  ])('is read: %s', (_what, text, fields) => {
    const read = parseForm(text)
    expect(read && Object.entries(read)).toEqual(fields)
  })
})
