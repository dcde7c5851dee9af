import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { AnyRecord, Caller } from '../call.ts'
import type { Company } from '../make.ts'
import { checkedImport } from '../records/importing.ts'
import { type RunningApp, runApp } from '../running-app.ts'
import { upload } from '../upload.ts'

let run: RunningApp
let company: Company
let bench: Caller
let colleague: Caller
beforeAll(async () => {
  run = await runApp()
})
afterAll(() => run.close())
beforeEach(async () => {
  company = await run.make.company()
  bench = run.call(await run.make.tokenOf('bench-sales', company))
  colleague = run.call(await run.make.tokenOf('bench-sales', company))
})

const told = async (caller: Caller) => (await caller.post('/notification/list')).body.data as AnyRecord[]
const first = async (caller: Caller) => {
  await expect.poll(async () => (await told(caller)).length, { timeout: 30_000 }).toBe(1)
  return (await told(caller))[0]
}

describe('the end of work is told to whoever began it, and to nobody else', () => {
  it('for an export', async () => {
    await run.make.candidate(company)
    expect((await bench.post('/export/start', { kind: 'candidate', format: 'csv' })).status).toBe(202)
    expect(await first(bench)).toMatchObject({
      kind: 'export-ready',
      tab: 'inbox',
      path: '/company/transfer/list-export',
    })
    expect(await told(colleague)).toEqual([])
  })

  it('for an import', async () => {
    const administrator = run.call(await run.make.tokenOf('administrator'))
    const table = await checkedImport(run, administrator, 'skill', 'Name\nQuarkus\nMicronaut\n')
    expect(await told(administrator)).toEqual([])
    await table.post('run', { expected: 2 })
    await table.reach('done')
    expect(await first(administrator)).toMatchObject({
      kind: 'import-finished',
      params: { name: 'table.csv' },
      path: `/admin/transfer/view-import/${table.id}`,
    })
  })

  it('for a batch of resumes, as one for all its files', async () => {
    const batch = String((await bench.post('/resume-batch/start')).body.data._id)
    const resume = readFileSync(join(import.meta.dirname, '../fixtures/resumes/one-column.pdf'))
    for (const fileName of ['one.pdf', 'two.pdf']) {
      const fileKey = await upload(run, bench, resume, { fileName })
      expect((await bench.post(`/resume-batch/add-file/${batch}`, { fileKey })).status).toBe(202)
    }
    const reading = async () =>
      ((await bench.get(`/resume-batch/view/${batch}`)).body.data as unknown as { counts: AnyRecord }).counts.reading
    await expect.poll(reading, { timeout: 60_000 }).toBe(0)
    expect(await first(bench)).toMatchObject({
      kind: 'resumes-finished',
      params: { name: 'one.pdf' },
      path: `/company/super-candidate/view-resume-parsing/${batch}`,
    })
    expect(await told(colleague)).toEqual([])
  })
})
