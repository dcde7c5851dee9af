import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { languages, pathIn } from '@corridor/contract/wire/language'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildVisit } from '../build-visit.ts'
import { type RunningApp, runApp } from '../running-app.ts'

const publicUrl = 'https://work.example'
const contact = {
  CONTACT_EMAIL: 'desk@work.example',
  CONTACT_PHONE: '+1 902 555 0100',
  CONTACT_ADDRESS: '1 Pier <Rd>, Halifax',
}

let run: RunningApp
let web: string
beforeAll(async () => {
  web = mkdtempSync(join(tmpdir(), 'corridor-site-'))
  buildVisit(join(web, 'visit'))
  run = await runApp({ ROLE: 'api', PUBLIC_URL: publicUrl, ...contact }, { web })
})
afterAll(async () => {
  await run.close()
  rmSync(web, { recursive: true })
})

const open = (path: string, headers: Record<string, string> = {}) =>
  fetch(run.url + path, { redirect: 'manual', headers })
const html = async (path: string, headers?: Record<string, string>) => (await open(path, headers)).text()

// Spec 3 §2.5, §2.6 and §9. Each is a key of the catalogues; English is the key itself.
const homeWords = [
  'Why Choose Us',
  'Free Assessment',
  'Explore Services',
  'Book a Free Consultation',
  'Express Entry',
  'Permanent Residency',
  'Business Immigration',
  'Student Visas',
  'Family Sponsorship',
  'Work Permits',
  'Visitor Visas',
  'Consultation Process',
  'Initial Assessment',
  'Consultation Meeting',
  'Customized Strategy',
  'Document Preparation',
  'Application Filing',
  'Case Monitoring',
  'Get Started',
  'Testimonials',
  'Which services do you offer?',
  'How do I choose the right program?',
  'What is your success rate?',
  'How long does it take?',
  'What happens if my application is rejected?',
  'Do you help with business immigration?',
  'Contact Us',
  'Call Us',
  'Agent Login',
  'Student Login',
]
const aboutWords = [
  'Mission',
  'Vision',
  'Permanent Residency',
  'Business Immigration',
  'Student Visas',
  'Family Sponsorship',
  'Learn More',
  'Why Choose Us',
  'Proven Track Record',
  'Fast Processing',
  'Expert Team',
  'Global Network',
  'Licensed agents',
  'One file a person',
  'Fees in writing',
  'Own people in 50+ countries',
  'Your language',
  'No promise that we cannot keep',
]
const homeFigures = ['95%', '50+', '10k+', '4.9 / 5', '2,500+', '15+']
const aboutFigures = ['15+', '10k+', '50+', '98%', '24/7']

const catalogue = (language: string): Record<string, string> =>
  JSON.parse(readFileSync(new URL(`../../../web/src/locales/${language}.json`, import.meta.url), 'utf8'))
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll("'", '&#x27;')
const count = (text: string, part: string | RegExp) => text.split(part).length - 1

describe.each(languages)('in %s', (language) => {
  const texts = catalogue(language)
  const said = (key: string) => escaped(texts[key] ?? key)

  it.each(homeWords)('home says "%s"', async (key) => {
    expect(await html(pathIn(language, '/'), { 'accept-language': 'en' })).toContain(said(key))
  })

  it.each(aboutWords)('about says "%s"', async (key) => {
    expect(await html(pathIn(language, '/about'), { 'accept-language': 'en' })).toContain(said(key))
  })

  it('has every figure, each with its signs in their place', async () => {
    const [home, about] = [await html(pathIn(language, '/')), await html(pathIn(language, '/about'))]
    for (const figure of homeFigures) expect(home).toContain(`class="figure">${figure}<`)
    for (const figure of aboutFigures) expect(about).toContain(`class="figure">${figure}<`)
    expect(home).toContain('70%')
    expect(home).toContain('3,240')
    expect(count(home, 'class="figure">95%<')).toBe(3)
  })

  it('has four testimonials with five stars each, and six questions with their answers', async () => {
    const home = await html(pathIn(language, '/'))
    expect(count(home, '<blockquote>')).toBe(4)
    expect(count(home, /<span class="stars" role="img" aria-label="[^"]*5[^"]*5/)).toBe(4)
    expect(count(home, '</p></details>')).toBe(6)
    expect(count(home, '<summary><h3>')).toBe(6)
  })

  it('names its address in each language, and itself as the one that counts', async () => {
    for (const path of ['/', '/about']) {
      const page = await html(pathIn(language, path))
      expect(page).toContain(`<link rel="canonical" href="${publicUrl}${pathIn(language, path)}"/>`)
      for (const one of languages)
        expect(page).toContain(`<link rel="alternate" hrefLang="${one}" href="${publicUrl}${pathIn(one, path)}"/>`)
      expect(page).toContain(`hrefLang="x-default" href="${publicUrl}${path}"`)
    }
  })

  it('tells search engines who speaks, and the questions with their answers', async () => {
    const page = await html(pathIn(language, '/'))
    const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(page) ?? []
    const [organization, faq] = JSON.parse(data)['@graph']
    expect(organization).toMatchObject({
      '@type': 'Organization',
      url: `${publicUrl}/`,
      email: contact.CONTACT_EMAIL,
      telephone: contact.CONTACT_PHONE,
      address: contact.CONTACT_ADDRESS,
    })
    expect(faq).toMatchObject({ '@type': 'FAQPage', inLanguage: language })
    expect(faq.mainEntity).toHaveLength(6)
    for (const { name, acceptedAnswer } of faq.mainEntity) {
      expect(page).toContain(`<h3>${escaped(name)}</h3>`)
      expect(page).toContain(escaped(acceptedAnswer.text))
    }
  })
})

describe('the site', () => {
  it('has each anchor that its links lead to, and leads nowhere else but to pages that are there', async () => {
    for (const path of ['/', '/about', '/fr/', '/ar/about']) {
      const page = await html(path)
      for (const [, target = ''] of page.matchAll(/href="(\/[^"]*|#[^"]*)"/g)) {
        const [address = '', anchor] = target.split('#')
        if (/^\/(company|candidate|assets|account|favicon|manifest)/.test(address)) continue
        const there = address && address !== path ? await open(address) : undefined
        if (there) expect([address, there.status]).toEqual([address, 200])
        if (anchor) expect(there ? await there.text() : page, target).toContain(`id="${anchor}"`)
      }
    }
    const home = await html('/')
    for (const anchor of ['contact', 'services', 'consultation', 'stories', 'faq'])
      expect(home).toContain(`id="${anchor}"`)
  })

  it('says how to reach the operator, by configuration', async () => {
    for (const path of ['/', '/about']) {
      const page = await html(path)
      expect(page).toContain('href="mailto:desk@work.example"')
      expect(page).toContain('href="tel:+19025550100"')
      expect(page).toContain('1 Pier &lt;Rd&gt;, Halifax')
      expect(page).not.toContain('<Rd>')
    }
  })

  it('answers at an address in its language, whatever the browser asks for, and remembers it', async () => {
    const answer = await open('/ar/about', { 'accept-language': 'fr', cookie: 'language=zh' })
    expect(answer.headers.get('content-language')).toBe('ar')
    expect(answer.headers.get('set-cookie')).toMatch(/^language=ar;/)
    expect(await answer.text()).toContain('<html lang="ar" dir="rtl">')
    expect((await open('/de/about')).status).toBe(302)
  })

  it('is sent compressed, and the same each time', async () => {
    const sizes = await Promise.all(
      ['br', 'gzip', 'identity', 'br;q=0, gzip'].map(async (encoding) => {
        const answer = await open('/', { 'accept-encoding': encoding })
        return [answer.headers.get('content-encoding'), (await answer.text()).length]
      }),
    )
    expect(new Set(sizes.map(([, length]) => length)).size).toBe(1)
    expect(sizes.map(([encoding]) => encoding)).toEqual(['br', 'gzip', null, 'gzip'])
  })

  it('loads nothing from elsewhere', async () => {
    for (const path of ['/', '/about'])
      for (const [, address = ''] of (await html(path)).matchAll(/(?:src|srcset)="([^"]*)"/g))
        expect(address).toMatch(/^\/(?!\/)/)
  })

  it('stands in the sitemap in each language', async () => {
    const map = await html('/sitemap.xml')
    for (const language of languages)
      for (const path of ['/', '/about']) expect(map).toContain(`<loc>${publicUrl}${pathIn(language, path)}</loc>`)
  })
})
