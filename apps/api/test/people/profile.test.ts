import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Company } from '../make.ts'
import { openStream } from '../open-stream.ts'
import { type RunningApp, runApp } from '../running-app.ts'
import { trailOf } from '../trail.ts'

let run: RunningApp
let company: Company
beforeAll(async () => {
  run = await runApp({ ROLE: 'api' })
  company = await run.make.company()
})
afterAll(() => run.close())

const ada = { firstName: 'Adaeze', lastName: 'Obi', phone: '+1 415 555 0100', language: 'fr' }

it.each(['administrator', 'owner', 'company-user', 'candidate'] as const)(
  'is read and changed by its person: %s',
  async (role) => {
    const person = await run.make.person(role, company)
    const token = await run.make.session(person)
    const caller = run.call(token)
    const { body } = await caller.get('/account/profile')
    expect(body.data).toMatchObject({ email: person.email, phone: '', language: 'en' })
    const stream = await openStream(run.url, token)
    await stream.next()
    const saved = await caller.put('/account/update-profile', { ...ada, version: body.data.version })
    expect(saved).toMatchObject({ status: 200, body: { message: 'Profile Updated Successfully', data: ada } })
    expect(await stream.next()).toEqual({ kind: 'session' })
    stream.close()
    expect((await caller.get('/account/profile')).body.data).toMatchObject(ada)
    expect((await caller.get<{ user: object }>('/auth/me')).body.user).toMatchObject({
      firstName: 'Adaeze',
      lastName: 'Obi',
    })
    const trail = await trailOf(run.db.owner, person.id)
    expect(trail).toMatchObject([
      { action: 'account.update-profile', actor_id: person.id, after: { first_name: 'Adaeze' } },
    ])
    expect((await caller.put('/account/update-profile', ada)).status).toBe(200)
    expect(await trailOf(run.db.owner, person.id)).toHaveLength(1)
  },
)

it('is refused where it changed meanwhile, and where it breaks a rule, by its field', async () => {
  const caller = run.call(await run.make.tokenOf('recruiter', company))
  const { version } = (await caller.get('/account/profile')).body.data
  expect((await caller.put('/account/update-profile', { ...ada, version })).status).toBe(200)
  const late = await caller.put('/account/update-profile', { ...ada, firstName: 'Ngozi', version })
  expect(late).toMatchObject({ status: 409, body: { code: 'record.changed' } })
  const broken = { ...ada, firstName: '', lastName: 'Li', phone: 'letters', language: 'de' }
  const { status, body } = await caller.put('/account/update-profile', broken)
  expect(status).toBe(400)
  expect(Object.keys(body.fields).sort()).toEqual(['firstName', 'language', 'phone'])
  const short = await caller.put('/account/update-profile', { ...ada, lastName: 'Li' })
  expect(short.body.fields).toEqual({ lastName: 'Minimum 3 characters' })
  const confirmed = { ...ada, lastName: 'Li', nameConfirmed: true, phone: '' }
  expect((await caller.put('/account/update-profile', confirmed)).body.data).toMatchObject({
    lastName: 'Li',
    phone: '',
  })
  const single = { ...ada, lastName: 'Obi', hasOnlyOneName: true }
  expect((await caller.put('/account/update-profile', single)).body.data).toMatchObject({ lastName: '' })
})
