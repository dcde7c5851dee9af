import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildVisit } from '../build-visit.ts'
import type { Caller } from '../call.ts'
import type { Company } from '../make.ts'
import { type RunningApp, runApp } from '../running-app.ts'

let run: RunningApp
let web: string
let company: Company
let recruiter: Caller
let slug: string
let country: string
let client: string
let hourly: string
beforeAll(async () => {
  web = mkdtempSync(join(tmpdir(), 'corridor-web-'))
  buildVisit(join(web, 'visit'))
  run = await runApp({ ROLE: 'api' }, { web })
  company = await run.make.company({ name: 'Harbor Staffing' })
  recruiter = run.call(await run.make.tokenOf('recruiter', company))
  slug = await run.make.slug(company)
  country = await run.make.country({ name: 'United States', code: 'US' })
  client = await run.make.client(company, { name: 'Secret Client' })
  hourly = await run.make.lookup('salary-duration', { name: 'Hourly' })
})
afterAll(async () => {
  await run.close()
  rmSync(web, { recursive: true })
})

const open = async (path: string, language = 'en') => {
  const answer = await fetch(run.url + path, { redirect: 'manual', headers: { 'accept-language': language } })
  return { status: answer.status, location: answer.headers.get('location'), html: await answer.text() }
}
const words = 'Builds <b>services</b> in Java & Kafka, with Spring Boot on AWS.'
const publish = (id: string, by = recruiter) => by.post(`/job/publish/${id}`, {})

async function publishedJob(): Promise<string> {
  const id = await run.make.job(company, {
    job_title: 'Java </script> Developer',
    job_description: words,
    places: [{ country_id: country, city_name: 'Dallas', state_name: 'Texas', zip_code: '' }],
    ...{ client_id: client, salary_duration_id: hourly },
    ...{ min_salary: 60, max_salary: 75, currency: 'USD', skills: ['Java'] },
    job_expire_date: '2099-12-31',
  })
  expect((await publish(id)).status).toBe(200)
  return id
}

describe('a published job', () => {
  it('has a page for everybody, with what search engines read, and without its client', async () => {
    const id = await publishedJob()
    const list = await open(`/jobs/${slug}`)
    expect([list.status, list.html.includes(`href="/jobs/${slug}/${id}"`)]).toEqual([200, true])
    const { status, html } = await open(`/jobs/${slug}/${id}`)
    expect(status).toBe(200)
    expect(html).toContain('<title>Java &lt;/script&gt; Developer · Corridor</title>')
    expect(html).toContain('Dallas, Texas, United States')
    expect(html).toMatch(/\$60(\.00)? – \$75(\.00)? Hourly/)
    expect(html).not.toContain('Secret Client')
    const [, posting = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? []
    expect(JSON.parse(posting)).toMatchObject({
      '@context': 'https://schema.org/',
      '@type': 'JobPosting',
      title: 'Java </script> Developer',
      description: '<p>Builds &lt;b&gt;services&lt;/b&gt; in Java &amp; Kafka, with Spring Boot on AWS.</p>',
      hiringOrganization: { '@type': 'Organization', name: 'Harbor Staffing' },
      validThrough: '2099-12-31T23:59:59',
      jobLocation: [{ address: { addressLocality: 'Dallas', addressRegion: 'Texas', addressCountry: 'US' } }],
      baseSalary: { currency: 'USD', value: { minValue: 60, maxValue: 75, unitText: 'HOUR' } },
    })
    const arabic = await open(`/jobs/${slug}/${id}`, 'ar')
    expect(arabic.html).toContain('<html lang="ar" dir="rtl"')
    const { body } = await recruiter.post('/job/view', { jobId: id })
    expect(body.data.publicPath).toBe(`/jobs/${slug}/${id}`)
  })

  it.each([
    ['expired, touched by nobody', { job_expire_date: '2020-01-01' }],
    ['closed', { closed_at: new Date(), closed_reason: 'filled' }],
  ])('says that it is closed once it is %s, and is gone from list and sitemap', async (_, change) => {
    const id = await publishedJob()
    await run.db.owner`update job set ${run.db.owner(change as never)} where id = ${id}`
    for (const path of [`/jobs/${slug}/${id}`, `/jobs/${slug}/${id}/apply`]) {
      const page = await open(path)
      expect([page.status, page.html.includes('This job is closed')], path).toEqual([410, true])
      expect(page.html).toContain(`href="/jobs/${slug}"`)
      expect(page.html).not.toContain('We have lost this page')
    }
    expect((await open(`/jobs/${slug}`)).html).not.toContain(id)
    expect((await open('/sitemap.xml')).html).not.toContain(id)
    const other = await run.make.slug(await run.make.company())
    expect((await open(`/jobs/${other}/${id}`)).status).toBe(404)
  })

  it.each([
    ['deleted', { deleted_at: new Date(), closed_at: new Date(), closed_reason: 'filled' }],
    ['taken off', { published_at: null, job_expire_date: '2020-01-01' }],
  ])('is gone from page, list and sitemap once it is %s', async (_, change) => {
    const id = await publishedJob()
    const address = `/jobs/${slug}/${id}</loc>`
    expect((await open('/sitemap.xml')).html).toContain(address)
    await run.db.owner`update job set ${run.db.owner(change as never)} where id = ${id}`
    const unknown = await open(`/jobs/${slug}/00000000-0000-7000-8000-000000000000`)
    const page = await open(`/jobs/${slug}/${id}`)
    expect([page.status, page.html]).toEqual([404, unknown.html.replaceAll('00000000-0000-7000-8000-000000000000', id)])
    expect((await open(`/jobs/${slug}`)).html).not.toContain(id)
    expect((await open('/sitemap.xml')).html).not.toContain(id)
    expect((await open(`/jobs/nobody-at-all/${id}`)).status).toBe(404)
  })

  it('is led to by what machines read first', async () => {
    const { status, html } = await open('/robots.txt')
    expect([status, html.includes('/sitemap.xml'), html.includes('Disallow: /share/')]).toEqual([200, true, true])
  })

  it('is found under a former address of the company', async () => {
    const id = await publishedJob()
    const other = await run.make.company()
    await run.db
      .owner`insert into company_slug (slug, company_id, is_current) values ('former-harbor', ${company.id}, false)`
    expect(await open(`/jobs/former-harbor/${id}`)).toMatchObject({ status: 301, location: `/jobs/${slug}/${id}` })
    expect((await open(`/jobs/${await run.make.slug(other)}/${id}`)).status).toBe(404)
  })

  it("is an own client's and open, of a company with an address; bench sales publishes none", async () => {
    const bench = run.call(await run.make.tokenOf('bench-sales', company))
    const elsewhere = await run.make.company()
    const owner = run.call(await run.make.tokenOf('owner', elsewhere))
    const codes = [
      await publish(await run.make.job(company, { kind: 'vendor' })),
      await publish(await run.make.job(company, { job_expire_date: '2020-01-01' })),
      await publish(await run.make.job(elsewhere), owner),
      await publish(await run.make.job(company), bench),
    ].map(({ body }) => body.code)
    expect(codes).toEqual(['job.notOwn', 'job.closed', 'job.noAddress', 'session.forbidden'])
  })
})
