import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AnyRecord } from '../call.ts'
import { type RunningApp, runApp } from '../running-app.ts'

let run: RunningApp
beforeAll(async () => {
  run = await runApp({ ROLE: 'api' })
})
afterAll(() => run.close())

describe('where candidates stand', () => {
  it('tells submissions that go on, then applications by their stage, of those whom one sees', async () => {
    const company = await run.make.company()
    const team = await run.make.unit(company, { name: 'Team' })
    const person = await run.make.person('recruiter', company)
    await run.make.sight(person, 'team', [team])
    const own = run.call(await run.make.session(person))
    const mine = { created_by: person.id }
    const candidate = await run.make.candidate(company, mine)
    const job = await run.make.job(company, { ...mine, job_title: 'Java Developer' })
    const other = await run.make.job(company, { ...mine, job_title: 'Data Engineer' })
    const on = { ...mine, candidate_id: candidate }
    const application = await run.make.application(company, { ...on, job_id: job })
    const submission = await run.make.submission(company, { ...on, job_id: other, state: 'interview' })
    const ended = await run.make.job(company, mine)
    await run.make.submission(company, { ...on, job_id: ended, state: 'withdrawn' })
    const elsewhere = await run.make.person('recruiter', company)
    await run.make.sight(elsewhere, 'team', [await run.make.unit(company, { name: 'Other' })])
    const hidden = await run.make.job(company, { created_by: elsewhere.id })
    await run.make.submission(company, { candidate_id: candidate, job_id: hidden, created_by: elsewhere.id })
    const standing = async (asked: object) =>
      ((await own.post('/submission/standing', asked)).body.data as AnyRecord[]).map(({ record, state, stage }) => ({
        record,
        step: state ?? stage,
      }))
    const [submitted, applied] = [
      { record: submission, step: 'interview' },
      { record: application, step: 'New' },
    ]
    expect(await standing({ candidates: [candidate] })).toEqual([submitted, applied])
    expect(await standing({ job })).toEqual([applied])
    expect(await standing({ candidates: [candidate], job: other })).toEqual([submitted])
    expect((await own.post('/submission/standing', {})).status).toBe(400)
    const stranger = run.call(await run.make.tokenOf('owner', await run.make.company()))
    expect((await stranger.post('/submission/standing', { candidates: [candidate] })).body.data).toEqual([])
  })
})
