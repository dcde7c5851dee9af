import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Caller } from '../call.ts'
import type { Company } from '../make.ts'
import { openStream } from '../open-stream.ts'
import { type RunningApp, runApp } from '../running-app.ts'
import { upload } from '../upload.ts'

let run: RunningApp
let company: Company
let token: string
let recruiter: Caller
beforeAll(async () => {
  run = await runApp()
})
afterAll(() => run.close())
beforeEach(async () => {
  company = await run.make.company()
  token = await run.make.session(await run.make.person('recruiter', company))
  recruiter = run.call(token)
})

const resume = readFileSync(join(import.meta.dirname, '../fixtures/resumes/one-column.pdf'))
const startParse = async () => {
  const fileKey = await upload(run, recruiter, resume)
  return (await recruiter.post('/agent/resume-parser', { fileKey })).body.parseId
}

describe('a live stream', () => {
  it('begins by asking the page to look, and tells when a resume was read', async () => {
    const stream = await openStream(run.url, token)
    expect(await stream.next()).toEqual({ kind: 'resync' })
    const id = await startParse()
    expect(await stream.next()).toEqual({ kind: 'parse', id })
    expect((await recruiter.get(`/agent/parse/${id}`)).body).toMatchObject({ status: 'done' })
    stream.close()
  })

  it("tells nothing of another company's", async () => {
    const stranger = await run.make.session(await run.make.person('recruiter', await run.make.company()))
    const theirs = await openStream(run.url, stranger)
    const ours = await openStream(run.url, token)
    expect([await theirs.next(), await ours.next()]).toEqual([{ kind: 'resync' }, { kind: 'resync' }])
    const id = await startParse()
    expect(await ours.next()).toEqual({ kind: 'parse', id })
    // A second event, told to the stranger alone, must be the first that they hear.
    const [row] = await run.db.owner<{ company_id: string }[]>`
      select m.company_id from session s join membership m on m.user_id = s.user_id order by s.created_at desc limit 1`
    const payload = JSON.stringify({ audience: { companyId: row?.company_id }, event: { kind: 'resync' } })
    await run.db.owner`select pg_notify('corridor_live', ${payload})`
    expect(await theirs.next()).toEqual({ kind: 'resync' })
    theirs.close()
    ours.close()
  })

  it('tells of a record that somebody changed, to those alone who see it', async () => {
    const colleague = await run.make.session(await run.make.person('recruiter', company))
    const stream = await openStream(run.url, colleague)
    const stranger = await run.make.session(await run.make.person('recruiter', await run.make.company()))
    const theirs = await openStream(run.url, stranger)
    expect([await stream.next(), await theirs.next()]).toEqual([{ kind: 'resync' }, { kind: 'resync' }])
    const id = await run.make.candidate(company)
    expect((await recruiter.put(`/candidate/update/${id}`, { jobTitle: 'Lock Keeper' })).status).toBe(200)
    expect(await stream.next()).toEqual({ kind: 'record', id })
    const heard = Promise.race([theirs.next(), recruiter.get('/event').then(() => 'nothing')])
    expect(await heard).toBe('nothing')
    stream.close()
    theirs.close()
  })

  it('goes on when an answer of another kind would be late', async () => {
    const hasty = await runApp({ ROLE: 'api' }, { answerWithinMs: 200 })
    const theirs = await hasty.make.company()
    const person = await hasty.make.session(await hasty.make.person('recruiter', theirs))
    const stream = await openStream(hasty.url, person)
    expect(await stream.next()).toEqual({ kind: 'resync' })
    const tell = () =>
      hasty.db.sql.begin(
        (tx) =>
          tx`select pg_notify('corridor_live', ${JSON.stringify({
            audience: { companyId: theirs.id },
            event: { kind: 'resync' },
          })})`,
      )
    const until = performance.now() + 600
    while (performance.now() < until) {
      await tell()
      expect(await stream.next()).toEqual({ kind: 'resync' })
    }
    stream.close()
    await hasty.close()
  })

  it('needs a session', async () => {
    expect((await openStream(run.url, 'nobody-has-this-token')).status).toBe(401)
  })
})

describe('the end of the server', () => {
  it('ends open streams, and does not wait for their readers', async () => {
    const own = await runApp({ ROLE: 'api' })
    const person = await own.make.person('recruiter', await own.make.company())
    const stream = await openStream(own.url, await own.make.session(person))
    await stream.next()
    const closing = own.close()
    expect(await stream.next()).toBeUndefined()
    await closing
  })
})
