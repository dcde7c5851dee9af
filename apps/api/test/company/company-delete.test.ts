import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Caller } from '../call.ts'
import { type RunningApp, runApp } from '../running-app.ts'
import { trailOf } from '../trail.ts'

let run: RunningApp
let admin: Caller
beforeAll(async () => {
  run = await runApp({ ROLE: 'api' })
  admin = run.call(await run.make.tokenOf('administrator'))
})
afterAll(() => run.close())

const list = async (body: object) => (await admin.post('/company/list-companies', body)).body
const remove = (id: string) => admin.delete(`/company/delete-company/${id}`)

it('a deleted company is nowhere, its members are out at once, and restoring brings all of it back', async () => {
  const company = await run.make.company({ name: 'Maple to be deleted', legal_name: 'Maple Ltd' })
  const owner = run.call(await run.make.tokenOf('owner', company))
  const candidate = await run.make.candidate(company)
  expect((await remove(company.id)).body).toEqual({ success: true, message: 'Company deleted successfully' })

  expect((await owner.post('/candidate/list')).status).toBe(401)
  expect((await list({ filters: { _id: company.id } })).totalDocs).toBe(0)
  expect((await admin.get(`/company/update-company/${company.id}/verification`)).status).toBe(404)
  const waiting = await admin.post('/verification/list-pending', { searchTerm: 'Maple to be deleted' })
  expect(waiting.body.totalDocs).toBe(0)
  expect((await remove(company.id)).status).toBe(404)
  const binned = await admin.post('/bin/list', { filters: { kind: 'company' }, searchTerm: 'Maple to be' })
  expect(binned.body.data).toMatchObject([{ _id: company.id, kind: 'company', name: 'Maple to be deleted' }])

  expect((await admin.post(`/bin/restore/${company.id}`)).status).toBe(200)
  expect((await list({ filters: { _id: company.id } })).totalDocs).toBe(1)
  expect((await owner.post('/candidate/list')).body.data).toMatchObject([{ _id: candidate }])
  expect((await trailOf(run.db.owner, company.id)).map(({ action }) => action)).toEqual([
    'company.delete',
    'company.restore',
  ])
})

it('of two who delete one company at once, one does', async () => {
  const { id } = await run.make.company()
  const statuses = (await Promise.all([remove(id), remove(id)])).map(({ status }) => status)
  expect(statuses.sort()).toEqual([200, 404])
})

it('an owner restores no company', async () => {
  const company = await run.make.company()
  await remove(company.id)
  const stranger = run.call(await run.make.tokenOf('owner', await run.make.company()))
  expect((await stranger.post(`/bin/restore/${company.id}`)).status).toBe(404)
})
