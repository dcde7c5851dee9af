import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Caller } from '../call.ts'
import type { Company, Person } from '../make.ts'
import { writeTextPdf } from '../reading/pdf-writer.ts'
import { type RunningApp, runApp } from '../running-app.ts'
import { fetchFile, upload } from '../upload.ts'

let run: RunningApp
let company: Company
let owner: Caller
let person: Person
let recruiter: Caller
beforeAll(async () => {
  run = await runApp()
})
afterAll(() => run.close())
beforeEach(async () => {
  company = await run.make.company()
  owner = run.call(await run.make.tokenOf('owner', company))
  person = await run.make.person('recruiter', company)
  recruiter = run.call(await run.make.session(person))
})

const pdf = writeTextPdf([{ x: 50, y: 700, text: 'Jane Doe' }])
let count = 0
async function resumeOf(by: Caller): Promise<string> {
  const resumeKey = await upload(run, by, pdf)
  const jane = { firstName: 'Jane', lastName: 'Doe', email: `standing-${++count}@example.com`, phone: '5551234567' }
  expect((await by.post('/candidate/add-candidate', { ...jane, resumeKey })).status).toBe(201)
  return resumeKey
}
const addressOf = async (fileKey: string, by = recruiter) =>
  (await by.get(`/s3/download-url?fileKey=${fileKey}`)).body.presignedUrl
async function exportOf(kind: string, by = recruiter): Promise<{ id: string; address: string }> {
  const { id } = (await by.post<{ id: string }>('/export/start', { kind, format: 'csv' })).body
  const view = async () => (await by.get(`/export/view/${id}`)).body.data.status
  await expect.poll(view, { timeout: 20_000, interval: 30 }).toBe('done')
  return { id, address: (await by.get(`/export/download/${id}`)).body.presignedUrl }
}
async function paper(studentId: string): Promise<{ id: string; address: string }> {
  const documentKey = await upload(run, recruiter, pdf, { purpose: 'student-document' })
  const documents = [{ type: 'transcript', title: 'Marks', documentKey }]
  const added = await recruiter.post('/student-document/add-multiple', { studentId, documents })
  const id = String(added.body.data[0]?._id)
  return { id, address: (await recruiter.post(`/student-document/open/${id}`)).body.presignedUrl }
}
/** One answer to all who may not: nobody learns why. */
async function expectDead(address: string, by = recruiter) {
  const answer = await fetchFile(run, by, address)
  const { requestId: _, ...body } = (await answer.json()) as { requestId: string }
  expect([answer.status, body]).toEqual([
    403,
    { success: false, code: 'file.addressDead', message: 'This file address is no longer valid' },
  ])
}
const expectFile = async (address: string, by = recruiter) =>
  expect((await fetchFile(run, by, address)).status).toBe(200)
const change = async (values: object) => {
  const id = await run.make.member(person, { status: 'active' })
  expect((await owner.put(`/company-member/update/${id}`, values)).status).toBe(200)
}

describe('the address of a download is refused', () => {
  it('after its session was signed out, by itself or from another', async () => {
    const key = await resumeOf(recruiter)
    const address = await addressOf(key)
    expect((await recruiter.post('/auth/sign-out')).status).toBe(200)
    await expectDead(address)
    await expectDead(address, run.call(await run.make.session(person)))
    const other = run.call(await run.make.session(person))
    const theirs = await addressOf(key, other)
    expect((await run.call(await run.make.session(person)).post('/session/revoke-others')).status).toBe(200)
    await expectDead(theirs, other)
  })

  it('after its person was deactivated, here or everywhere', async () => {
    const key = await resumeOf(owner)
    const other = await run.make.person('recruiter', company)
    const theirs = run.call(await run.make.session(other))
    const [address, again] = [await addressOf(key), await addressOf(key, theirs)]
    await change({ status: 'inactive' })
    await expectDead(address)
    const admin = run.call(await run.make.tokenOf('administrator'))
    expect((await admin.put(`/users/update/${other.id}`, { status: 'inactive' })).status).toBe(200)
    await expectDead(again, theirs)
  })

  it('after a role was taken that its file asks for', async () => {
    const { address } = await exportOf('candidate')
    const student = await paper(await run.make.student(company))
    const resume = await addressOf(await resumeOf(owner))
    await change({ roles: ['company-user'] })
    await expectDead(address)
    await expectDead(student.address)
    await expectFile(resume)
  })

  it('after its person sees less, and followed again once they see more', async () => {
    const team = await run.make.unit(company)
    await run.make.sight(person, 'company', [team])
    const others = run.call(await run.make.tokenOf('recruiter', company))
    const [theirs, mine] = [await addressOf(await resumeOf(others)), await addressOf(await resumeOf(recruiter))]
    const { address } = await exportOf('candidate')
    const created_by = (await run.make.person('recruiter', company)).id
    const student = await paper(await run.make.student(company, { created_by }))
    await change({ sight: 'team' })
    for (const beyond of [theirs, address, student.address]) await expectDead(beyond)
    await expectFile(mine)
    await change({ sight: 'company' })
    for (const seen of [theirs, address, student.address]) await expectFile(seen)
  })

  it("for another company's file", async () => {
    const address = await addressOf(await resumeOf(recruiter))
    const stranger = run.call(await run.make.tokenOf('owner', await run.make.company()))
    const foreign = await resumeOf(stranger)
    expect((await recruiter.get(`/s3/download-url?fileKey=${foreign}`)).status).toBe(404)
    await expectDead(address, stranger)
    const { count: moved } = await run.db.owner`
      update download_address set file_key = ${foreign} where token_hash = sha256(${address.split('/').at(-1) ?? ''}::bytea)`
    expect(moved).toBe(1)
    await expectDead(address)
  })

  it('once what it gives out is deleted, or in the bin', async () => {
    const { id, address } = await exportOf('candidate')
    expect((await recruiter.delete(`/export/delete/${id}`)).status).toBe(200)
    await expectDead(address)
    const studentId = await run.make.student(company)
    const [one, two] = [await paper(studentId), await paper(studentId)]
    expect((await recruiter.delete(`/student-document/delete/${one.id}`)).status).toBe(200)
    await expectDead(one.address)
    expect((await recruiter.delete(`/student/delete/${studentId}`)).status).toBe(200)
    await expectDead(two.address)
  })
})
