import { afterAll, beforeAll, expect, it } from 'vitest'
import type { AnyRecord, Caller } from '../call.ts'
import { type RunningApp, runApp } from '../running-app.ts'

let run: RunningApp
let bench: Caller
let other: Caller
beforeAll(async () => {
  run = await runApp({ ROLE: 'api' })
  const company = await run.make.company()
  bench = run.call(await run.make.session(await run.make.person('bench-sales', company)))
  other = run.call(await run.make.session(await run.make.person('recruiter', company)))
})
afterAll(() => run.close())

const timeline = async (vendorId: string, by = bench, more: object = {}) =>
  (await by.post<{ data: AnyRecord[]; hasMore: boolean }>('/vendor/timeline', { vendorId, ...more })).body

it('tells what happened to a vendor, its contacts and its notes, and into which groups it came', async () => {
  const country = await run.make.country({ name: 'Utopia of timelines' })
  const details = { vendorName: 'Apex of timelines', primaryBusinessUnit: 'company' }
  const { _id } = (await bench.post<{ data: AnyRecord }>('/vendor/step-one', details)).body.data
  await bench.put(`/vendor/update/${_id}`, { country, sendHotlist: true, technologies: ['Java'] })
  await bench.post('/vendor-contact/add', { vendorId: _id, firstName: 'Maria', lastName: 'Gomez' })
  await bench.post('/vendor-note/add', { vendorId: _id, note: 'Called at nine' })
  const group = { businessUnit: 'company', groupName: 'Own of timelines', description: 'Who buys', region: country }
  const made = (await bench.post<{ data: AnyRecord }>('/vendor-group/add', group)).body.data
  await bench.post('/vendor-group/add-vendors', { groupId: made._id, vendorIds: [_id] })

  const { data, hasMore } = await timeline(_id)
  expect(hasMore).toBe(false)
  expect(data).toMatchObject([
    { action: 'put into a group', part: null, groupInfo: [{ name: 'Own of timelines' }] },
    { action: 'added', part: 'vendor-note', name: 'Called at nine' },
    { action: 'added', part: 'vendor-contact', name: 'Maria Gomez' },
    {
      action: 'changed',
      part: null,
      changes: [
        { field: 'country', before: null, after: 'Utopia of timelines' },
        { field: 'sendHotlist', before: false, after: true },
        { field: 'technologies', before: [], after: ['Java'] },
      ],
    },
    { action: 'added', part: null },
  ])
  // The group is private.
  expect((await timeline(_id, other)).data.map(({ action }) => action)).not.toContain('put into a group')
  const first = await timeline(_id, bench, { limit: 2 })
  expect(first).toMatchObject({ hasMore: true })
  const rest = await timeline(_id, bench, { before: first.data[1]?._id })
  expect([...first.data, ...rest.data].map((entry) => entry._id)).toEqual(data.map((entry) => entry._id))
})
