import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { AnyRecord, Caller } from '../call.ts'
import { loseActive } from '../lost-jobs.ts'
import { type RunningApp, runApp } from '../running-app.ts'
import { type Node, startNode, stopNode } from '../two-nodes.ts'
import { docxType, upload } from '../upload.ts'

let run: RunningApp
const workers: Node[] = []
beforeAll(async () => {
  run = await runApp({ ROLE: 'api' })
  // Loaded beforehand, so that a worker spends its start on nothing else.
  await run.db.owner`insert into country (id, name) values (uuidv7(), 'Anywhere') on conflict do nothing`
})
afterAll(async () => {
  await Promise.all(workers.map(stopNode))
  await run.close()
})

const startWorker = async () => {
  const worker = await startNode(run.db, run.dataDir, { ROLE: 'worker' })
  workers.push(worker)
  return worker
}
const fixture = (name: string) => readFileSync(join(import.meta.dirname, '../fixtures/resumes', name))
const files: [name: string, type: string][] = [
  ['scan.jpg', 'image/jpeg'],
  ['one-column.pdf', 'application/pdf'],
  ['table.docx', docxType],
  ['table.doc', 'application/msword'],
]

it('a batch whose worker is killed in the middle is finished by the next, each person once', async () => {
  const company = await run.make.company()
  const caller: Caller = run.call(await run.make.tokenOf('recruiter', company))
  const batch = String((await caller.post('/resume-batch/start')).body.data._id)
  for (const [fileName, fileType] of files) {
    const fileKey = await upload(run, caller, fixture(fileName), { fileType, fileName })
    expect((await caller.post(`/resume-batch/add-file/${batch}`, { fileKey })).status).toBe(202)
  }
  const first = await startWorker()
  const isReading = async () =>
    (await run.db.owner`select 1 from parse where status = 'running' and company_id = ${company.id}`).length > 0
  await expect.poll(isReading, { timeout: 30_000, interval: 20 }).toBe(true)
  first.process.kill('SIGKILL')

  await loseActive(run.db, 'parse-resume')
  await loseActive(run.db, 'parse-scan')
  await startWorker()
  const view = async () =>
    ((await caller.get(`/resume-batch/view/${batch}`)).body.data as AnyRecord).counts as AnyRecord
  await expect.poll(async () => (await view()).reading, { timeout: 60_000 }).toBe(0)
  expect(await view()).toMatchObject({ files: 4, saved: 4, failed: 0, held: 0 })
  expect((await caller.post('/candidate/list')).body.totalDocs).toBe(4)
}, 120_000)
