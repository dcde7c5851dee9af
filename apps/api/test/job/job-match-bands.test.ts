import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { AnyRecord, Caller } from '../call.ts'
import { type RunningApp, runApp } from '../running-app.ts'

let run: RunningApp
let sales: Caller
let green: string
beforeAll(async () => {
  run = await runApp({ ROLE: 'api' })
  green = await run.make.lookup('work-authorization', { name: 'Green Card banded' })
})
afterAll(() => run.close())
beforeEach(async () => {
  sales = run.call(await run.make.session(await run.make.person('bench-sales', await run.make.company())))
})

const skills = ['Selenium', 'Java', 'Postman', 'Jira', 'SQL']
let count = 0
const addCandidate = async (more: object = {}) => {
  const given = { firstName: 'Jane', lastName: 'Doe', email: `banded-${++count}@example.com`, phone: '5551234567' }
  const known = {
    jobTitle: 'QA Lead',
    skills,
    experience: 8,
    location: 'Phoenix, AZ',
    workAuthorization: green,
    availability: 'immediate',
  }
  const { status, body } = await sales.post('/candidate/add-candidate', { ...given, ...known, ...more })
  expect(status).toBe(201)
  return String(body.data._id)
}
const addJob = async (more: object = {}) => {
  const given = {
    jobTitle: 'QA Lead',
    jobDescription: 'Leads the testers of a bank, on site, in the office in Phoenix.',
    skill: skills,
    city: 'Phoenix',
    state: 'AZ',
    workAuthorization: [green],
  }
  const { status, body } = await sales.post('/job/add', { ...given, ...more })
  expect(status).toBe(200)
  return String(body.data._id)
}
interface Found extends AnyRecord {
  score: number
  band: string
  reasons: { for: AnyRecord[]; against: AnyRecord[] }
  unknown: string[]
}
const list = async (job: string) => {
  const { data } = (await sales.post<{ data: Found[] }>('/job-match/list', { job })).body
  return { ids: data.map(({ _id }) => _id), of: new Map(data.map((row) => [String(row._id), row])) }
}

describe('a QA lead in Phoenix', () => {
  it('is no lead of one year, whatever the title says; a tester of nine years in Phoenix is', async () => {
    const best = await addCandidate()
    const tester = await addCandidate({ jobTitle: 'QA Engineer', experience: 9.5, skills: skills.slice(0, 4) })
    const newcomer = await addCandidate({
      jobTitle: 'Lead SDET',
      experience: 1.1,
      location: 'Columbus, OH',
      readyToRelocate: true,
    })
    const { ids, of } = await list(await addJob())
    expect(ids).toEqual([best, tester])
    expect(ids).not.toContain(newcomer)
    expect(of.get(tester)).toMatchObject({
      band: 'strong',
      reasons: {
        for: [
          { about: 'skills', has: 4, of: 5 },
          { about: 'years', years: 9.5, least: 5 },
        ],
        against: [{ about: 'level', title: 'QA Engineer', is: 'below' }],
      },
    })
  })

  it('has more than one of five skills', async () => {
    const one = await addCandidate({ skills: ['Jira'] })
    const row = (await list(await addJob())).of.get(one)
    expect(row?.band).toBe('possible')
    expect(Number(row?.score)).toBeLessThan(80)
    expect(row?.reasons.against).toEqual([{ about: 'skills', has: 1, of: 5 }])
  })

  it('who stands at the place comes before who would move there', async () => {
    const moving = await addCandidate({ location: 'Columbus, OH', readyToRelocate: true })
    const there = await addCandidate()
    const unsaid = await addCandidate({ location: null })
    const { ids, of } = await list(await addJob())
    expect(ids).toEqual([there, moving, unsaid])
    expect(of.get(moving)?.reasons.against).toEqual([
      { about: 'place', at: 'moves', place: 'Columbus, OH', asked: 'Phoenix, AZ' },
    ])
  })
})

describe('what is to be asked', () => {
  it.each([
    ['authorization', { workAuthorization: null }, {}],
    ['place', { location: null }, {}],
    ['availability', { availability: null }, {}],
    ['years', { experience: null }, {}],
    ['rate', { rateAmount: 160_000, rateCurrency: 'USD', ratePer: 'year', taxTerm: 'W2' }, { maxSalary: 80 }],
  ])('caps the band and is named: %s', async (fact, person, asked) => {
    const unsure = await addCandidate(person)
    const row = (await list(await addJob({ currency: 'USD', ...asked }))).of.get(unsure)
    expect(row).toMatchObject({
      band: 'ask-first',
      unknown: [fact],
    })
    expect(Number(row?.score)).toBeLessThan(80)
  })

  it('stops nobody: who is a match without it is one with it', async () => {
    const one = await addCandidate({ skills: ['Jira'], workAuthorization: null, availability: null })
    expect((await list(await addJob())).ids).toEqual([one])
  })

  it('is nothing of a place that the job does not say', async () => {
    const known = await addCandidate()
    expect((await list(await addJob({ city: undefined, state: undefined }))).of.get(known)?.band).toBe('strong')
  })
})

describe('titles', () => {
  it.each([
    ['Junior QA Tester', 2.5, 'QA Tester', 'strong'],
    ['Junior QA Tester', 3, 'QA Tester', 'strong'],
    ['Junior QA Tester', 3.1, 'QA Tester', 'possible'],
    ['Junior QA Tester', 14, 'QA Manager', 'no match'],
    ['Principal QA Engineer', 0, 'Principal QA Engineer', 'no match'],
    ['Principal QA Engineer', 4.9, 'Principal QA Engineer', 'strong'],
    ['Principal QA Engineer', 2.9, 'Principal QA Engineer', 'no match'],
    ['QA Engineer', null, 'QA Engineer', 'strong'],
  ])('%s, %s years as %s: %s', async (asked, experience, jobTitle, band) => {
    const one = await addCandidate({ experience, jobTitle })
    const row = (await list(await addJob({ jobTitle: asked }))).of.get(one)
    expect(row ? row.band : 'no match').toBe(band)
  })
})
