import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readProfiles } from '../../src/features/job/job-match/read-profiles.ts'
import type { AnyRecord, Caller } from '../call.ts'
import type { Company, Person } from '../make.ts'
import { type RunningApp, runApp } from '../running-app.ts'

let run: RunningApp
let company: Company
let person: Person
let sales: Caller
let h1b: string
let green: string
beforeAll(async () => {
  run = await runApp({ ROLE: 'api' })
  h1b = await run.make.lookup('work-authorization', { name: 'H1B matched' })
  green = await run.make.lookup('work-authorization', { name: 'Green Card matched' })
})
afterAll(() => run.close())
beforeEach(async () => {
  company = await run.make.company()
  person = await run.make.person('bench-sales', company)
  sales = run.call(await run.make.session(person))
})

let count = 0
const description = 'Builds services in Java with Spring Boot and Kafka on AWS.'
const addCandidate = async (more: object = {}) => {
  const given = { firstName: 'Jane', lastName: 'Doe', email: `matched-${++count}@example.com`, phone: '5551234567' }
  const { status, body } = await sales.post('/candidate/add-candidate', {
    ...given,
    jobTitle: 'Java Developer',
    skills: ['Java', 'Kafka'],
    ...more,
  })
  expect(status).toBe(201)
  return String(body.data._id)
}
const addJob = async (more: object = {}) => {
  const given = { jobTitle: 'Java Developer', jobDescription: description, skill: ['Java', 'Apache Kafka'] }
  const { status, body } = await sales.post('/job/add', { ...given, ...more })
  expect(status).toBe(200)
  return String(body.data._id)
}
const changeCandidate = async (id: string, more: object) =>
  expect((await sales.put(`/candidate/update/${id}`, more)).status).toBe(200)
const list = async (body: object, by = sales) =>
  (await by.post<{ data: AnyRecord[]; totalDocs: number }>('/job-match/list', body)).body
const linesOf = (row: AnyRecord | undefined) => (row?.lines ?? []) as AnyRecord[]
const idsFor = async (job: string) => (await list({ job })).data.map(({ _id }) => _id)
const jobsOf = async (candidates: string[], by = sales) => {
  const { body } = await by.post<{ data: AnyRecord[] }>('/job-match/count', { candidates })
  return Object.fromEntries(body.data.map(({ _id, totalJobs }) => [_id, totalJobs]))
}

describe('people for a job', () => {
  it('stand the best first, with plain reasons and where each was found', async () => {
    const best = await addCandidate({ skills: ['Java', 'Kafka'], availability: 'immediate' })
    const second = await addCandidate({ skills: ['Java'] })
    await addCandidate({ jobTitle: 'JavaScript Developer', skills: ['JavaScript', 'React'] })
    await addCandidate({ jobTitle: 'Technical Recruiter', skills: ['Java', 'Kafka'] })
    await run.make.part('candidate-history', company, best, {
      job_title: 'Engineer',
      employer: 'Acme',
      start_date: '2021',
      end_date: '2024',
      responsibilities: 'Streams with Kafka',
    })
    const job = await addJob()
    const { data, totalDocs } = await list({ job })
    expect(totalDocs).toBe(2)
    expect(data.map(({ _id }) => _id)).toEqual([best, second])
    expect(data[0]).toMatchObject({ score: 99, band: 'strong', candidateInfo: [{ firstName: 'Jane' }], jobInfo: [] })
    const skills = (at: number) => linesOf(data[at]).find(({ line }) => line === 'skills')
    expect(skills(0)).toMatchObject({
      has: [
        { name: 'Java', source: 'skills', position: null },
        { name: 'Apache Kafka', source: 'position', position: { name: 'Acme', from: '2021', to: '2024' } },
      ],
      lacks: [],
    })
    expect(skills(1)).toMatchObject({ has: [{ name: 'Java' }], lacks: ['Apache Kafka'] })
    const points = linesOf(data[0]).reduce((sum, line) => sum + Number(line.points), 0) - Number(data[0]?.deducted)
    expect(Math.abs(points - 99)).toBeLessThan(1)
  })

  it('shows what nobody knows of them, and stops nobody for it', async () => {
    const unknown = await addCandidate()
    const job = await addJob({ workAuthorization: [green], city: 'Dallas', maxSalary: 80, currency: 'USD' })
    expect((await list({ job })).data[0]).toMatchObject({
      _id: unknown,
      unknown: ['authorization', 'place', 'availability', 'rate'],
    })
  })

  it('pages, and shows nobody who is gone or inactive', async () => {
    const ids = [await addCandidate(), await addCandidate(), await addCandidate()]
    const job = await addJob()
    const pages = await Promise.all([1, 2].map((page) => list({ job, page, limit: 2 })))
    expect(pages.map(({ data, totalDocs }) => [data.length, totalDocs])).toEqual([
      [2, 3],
      [1, 3],
    ])
    expect(new Set(pages.flatMap(({ data }) => data.map(({ _id }) => _id)))).toEqual(new Set(ids))
    expect((await sales.delete(`/candidate/delete/${ids[0]}`)).status).toBe(200)
    await changeCandidate(String(ids[1]), { status: 'inactive' })
    expect(await idsFor(job)).toEqual([ids[2]])
    expect(await jobsOf([String(ids[1]), String(ids[2])])).toEqual({ [String(ids[1])]: 0, [String(ids[2])]: 1 })
  })
})

describe('jobs for a person', () => {
  it('stand the best first, and are as many as are counted', async () => {
    const candidate = await addCandidate()
    const near = await addJob({ jobTitle: 'Senior Java Developer', skill: ['Java', 'Kafka', 'Scala', 'Cobol'] })
    const best = await addJob()
    await addJob({ jobTitle: 'Accountant', skill: ['Excel'] })
    const { data, totalDocs } = await list({ candidate })
    expect(data.map(({ _id }) => _id)).toEqual([best, near])
    expect(totalDocs).toBe(2)
    expect(data[0]).toMatchObject({ candidateInfo: [], jobInfo: [{ jobTitle: 'Java Developer' }] })
    expect(await jobsOf([candidate])).toEqual({ [candidate]: 2 })
  })

  it('are open: one that is closed, or whose last day has passed, is gone touched by nobody', async () => {
    const candidate = await addCandidate()
    const [closed, expired] = [await addJob(), await addJob()]
    expect(await jobsOf([candidate])).toEqual({ [candidate]: 2 })
    expect((await sales.post(`/job/close/${closed}`, { reason: 'filled' })).status).toBe(200)
    expect(await jobsOf([candidate])).toEqual({ [candidate]: 1 })
    await run.db.owner`update job set job_expire_date = current_date - 2 where id = ${expired}`
    expect(await jobsOf([candidate])).toEqual({ [candidate]: 0 })
  })

  it('change with a rate, an authorization and a job, at the next look', async () => {
    const w2 = await run.make.lookup('pay-type', { name: 'W2' }).catch(() => undefined)
    const terms = await run.db.owner<{ id: string }[]>`select id from lookup where kind = 'pay-type' and name = 'W2'`
    const hour = await run.make.lookup('salary-duration', { name: 'An hour' })
    const candidate = await addCandidate({ workAuthorization: green })
    const job = await addJob({
      workAuthorization: [green],
      maxSalary: 80,
      currency: 'USD',
      salaryDuration: hour,
      payType: [w2 ?? String(terms[0]?.id)],
    })
    const both = async () => [await jobsOf([candidate]), await idsFor(job)]
    const there = [{ [candidate]: 1 }, [candidate]]
    const gone = [{ [candidate]: 0 }, []]
    expect(await both()).toEqual(there)
    await changeCandidate(candidate, { rateAmount: 90, rateCurrency: 'USD', ratePer: 'hour', taxTerm: 'W2' })
    expect(await both()).toEqual(gone)
    await changeCandidate(candidate, { taxTerm: 'C2C' })
    expect(await both()).toEqual(there)
    await changeCandidate(candidate, { workAuthorization: h1b })
    expect(await both()).toEqual(gone)
    expect((await sales.put(`/job/update/${job}`, { workAuthorization: [green, h1b] })).status).toBe(200)
    expect(await both()).toEqual(there)
    await changeCandidate(candidate, { skills: ['Cobol'], jobTitle: 'Cobol Developer' })
    expect(await both()).toEqual(gone)
  })
})

it('leave out whom the job refuses, and ask where nothing is known', async () => {
  const [held, other, unknown] = [
    await addCandidate({ workAuthorization: h1b }),
    await addCandidate({ workAuthorization: green }),
    await addCandidate(),
  ]
  const { data } = await list({ job: await addJob({ refusedAuthorization: [h1b] }) })
  const asksOf = (id: string) => data.find(({ _id }) => _id === id)?.unknown
  expect(asksOf(held)).toBeUndefined()
  expect(asksOf(other)).not.toContain('authorization')
  expect(asksOf(unknown)).toContain('authorization')
})

it('asks about whoever may need a sponsor where the job sponsors nobody, and stops none of them', async () => {
  const cpt = await run.make.lookup('work-authorization', { name: 'CPT' })
  const [may, need] = [await addCandidate({ workAuthorization: green }), await addCandidate({ workAuthorization: cpt })]
  const { data } = await list({ job: await addJob({ noSponsorship: true }) })
  const of = (id: string) => data.find(({ _id }) => _id === id)
  expect(of(may)?.unknown).not.toContain('authorization')
  expect(of(need)).toMatchObject({ band: 'ask-first', unknown: expect.arrayContaining(['authorization']) })
  expect(of(need)?.beside).toEqual([
    { fact: 'authorization', words: '', accepted: [], refused: [], has: 'CPT', ended: null },
  ])
})

describe('the rules in SQL and in the process', () => {
  it('give the same people, whatever is known of them', async () => {
    const stem = await run.make.lookup('work-authorization', { name: 'STEM OPT' })
    const country = await run.make.country({ name: 'United States', code: 'US' }).catch(() => null)
    const facts = [
      {},
      { workAuthorization: green, authorizationEnds: '2030-01-01' },
      { workAuthorization: green, authorizationEnds: '2020-01-01' },
      { workAuthorization: h1b },
      { workAuthorization: stem },
      { isUsCitizen: true },
      { location: 'Irving, TX' },
      { location: 'Miami, FL' },
      { location: 'Miami, FL', readyToRelocate: true },
      { location: 'Valencia, Spain' },
      { location: 'Springfield' },
      { availability: 'immediate' },
      { availability: 'unavailable' },
      { jobTitle: 'Junior Java Developer' },
      { experience: 0.5 },
      { experience: 3.1, jobTitle: 'Lead Java Developer' },
      { experience: 5 },
      { experience: 3, location: 'Irving, TX', jobTitle: 'Principal Engineer, Java' },
      { experience: 16, jobTitle: 'Director of Java Development', skills: ['Kafka', 'Excel'] },
      { skills: ['Kafka'], jobTitle: 'Software Engineer' },
      { jobTitle: 'Lead Full Stack Developer' },
      { jobTitle: null },
      { jobTitle: 'Java Developer', skills: [] },
      { jobTitle: 'Accountant' },
      { skills: ['Java', 'Kafka', 'AWS'] },
    ]
    const people = []
    for (const more of facts) people.push(await addCandidate(more))
    const asked = [
      {},
      { workAuthorization: [green] },
      { refusedAuthorization: [h1b] },
      { noSponsorship: true },
      { workAuthorization: [green, stem], noSponsorship: true },
      { workAuthorization: [green, h1b], refusedAuthorization: [h1b] },
      { workAuthorization: [h1b], relocation: false, city: 'Irving', state: 'Texas', ...(country ? { country } : {}) },
      { city: 'Irving', state: 'TX', morePlaces: [{ city: 'Tampa', state: 'FL' }] },
      { niceSkill: ['AWS', 'Terraform'], jobTitle: 'Senior Java Architect' },
      { skill: ['Java', 'Kafka', 'AWS', 'Spring', 'Scala'], jobTitle: 'Java Lead', city: 'Irving', state: 'TX' },
      { jobTitle: 'Junior Java Developer' },
      { skill: ['Java', 'Kafka', 'AWS', 'Spring', 'Scala'] },
      { jobTitle: 'Falconer', skill: ['Java'] },
      { skill: [], jobTitle: 'Software Engineer' },
      { jobTitle: 'Accountant', skill: [] },
    ]
    for (const more of asked) {
      const job = await addJob(more)
      const forJob = await list({ job, limit: 100 })
      const scores = new Map(forJob.data.map(({ _id, score }) => [_id, score]))
      expect(forJob.totalDocs).toBe(scores.size)
      for (const candidate of people) {
        const found = (await list({ candidate, limit: 100 })).data.find(({ _id }) => _id === job)
        expect([candidate, more, scores.get(candidate)]).toEqual([candidate, more, found?.score])
      }
    }
  })
})

describe('what others have', () => {
  it('is not found', async () => {
    const [candidate, job] = [await addCandidate(), await addJob()]
    const other = await run.make.company()
    const theirs = run.call(await run.make.session(await run.make.person('bench-sales', other)))
    expect((await theirs.post('/job-match/list', { job })).status).toBe(404)
    expect((await theirs.post('/job-match/list', { candidate })).status).toBe(404)
    expect(await jobsOf([candidate], theirs)).toEqual({})
  })

  it('is not shown to a team that does not see it', async () => {
    const [mine, others] = [await run.make.unit(company), await run.make.unit(company)]
    const looking = await run.make.person('recruiter', company)
    await run.make.sight(looking, 'team', [mine])
    const colleague = await run.make.person('recruiter', company)
    await run.make.sight(colleague, 'company', [others])
    const seen = await run.make.candidate(company, {
      created_by: looking.id,
      job_title: 'Java Developer',
      skills: ['Java'],
    })
    await run.make.candidate(company, { created_by: colleague.id, job_title: 'Java Developer', skills: ['Java'] })
    const job = await run.make.job(company, { created_by: looking.id, job_title: 'Java Developer', skills: ['Java'] })
    await run.make.job(company, { created_by: colleague.id, job_title: 'Java Developer', skills: ['Java'] })
    await readProfiles(run.db.owner)
    const caller = run.call(await run.make.session(looking))
    expect((await list({ job }, caller)).data.map(({ _id }) => _id)).toEqual([seen])
    expect((await list({ candidate: seen }, caller)).data.map(({ _id }) => _id)).toEqual([job])
    expect(await jobsOf([seen], caller)).toEqual({ [seen]: 1 })
    expect((await list({ job })).totalDocs).toBe(2)
  })
})

describe('the weights of a company', () => {
  const usual = { trade: 45, skills: 20, core: 8, level: 15, place: 3, nice: 5, known: 4 }
  it("are its Owner's to change, and change both ways at the next look", async () => {
    const [candidate, job] = [await addCandidate({ skills: ['Java'] }), await addJob()]
    const scores = async () =>
      [...(await list({ job })).data, ...(await list({ candidate })).data].map(({ score }) => score)
    const [before] = await scores()
    const owner = run.call(await run.make.tokenOf('owner', company))
    expect((await owner.post('/job-match/weights')).body.data).toEqual({ version: 0, ...usual })
    const wanted = { ...usual, trade: 20, skills: 60 }
    expect((await sales.post('/job-match/add-weights', wanted)).status).toBe(403)
    expect((await owner.post('/job-match/add-weights', wanted)).body).toMatchObject({
      message: 'Weights Updated Successfully',
      data: { version: 1, ...wanted },
    })
    const [first, second] = await scores()
    expect(first).toBeLessThan(Number(before))
    expect(second).toBe(first)
    expect((await owner.post('/job-match/add-weights', { ...usual, version: 0 })).status).toBe(409)
    const nothing = Object.fromEntries(Object.keys(usual).map((line) => [line, 0]))
    expect((await owner.post('/job-match/add-weights', nothing)).body).toMatchObject({
      fields: { trade: 'At least one line must count' },
    })
  })
})

it('asks for one of both', async () => {
  expect((await sales.post('/job-match/list', {})).status).toBe(400)
})
