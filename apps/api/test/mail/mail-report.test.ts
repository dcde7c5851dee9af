import { mailGroupings, mailMeasures } from '@corridor/contract/mail/report/kinds'
import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AnyRecord, Caller } from '../call.ts'
import type { Company, Person } from '../make.ts'
import { type RunningApp, runApp } from '../running-app.ts'
import { fetchFile } from '../upload.ts'

let run: RunningApp
beforeAll(async () => {
  run = await runApp()
})
afterAll(() => run.close())

interface Office {
  company: Company
  person: Person
  bench: Caller
}

async function office(): Promise<Office> {
  const company = await run.make.company()
  const person = await run.make.person('bench-sales', company)
  return { company, person, bench: run.call(await run.make.session(person)) }
}

const monday = new Date('2026-11-02T15:00:00Z')
const later = new Date('2026-11-18T15:00:00Z')

/** The answer of somebody of a campaign: a conversation that became a job, with a submission to its vendor. */
async function answered({ company, person }: Office, recipient: string, kind: string) {
  const { make } = run
  const vendor = await make.vendor(company)
  const job_id = kind === 'requirement' ? await make.job(company, { vendor_id: vendor }) : null
  await make.inboxThread(company, person, { kind, vendor_id: vendor, job_id }, { recipient_id: recipient })
  if (!job_id) return
  const submission = await make.submission(company, { job_id, state: 'started' })
  await make.submissionHop(company, submission, vendor)
  await make.placement(company, { submission_id: submission })
  // Through another vendor it came of something else.
  await make.submissionHop(company, await make.submission(company, { job_id }), await make.vendor(company))
}

/** Two campaigns with six mails that servers took, and two that went nowhere. */
async function written(at: Office) {
  const { company, person } = at
  const { make } = run
  const template_id = await make.emailTemplate(company, { name: 'Morning' })
  const country = await make.country()
  const groups = [await make.vendorGroup(company, country, { name: 'Texas' })]
  groups.push(await make.vendorGroup(company, country, { name: 'Banks' }))
  const java = await make.campaign(company, person, { state: 'done', subject: 'Java bench', template_id })
  const other = await make.campaign(company, person, { state: 'done', subject: 'Data bench' })
  const sent = (campaign: string, more: object = {}) =>
    make.recipient(company, campaign, { content_at: monday, group_ids: groups, ...more })
  const asking = await sent(java, { replied_at: later })
  await sent(java, { state: 'bounced', group_ids: groups.slice(0, 1) })
  await sent(java, { state: 'unknown', content_at: later })
  const saysNo = await sent(other, { replied_at: later, content_at: later, group_ids: [] })
  await sent(other)
  await sent(other, { content_at: later, group_ids: groups.slice(1) })
  await sent(java, { state: 'refused' })
  await sent(java, { state: 'left-out', left_out: 'off', content_at: null })
  await answered(at, asking, 'requirement')
  await answered(at, saysNo, 'no')
  return { java, other }
}

const rowsOf = async (by: Caller, body: object) =>
  (await by.post<{ data: AnyRecord[] }>('/mail-report/list', { limit: 100, ...body })).body.data
const counts = (row: AnyRecord | undefined) => row && [row.name, ...mailMeasures.map((measure) => row[measure])]

describe('the report of mails', () => {
  it('counts what became of the mails of each campaign, template, group, member and week', async () => {
    const at = await office()
    await written(at)
    const all = async (grouping: string) =>
      (await rowsOf(at.bench, { filters: { grouping }, sortBy: 'name', sortDirection: 'asc' })).map(counts)
    expect(await all('campaign')).toEqual([
      ['Data bench', 3, 3, 1, 0, 0, 0],
      ['Java bench', 3, 1, 1, 1, 1, 1],
    ])
    expect(await all('template')).toEqual([
      ['', 3, 3, 1, 0, 0, 0],
      ['Morning', 3, 1, 1, 1, 1, 1],
    ])
    expect(await all('group')).toEqual([
      ['', 1, 1, 1, 0, 0, 0],
      ['Banks', 4, 3, 1, 1, 1, 1],
      ['Texas', 4, 2, 1, 1, 1, 1],
    ])
    expect(await all('member')).toMatchObject([[expect.any(String), 6, 4, 2, 1, 1, 1]])
    expect(await all('week')).toEqual([
      ['2026-11-02', 3, 2, 1, 1, 1, 1],
      ['2026-11-16', 3, 2, 1, 0, 0, 0],
    ])
  })

  it('agrees with the list that each of its numbers opens', async () => {
    const at = await office()
    await written(at)
    for (const grouping of mailGroupings)
      for (const period of [{}, { from: '2026-11-03' }, { from: '2026-11-02', to: '2026-11-02' }])
        for (const row of await rowsOf(at.bench, { filters: { grouping, ...period } }))
          for (const measure of mailMeasures) {
            const isOfPeople = measure !== 'submissions' && measure !== 'placements'
            const path = isOfPeople ? 'recipient' : measure.slice(0, -1)
            const filters = { mails: row._id, ...(isOfPeople && { outcome: measure }) }
            const { body } = await at.bench.post(`/${path}/list`, { filters })
            expect([row._id, measure, body.totalDocs]).toEqual([row._id, measure, row[measure]])
          }
  })

  it('takes a week and a period by the days of the company', async () => {
    const at = await office()
    const { company, person, bench } = at
    const owner = run.call(await run.make.session(await run.make.person('owner', company)))
    const chosen = { defaultDateFormat: 'mm/dd/yy', displayNamePattern: 'First Name', currency: 'USD' }
    await owner.post('/company-settings/add', { ...chosen, timezone: 'America/Chicago' })
    const campaign = await run.make.campaign(company, person, { state: 'done' })
    await run.make.recipient(company, campaign, { content_at: new Date('2026-11-09T05:30:00Z') })
    const weeks = (more: object = {}) => rowsOf(bench, { filters: { grouping: 'week', ...more } })
    expect((await weeks()).map(({ key }) => key)).toEqual(['2026-11-02'])
    expect(await weeks({ from: '2026-11-09' })).toEqual([])
    expect(await weeks({ from: '2026-11-08', to: '2026-11-08' })).toHaveLength(1)
  })

  it('shows a page in the order that is asked for, of those that are searched', async () => {
    const at = await office()
    await written(at)
    const page = async (body: object) => (await at.bench.post('/mail-report/list', body)).body
    const first = await page({ sortBy: 'replied', limit: 1, page: 2 })
    expect([first.data.length, first.totalDocs]).toEqual([1, 2])
    expect((await page({ page: 9 })).totalDocs).toBe(2)
    expect((await page({ searchTerm: 'jáva' })).data.map(({ name }: AnyRecord) => name)).toEqual(['Java bench'])
    expect((await page({ filters: { grouping: 'nothing' } })).code).toBe('request.invalid')
    const wrong = { filters: { mails: 'week_2026-11-99__' } }
    expect((await at.bench.post('/recipient/list', wrong)).status).toBe(400)
  })

  it('counts nobody whom the reader does not see, and nothing of another company', async () => {
    const at = await office()
    const { company, person } = at
    const unit = await run.make.unit(company, { name: 'Dallas' })
    const narrow = await run.make.person('recruiter', company)
    await run.make.sight(narrow, 'own', [unit])
    await written(at)
    const mine = await run.make.campaign(company, narrow, { state: 'done', subject: 'Mine' })
    await run.make.recipient(company, mine, { content_at: monday })
    const hidden = await run.make.vendor(company, {
      ...{
        created_by: person.id,
        visibility: 'units',
        primary_unit_id: await run.make.unit(company, { name: 'Austin' }),
      },
    })
    await run.make.recipient(company, mine, { content_at: monday, vendor_id: hidden })
    const by = run.call(await run.make.session(narrow))
    expect((await rowsOf(by, {})).map(counts)).toEqual([['Mine', 1, 1, 0, 0, 0, 0]])
    expect(await rowsOf((await office()).bench, {})).toEqual([])
  })

  it('goes out as a file with the rows that it shows', async () => {
    const at = await office()
    await written(at)
    const body = { kind: 'mail-report', format: 'csv', query: { filters: { grouping: 'week', from: '2026-11-10' } } }
    const { id } = (await at.bench.post<{ id: string }>('/export/start', body)).body
    await expect.poll(async () => (await at.bench.get(`/export/view/${id}`)).body.data.status).toBe('done')
    const { presignedUrl } = (await at.bench.get(`/export/download/${id}`)).body
    const file = await (await fetchFile(run, at.bench, presignedUrl)).text()
    const [head, ...rows] = parse(file, { bom: true }) as unknown as string[][]
    expect(head?.slice(2)).toEqual(['Mails sent', 'Delivered', 'Replied', 'Requirements', 'Submissions', 'Placements'])
    expect(rows.map((row) => [row[0], ...row.slice(2)])).toEqual([['2026-11-16', '3', '2', '1', '0', '0', '0']])
  })
})
