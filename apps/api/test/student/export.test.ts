import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { AnyBody, Caller } from '../call.ts'
import type { Company } from '../make.ts'
import { type RunningApp, runApp } from '../running-app.ts'
import { enrol, type Known, makeKnown } from './enrolment-desk.ts'

let run: RunningApp
let known: Known
let company: Company
beforeAll(async () => {
  run = await runApp()
  known = await makeKnown(run)
  company = await run.make.company()
})
afterAll(() => run.close())

async function fileOf(by: Caller): Promise<string> {
  const { status, body } = await by.post<{ id: string }>('/export/start', { kind: 'student', format: 'csv' })
  expect(status).toBe(202)
  const state = async () => (await by.get<AnyBody>(`/export/view/${body.id}`)).body.data.status
  await expect.poll(state, { timeout: 20_000, interval: 30 }).toBe('done')
  const { presignedUrl } = (await by.get<AnyBody & { presignedUrl: string }>(`/export/download/${body.id}`)).body
  return (await fetch(new URL(presignedUrl, run.url))).text()
}

it('students go out in a file with nothing of them that is sealed', async () => {
  const recruiter = run.call(await run.make.tokenOf('recruiter', company))
  await enrol(recruiter, known, 10)
  const file = await fileOf(recruiter)
  const [row] = parse(file, { bom: true, columns: true }) as Record<string, string>[]
  expect(row).toMatchObject({
    'First Name': 'Asha',
    'Last Name': 'Rao',
    Email: 'asha.rao@example.com',
    'Phone Number': '9810001234',
    'Country of Citizenship': 'India',
    'Steps saved': '10',
  })
  for (const sealed of ['K7294317', '317', '2001']) expect(file).not.toContain(sealed)
})

it('nobody takes out students who does not manage them', async () => {
  for (const role of ['company-user', 'administrator'] as const) {
    const by = run.call(await run.make.tokenOf(role, company))
    expect((await by.post('/export/start', { kind: 'student', format: 'csv' })).status).toBe(403)
  }
})
