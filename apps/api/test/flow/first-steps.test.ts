import type { FirstSteps } from '@corridor/contract/flow/first-steps/shapes'
import { stepLists } from '@corridor/contract/flow/first-steps/steps'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Caller } from '../call.ts'
import { type RunningApp, runApp } from '../running-app.ts'

let run: RunningApp
beforeAll(async () => {
  run = await runApp({ ROLE: 'api' })
})
afterAll(() => run.close())

const view = async (by: Caller) => (await by.post<{ data: FirstSteps }>('/first-steps/view', {})).body.data
const save = async (by: Caller, isShown: boolean) =>
  (await by.put<{ data: FirstSteps }>('/first-steps/save', { isShown })).body.data
const addHotlist = async (by: Caller, name: string) =>
  expect(await by.post('/hotlist/add', { name, description: 'Ready next week', isPublic: true })).toMatchObject({
    status: 200,
  })
const doneIn = ({ steps }: FirstSteps) => steps.filter(({ isDone }) => isDone).map(({ step }) => step)

describe('the first steps', () => {
  it.each(['recruiter', 'bench-sales', 'company-user'] as const)(
    'of a %s are real acts, none of them done',
    async (role) => {
      const person = await run.make.person(role, await run.make.company())
      const list = await view(run.call(await run.make.session(person)))
      expect(list).toEqual({ isShown: true, steps: stepLists[role].map((step) => ({ step, isDone: false })) })
    },
  )

  it('are ticked by the own act, and by nobody else’s', async () => {
    const company = await run.make.company()
    const [own, colleague] = await Promise.all(
      ['one', 'two'].map(async () => run.call(await run.make.session(await run.make.person('bench-sales', company)))),
    )
    if (!own || !colleague) throw new Error('Two people were to be made')
    await view(own)
    await view(colleague)
    await addHotlist(own, 'Java week 49')
    expect(doneIn(await view(own))).toEqual(['fill-hotlist'])
    expect(doneIn(await view(colleague))).toEqual([])
  })

  it('begin when they are first seen: an older act ticks nothing', async () => {
    const own = run.call(await run.make.session(await run.make.person('bench-sales', await run.make.company())))
    await addHotlist(own, 'Java week 48')
    expect(doneIn(await view(own))).toEqual([])
  })

  it('stay hidden for the person alone, until they ask for them again', async () => {
    const company = await run.make.company()
    const own = run.call(await run.make.session(await run.make.person('recruiter', company)))
    const colleague = run.call(await run.make.session(await run.make.person('recruiter', company)))
    expect(await save(own, false)).toEqual({ isShown: false, steps: [] })
    expect(await view(own)).toEqual({ isShown: false, steps: [] })
    expect((await view(colleague)).isShown).toBe(true)
    expect((await save(own, true)).isShown).toBe(true)
    expect((await view(own)).steps).toHaveLength(stepLists.recruiter.length)
  })

  it('end after two weeks, and begin anew when they are asked for', async () => {
    const person = await run.make.person('bench-sales', await run.make.company())
    const own = run.call(await run.make.session(person))
    await view(own)
    await addHotlist(own, 'Java week 47')
    await run.db.sql`update first_steps set began_at = now() - interval '15 days' where person_id = ${person.id}`
    expect((await view(own)).isShown).toBe(false)
    const again = await save(own, true)
    expect(again.isShown).toBe(true)
    expect(doneIn(again)).toEqual([])
  })

  it('of an Owner are those of the company while it is new', async () => {
    const company = await run.make.company()
    const own = run.call(await run.make.session(await run.make.person('owner', company)))
    expect((await view(own)).steps.map(({ step }) => step)).toEqual(stepLists.company)
    await run.make.person('recruiter', company)
    await addHotlist(own, 'The first')
    expect(doneIn(await view(own))).toEqual(['first-hotlist', 'invite-colleague'])
  })

  it('of an administrator are of the platform', async () => {
    const own = run.call(await run.make.session(await run.make.person('administrator')))
    expect((await view(own)).steps.map(({ step }) => step)).toEqual(stepLists.administrator)
    await own.post('/news/add', {
      title: 'Sixteen languages',
      description: 'Resumes are read in more of them.',
      body: 'x',
    })
    const told = await view(own)
    expect(doneIn(told).length).toBeLessThanOrEqual(1)
  })
})
