import { type FilePurpose, filePurposes } from '@corridor/contract/base/file/purposes'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hashPassword } from '../../src/http/session/password.ts'
import type { Answer, AnyBody, Caller } from '../call.ts'
import { dropResume, startBatch } from '../candidate/resume-drop.ts'
import type { Company } from '../make.ts'
import { oldPassword } from '../people/two-factor-person.ts'
import { activeContents, writings } from '../reading/active-pdf.ts'
import { notEuropass, writeEuropassPdf } from '../reading/europass-pdf.ts'
import { type RunningApp, runApp } from '../running-app.ts'
import { askAddress, upload } from '../upload.ts'

let run: RunningApp
let company: Company
let owner: Caller
let candidateId: string
let vendorId: string
let studentId: string
let jobId: string
let country: string
beforeAll(async () => {
  run = await runApp({ ROLE: 'api' })
  company = await run.make.company()
  const password_hash = await hashPassword(oldPassword)
  owner = run.call(await run.make.session(await run.make.person('owner', company, { password_hash })))
  candidateId = await run.make.candidate(company)
  vendorId = await run.make.vendor(company)
  studentId = await run.make.student(company)
  jobId = await run.make.job(company)
  country = await run.make.country({ name: 'Germany', code: 'DE' })
})
afterAll(() => run.close())

const jane = { firstName: 'Jane', lastName: 'Doe', email: 'jane@example.com', phone: '5551234567' }
const rate = { rateAmount: 80, rateCurrency: 'USD', ratePer: 'hour', taxTerm: 'C2C' }
const account = () => ({
  ...{ vendorId, beneficiaryName: 'Apex', bankName: 'Deutsche Bank', accountType: 'current', country },
  ...{ accountNumber: 'DE89370400440532013000', currentPassword: oldPassword },
})

/** Calls that take a file of each purpose: a purpose without one does not compile. */
const doors: Record<FilePurpose, ((key: string) => Promise<Answer<AnyBody>>)[]> = {
  resume: [
    (resumeKey) => owner.post('/candidate/add-candidate', { ...jane, resumeKey }),
    (resumeKey) => owner.put(`/candidate/update/${candidateId}`, { resumeKey }),
    (fileKey) => owner.post('/agent/resume-parser', { fileKey }),
  ],
  'job-description': [(fileKey) => owner.post('/agent/jd-extractor', { fileKey })],
  import: [],
  'import-archive': [],
  'company-image': [],
  'company-document': [
    (documentKey) =>
      owner.post('/company-document/add-multiple-documents', {
        documents: [{ documentType: 'panCard', documentKey, isOptional: true }],
      }),
  ],
  'vendor-document': [
    (documentKey) =>
      owner.post('/vendor/step-six', { vendorId, documents: [{ type: 'insurance', title: 'Insurance', documentKey }] }),
  ],
  'candidate-document': [
    (documentKey) =>
      owner.post('/candidate-document/add-multiple', {
        candidateId,
        documents: [{ type: 'passport', title: 'Passport', documentKey }],
      }),
  ],
  'student-document': [
    (documentKey) =>
      owner.post('/student-document/add-multiple', {
        studentId,
        documents: [{ type: 'transcript', title: 'Transcript', documentKey }],
      }),
  ],
  representation: [
    (fileKey) => owner.post('/representation/add', { candidateId, jobId, rate, proof: 'document', fileKey }),
  ],
  'campaign-file': [
    (key) => owner.post('/campaign/add', { kind: 'plain', subject: 'Java bench', body: '<p>Hi</p>', files: [key] }),
  ],
  'vendor-bank': [(cancelledChequeKey) => owner.post('/vendor/step-seven', { ...account(), cancelledChequeKey })],
}
const purposes = Object.keys(filePurposes) as FilePurpose[]
const takesPdf = (purpose: FilePurpose) =>
  (filePurposes[purpose].types as readonly string[]).includes('application/pdf')

describe.each(purposes.filter(takesPdf))('a PDF for %s', (purpose) => {
  it.each(Object.entries(activeContents))('with %s is refused, and nothing is kept', async (_, parts) => {
    expect(doors[purpose]).not.toHaveLength(0)
    for (const write of Object.values(writings))
      for (const door of doors[purpose]) {
        const key = await upload(run, owner, write(parts), { fileName: 'a.pdf', purpose })
        expect(await door(key)).toMatchObject({ status: 415, body: { code: 'file.active' } })
        expect(await run.db.owner`select 1 from stored_file where key = ${key}`).toHaveLength(0)
      }
  })
})

it.each(purposes.filter((purpose) => !takesPdf(purpose)))('no PDF is taken for %s', async (purpose) => {
  expect((await askAddress(owner, { fileName: 'a.pdf', purpose })).body.code).toBe('file.type')
})

it('a batch of resumes names the PDFs that act, and keeps none', async () => {
  const firm = { company, caller: owner, batch: await startBatch(owner) }
  for (const parts of Object.values(activeContents)) {
    const file = await dropResume(run, firm, writings.plainly?.(parts) ?? '', 'application/pdf', 'a.pdf')
    expect(file).toMatchObject({ state: 'failed', reason: { code: 'file.active' } })
  }
})

describe('a resume of Europass', () => {
  const sent = (pdf: Buffer, purpose: FilePurpose = 'resume') =>
    upload(run, owner, pdf, { fileName: 'europass.pdf', purpose })

  it('is taken with its own data, and for a resume alone', async () => {
    const [add] = doors.resume
    expect((await add?.(await sent(writeEuropassPdf())))?.status).toBe(201)
    const [paper] = doors['candidate-document']
    expect((await paper?.(await sent(writeEuropassPdf(), 'candidate-document')))?.body.code).toBe('file.active')
  })

  it.each(Object.entries(notEuropass))('is refused with %s', async (_, parts) => {
    const [add] = doors.resume
    expect((await add?.(await sent(writeEuropassPdf(parts))))?.body.code).toBe('file.active')
  })
})
