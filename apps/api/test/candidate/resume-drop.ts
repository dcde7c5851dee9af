import { expect } from 'vitest'
import type { AnyRecord, Caller } from '../call.ts'
import type { Company } from '../make.ts'
import type { RunningApp } from '../running-app.ts'
import { upload } from '../upload.ts'

/** A company with a batch of resumes that one of its recruiters began. */
export interface Firm {
  company: Company
  caller: Caller
  batch: string
}

export async function startFirm(run: RunningApp, start: object = {}): Promise<Firm> {
  const company = await run.make.company()
  const caller = run.call(await run.make.session(await run.make.person('recruiter', company)))
  return { company, caller, batch: await startBatch(caller, start) }
}

export const startBatch = async (caller: Caller, start: object = {}) =>
  String((await caller.post('/resume-batch/start', start)).body.data._id)

export async function dropResume(
  run: RunningApp,
  { caller, batch }: Firm,
  bytes: Buffer | string,
  fileType: string,
  fileName: string,
) {
  const fileKey = await upload(run, caller, bytes, { fileType, fileName })
  const { status, body } = await caller.post(`/resume-batch/add-file/${batch}`, { fileKey })
  expect(status).toBe(202)
  return body.data as AnyRecord
}

export const filesOf = async ({ caller, batch }: Firm) =>
  (
    await caller.post('/resume-batch/list-file', {
      filters: { batch },
      limit: 100,
      sortBy: 'name',
      sortDirection: 'asc',
    })
  ).body.data as AnyRecord[]

/** The files of a batch by name, once none of them is read any more. */
export async function settled(firm: Firm) {
  const left = async () => (await filesOf(firm)).filter(({ state }) => state === 'reading').length
  await expect.poll(left, { timeout: 60_000 }).toBe(0)
  return filesOf(firm)
}

export const candidatesOf = async ({ caller }: Firm) => (await caller.post('/candidate/list', { limit: 100 })).body

export const one = (files: AnyRecord[], name: string) => files.find((file) => file.name === name) as AnyRecord

/** A resume as plain text. */
export const resumeText = (name: string, email: string, phone: string) =>
  [
    name,
    'Java Developer',
    email,
    phone,
    '',
    'EXPERIENCE',
    'Java Developer, Acme, 2019 - 2023',
    '',
    'SKILLS',
    'Java, SQL',
  ].join('\n')
