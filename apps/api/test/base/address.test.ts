import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Caller } from '../call.ts'
import type { Person } from '../make.ts'
import { type RunningApp, runApp } from '../running-app.ts'
import { trailLength, trailOf } from '../trail.ts'

let run: RunningApp
let administrator: Person
let admin: Caller
beforeAll(async () => {
  run = await runApp({ ROLE: 'api' })
  administrator = await run.make.person('administrator')
  admin = run.call(await run.make.session(administrator))
})
afterAll(() => run.close())

const root = '/address-management'
type Level = 'country' | 'state' | 'city'
const levels: [Level, Level | null, string, string][] = [
  ['country', null, 'Country', 'Data not found'],
  ['state', 'country', 'State', 'Data group not found'],
  ['city', 'state', 'City', 'City data not found'],
]

describe.each(levels)('%s', (level, above, title, missing) => {
  const parent = async () => (above ? { [above]: await run.make[above]() } : {})
  const add = (body: object) => admin.post(`${root}/${level}/add`, body)
  const update = (id: string, body: object) => admin.put(`${root}/${level}/update/${id}`, body)
  const remove = (id: string) => admin.delete(`${root}/${level}/delete/${id}`)

  it('is added, changed and deleted, and the trail tells who did what', async () => {
    const [first, second] = [await parent(), await parent()]
    const added = await add({ name: ' Elbonia ', ...first })
    expect(added.body).toMatchObject({ message: `${title} Added Successfully`, data: { name: 'Elbonia', ...first } })
    const id = added.body.data._id
    const updated = await update(id, { name: 'Lower Elbonia', status: 'inactive', ...second, version: 1 })
    expect(updated.body).toMatchObject({
      message: `${title} Updated Successfully`,
      data: { name: 'Lower Elbonia', status: 'inactive', version: 2, ...second },
    })
    expect((await remove(id)).body).toEqual({ success: true, message: 'Deletion successful' })
    const facts = (name: string, status: string, of: object) => ({
      name,
      status,
      parent_id: Object.values(of)[0] ?? null,
    })
    const [before, after] = [facts('Elbonia', 'active', first), facts('Lower Elbonia', 'inactive', second)]
    const who = { actor_id: administrator.id, company_id: null, record_kind: level }
    expect(await trailOf(run.db.owner, id)).toMatchObject([
      { ...who, action: `${level}.add`, before: null, after: before },
      { ...who, action: `${level}.update`, before, after },
      { ...who, action: `${level}.delete`, before: after, after: null },
    ])
  })

  it('writes nothing where nothing changes', async () => {
    const id = await run.make[level]({ name: 'Unchanged' })
    const before = await trailLength(run.db.owner)
    for (const body of [{}, { name: 'Unchanged', status: 'active' }]) {
      expect((await update(id, body)).body.data.version).toBe(1)
    }
    expect(await trailLength(run.db.owner)).toBe(before)
  })

  it('refuses a name that exists beside it, whatever its case, and frees it with the deletion', async () => {
    const beside = await parent()
    const first = await add({ name: 'Taken Name', ...beside })
    const refusal = { code: 'lookup.nameTaken', message: `${title} "TAKEN name" already exists` }
    expect(await add({ name: 'TAKEN name', ...beside })).toMatchObject({ status: 409, body: refusal })
    const other = await add({ name: 'Other', ...beside })
    expect(await update(other.body.data._id, { name: 'TAKEN name' })).toMatchObject({ status: 409, body: refusal })
    if (above) expect((await add({ name: 'Taken Name', ...(await parent()) })).status).toBe(200)
    await remove(first.body.data._id)
    expect((await add({ name: 'Taken Name', ...beside })).status).toBe(200)
  })

  it('lets one of two people win who add one name at once', async () => {
    const beside = await parent()
    const answers = await Promise.all([1, 2, 3].map(() => add({ name: 'Raced', ...beside })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  })

  it('tells the second editor, and shows how the record stands', async () => {
    const id = await run.make[level]()
    const won = await update(id, { name: 'By one', version: 1 })
    expect(await update(id, { name: 'By two', version: 1 })).toMatchObject({
      status: 409,
      body: { code: 'record.changed', current: won.body.data },
    })
  })

  it('says by its own text that a record is missing', async () => {
    const refusal = { status: 404, body: { code: 'record.notFound', message: missing } }
    expect(await update(crypto.randomUUID(), { name: 'Whatever' })).toMatchObject(refusal)
    expect(await remove(crypto.randomUUID())).toMatchObject(refusal)
  })

  it('refuses what is out of bounds by the specified messages', async () => {
    const refused = async (body: object) => (await add(body)).body.fields
    const required = above ? { [above]: `${above === 'state' ? 'State' : 'Country'} is required` } : {}
    expect(await refused({})).toEqual({ name: 'Name is required', ...required })
    expect(await refused({ name: 'ab', ...(await parent()) })).toEqual({ name: 'Minimum 3 characters' })
    expect(await refused({ name: 'x'.repeat(51), ...(await parent()) })).toEqual({ name: 'Maximum 50 characters' })
    if (!above) return
    for (const id of ['', 'none', null, crypto.randomUUID()]) {
      expect(await refused({ name: 'Somewhere', [above]: id })).toEqual(required)
    }
    const gone = await run.make[above]({ deleted_at: new Date() })
    expect(await refused({ name: 'Somewhere', [above]: gone })).toEqual(required)
  })
})

it('keeps a country with states and a state with cities, and says how many', async () => {
  const country = await run.make.country({ name: 'Elbonia' })
  const state = await run.make.state({ name: 'North', country_id: country })
  const city = await run.make.city({ state_id: state })
  const inUse = (message: string) => ({ status: 409, body: { code: 'lookup.inUse', message } })
  const remove = (level: Level, id: string) => admin.delete(`${root}/${level}/delete/${id}`)
  expect(await remove('country', country)).toMatchObject(
    inUse('Country "Elbonia" is in use by 1 records and cannot be deleted'),
  )
  expect(await remove('state', state)).toMatchObject(
    inUse('State "North" is in use by 1 records and cannot be deleted'),
  )
  for (const [level, id] of [
    ['city', city],
    ['state', state],
    ['country', country],
  ] as const) {
    expect((await remove(level, id)).status).toBe(200)
  }
})

it('never leaves a state below a country that is deleted at the same moment', async () => {
  for (let round = 0; round < 5; round++) {
    const country = await run.make.country()
    const [added, deleted] = await Promise.all([
      admin.post(`${root}/state/add`, { name: 'Somewhere', country }),
      admin.delete(`${root}/country/delete/${country}`),
    ])
    expect([added.status, deleted.status]).not.toEqual([200, 200])
    expect([added.status, deleted.status]).toContain(200)
  }
})

it('is given whole only where it is short: a dropdown does not ask for every city', async () => {
  const administrator = run.call(await run.make.tokenOf('administrator'))
  const state = await run.make.state()
  await run.db.owner`
    insert into city (id, state_id, name)
    select gen_random_uuid(), ${state}, 'City ' || at from generate_series(1, 1001) at`
  const ask = () => administrator.post('/address-management/city/list', { limit: -1, filters: { state } })
  expect(await ask()).toMatchObject({ status: 400, body: { code: 'list.tooLong' } })
  await run.db.owner`delete from city where state_id = ${state} and name = 'City 1'`
  expect((await ask()).body.data).toHaveLength(1000)
})

describe('without a token', () => {
  it('shows active countries and their phone codes, and no others', async () => {
    await run.make.country({ name: 'Shownland', code: 'SL', phone_code: '999' })
    await run.make.country({ name: 'Hiddenland', phone_code: '998', status: 'inactive' })
    const visitor = run.call()
    const listed = await visitor.post('/public/list-country', { limit: -1, filters: {} })
    expect(listed.body.data).toContainEqual(
      expect.objectContaining({ name: 'Shownland', code: 'SL', phoneCode: '999' }),
    )
    expect(JSON.stringify(listed.body)).not.toContain('Hiddenland')
    expect((await visitor.post('/public/list-country', { filters: { status: 'inactive' } })).status).toBe(400)
    const codes = await visitor.get('/country-codes')
    expect(codes.body.data).toContainEqual(expect.objectContaining({ name: 'Shownland', code: '999' }))
    expect(JSON.stringify(codes.body)).not.toContain('Hiddenland')
  })

  // As specification 3 §7 asks for them: without a version, all of them, the active ones.
  it.each(['', '?limit=-1', '?limit=-1&filters[status]=active', '?limit=-1&filters%5Bstatus%5D=active'])(
    'answers phone codes at /api/country-codes%s',
    async (query) => {
      const answer = await fetch(`${run.url}/api/country-codes${query}`)
      expect(answer.status).toBe(200)
      expect(await answer.json()).toEqual((await run.call().get('/country-codes')).body)
    },
  )

  it('is limited to 600 calls of one address in a quarter of an hour', async () => {
    await run.db.owner`truncate rate_limit`
    const ask = () => run.call().get('/country-codes')
    await ask()
    await run.db.owner`update rate_limit set points = 599`
    expect((await ask()).status).toBe(200)
    const refused = await ask()
    expect(refused).toMatchObject({ status: 429, body: { code: 'request.tooMany' } })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    await run.db.owner`truncate rate_limit`
  })
})
